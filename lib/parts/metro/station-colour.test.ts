import { expect, test } from 'vitest'
import { stationColour } from './station-colour'

test.each([
  ['the colour of the gateway', { name: 'Тверская', line: null, color: 'FF0000' }, '#ff0000'],
  ['the line by the name in any case', { name: 'ТВЕРСКАЯ', line: null, color: null }, '#2dbe2c'],
  ['the named line of several', { name: 'Парк культуры', line: 'Кольцевая', color: null }, '#8d5b2d'],
  [
    'the name when the colour is none',
    { name: 'Тверская', line: null, color: 'red;background:url(x)' },
    '#2dbe2c',
  ],
  ['nothing for a station of another town', { name: 'Девяткино', line: null, color: null }, null],
])('takes %s', (_, station, colour) => {
  expect(stationColour(station)).toBe(colour)
})
