import { expect, it } from 'vitest'
import { readSample, readSampleText } from '@/tests/samples/read-sample'
import { isSameVin, isVin, toVinInput } from './vin'

it.each([
  ['xta', 'XTA'],
  ['ХТА', 'XTA'],
  ['хта', 'XTA'],
  ['AIOQ1', 'A1'],
  ['аОо1', 'A1'],
  ['WVWZZZ1JZ3W386752X', 'WVWZZZ1JZ3W386752'],
  ['ЖЩ 12-3', '123'],
  ['', ''],
])('the VIN field turns %j into %j', (typed, shown) => {
  expect(toVinInput(typed)).toBe(shown)
})

it.each([
  ['XTAGFK330JY144213', true],
  ['xtagfk330jy144213', true],
  ['XTAGFK330JY14421', false],
  ['XTAGFK330JY1442133', false],
  ['XTAGFK330JO144213', false],
])('%s is a VIN: %s', (value, expected) => {
  expect(isVin(value)).toBe(expected)
})

it('compares without regard to case', () => {
  expect(isSameVin('xtagfk330jy144213', 'XTAGFK330JY144213')).toBe(true)
  expect(isSameVin('XTAGFK330JY144213', 'XTAGFK330JY144214')).toBe(false)
})

it.each(readSample<{ cyrillic: string; ascii: string }[]>('text/look-alikes.json'))(
  'the look-alike $cyrillic is read as $ascii',
  ({ cyrillic, ascii }) => {
    expect(toVinInput(cyrillic)).toBe(/o/i.test(ascii) ? '' : ascii.toUpperCase())
  },
)

it('lets real VINs pass through the field unchanged unless they hold a forbidden letter', () => {
  const vins = readSampleText('vins/vins.txt').trim().split('\n')
  const changed = vins.filter((vin) => vin.length === 17 && toVinInput(vin) !== vin.toUpperCase())
  expect(vins).toHaveLength(338)
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.filter((vin) => !/[IOQ]/i.test(vin))).toEqual([])
})
