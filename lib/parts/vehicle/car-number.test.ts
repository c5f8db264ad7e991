import { expect, it } from 'vitest'
import { carNumberOf, findCarNumber } from './car-number'

it.each([
  ['XTA210930Y2696785', 'vin', 'XTA210930Y2696785'],
  ['xta 210930 y2696785', 'vin', 'XTA210930Y2696785'],
  ['XTA 210930Y2696785', 'vin', 'XTA210930Y2696785'],
  ['WVG ZZZ5N Z A W001234', 'vin', 'WVGZZZ5NZAW001234'],
  ['XTA2 1093 0Y26 9678 5', 'vin', 'XTA210930Y2696785'],
  ['XTA210 930Y26 96785', 'vin', 'XTA210930Y2696785'],
  ['ХТА-210930-У2696785', 'vin', 'XTA210930Y2696785'],
  ['JTMBFREV3OD0I2345', 'vin', 'JTMBFREV30D012345'],
  ['NZE141-6123456', 'frame', 'NZE141-6123456'],
  ['ZVW30-1234567', 'frame', 'ZVW30-1234567'],
  ['SXE10 0012345', 'frame', 'SXE10-0012345'],
  ['sxe10–0012345', 'frame', 'SXE10-0012345'],
  ['АСV30 0512345', 'frame', 'ACV30-0512345'],
  ['NZE1416123456', 'frame', 'NZE141-6123456'],
  ['GG3S-100123', 'frame', 'GG3S-100123'],
] as const)('%j is the %s %s', (text, kind, number) => {
  expect(carNumberOf(text)).toEqual({ kind, number })
})

it.each([
  '',
  'XTA210930Y269678',
  '12345678901234567',
  'ABCDEFGHJKLMNPRST',
  'масло 5w30',
  'A21-1012010',
  'OC 90',
  'W712/75',
  '06A115561B',
  'GDB3424',
  '0986494524',
  'camry 2010',
  '2630035505 GDB3548',
  'GDB3548 2630035505',
  '1J0 615 301 M GDB3548',
  '03C115561 W7195012',
  '1J0 615 301 GDB35488',
])('%j is no number of a car', (text) => {
  expect(carNumberOf(text)).toBeUndefined()
})

it.each([
  ['WVGZZZ5NZAW001234 колодки', 'WVGZZZ5NZAW001234', 'колодки'],
  ['колодки WVGZZZ5NZAW001234', 'WVGZZZ5NZAW001234', 'колодки'],
  ['Z94K241CBHR123456 масляный фильтр', 'Z94K241CBHR123456', 'масляный фильтр'],
  ['масляный фильтр для z94k241cbhr123456', 'Z94K241CBHR123456', 'масляный фильтр'],
  ['колодки (XTA 210930 Y2696785) передние', 'XTA210930Y2696785', 'колодки передние'],
  ['VIN: XTA210930Y2696785, свечи', 'XTA210930Y2696785', 'свечи'],
  ['свечи, вин код хта210930у2696785', 'XTA210930Y2696785', 'свечи'],
  ['номер кузова NZE141-6123456 стойки', 'NZE141-6123456', 'стойки'],
  ['стойки SXE10 0012345', 'SXE10-0012345', 'стойки'],
  ['VIN № XTA210930Y2696785', 'XTA210930Y2696785', ''],
  ['VIN XTA210930Y2696785 масло 5w30', 'XTA210930Y2696785', 'масло 5w30'],
])('in %j the car %s stands beside the words %j', (text, number, words) => {
  expect(findCarNumber(text)).toMatchObject({ car: { number }, words })
})

it.each([
  '',
  'масло 5w30',
  'вин',
  'OC 90 MANN',
  'колодки передние солярис 2017',
  '2630035505 GDB3548',
  'kia rio 2017 1.6',
])('there is no car in %j', (text) => {
  expect(findCarNumber(text)).toBeUndefined()
})
