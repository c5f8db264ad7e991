import { expect, it } from 'vitest'
import { readVehicle } from './read-vehicle'

it.each([
  ['XTA210930Y2696785', { kind: 'vin', number: 'XTA210930Y2696785' }],
  ['xta 210930 y2696785', { kind: 'vin', number: 'XTA210930Y2696785' }],
  ['ХТА210930У2696785', { kind: 'vin', number: 'XTA210930Y2696785' }],
  ['JTMBFREV30D012345', { kind: 'vin', number: 'JTMBFREV30D012345' }],
  ['а123вс77', { kind: 'plate', number: 'А 123 ВС 77' }],
  ['A123BC777', { kind: 'plate', number: 'А 123 ВС 777' }],
  ['о 001 оо 99 rus', { kind: 'plate', number: 'О 001 ОО 99' }],
  ['VIN: XTA210930Y2696785', { kind: 'vin', number: 'XTA210930Y2696785' }],
  ['вин код XTA210930Y2696785', { kind: 'vin', number: 'XTA210930Y2696785' }],
  ['VIN № XTA210930Y2696785', { kind: 'vin', number: 'XTA210930Y2696785' }],
  ['госномер а123вс77', { kind: 'plate', number: 'А 123 ВС 77' }],
  ['NZE141-6123456', { kind: 'frame', number: 'NZE141-6123456' }],
  ['sxe10 0012345', { kind: 'frame', number: 'SXE10-0012345' }],
  ['вин', undefined],
  ['12345678901234567', undefined],
  ['ABCDEFGHJKLMNPRST', undefined],
  ['XTA210930Y269678', undefined],
  ['А7N475', undefined],
  ['д123вс77', undefined],
  ['масло 5w30', undefined],
])('%s is read as %j', (text, expected) => {
  expect(readVehicle(text)).toEqual(expected && { vehicle: expected, words: '' })
})

it('keeps the words beside a number', () => {
  const vehicle = { kind: 'vin', number: 'Z94K241CBHR123456' }
  expect(readVehicle('масляный фильтр Z94K241CBHR123456')).toEqual({ vehicle, words: 'масляный фильтр' })
})
