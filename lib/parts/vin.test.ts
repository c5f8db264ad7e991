import { describe, expect, it } from 'vitest'
import { readSharedData, readSharedText } from './shared-data-testing'
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

type HomoglyphTable = { replacements: { cyrillic: string; ascii: string }[] }
const homoglyphs = readSharedData<HomoglyphTable>('textvectors/homoglyphs_cyrillic_ascii.json')
describe.skipIf(homoglyphs === null)('published look-alikes (skipped where ../shared/data is absent)', () => {
  it.each(homoglyphs?.replacements ?? [])('$cyrillic is read as $ascii', ({ cyrillic, ascii }) => {
    expect(toVinInput(cyrillic)).toBe(/o/i.test(ascii) ? '' : ascii.toUpperCase())
  })
})

const european = readSharedData<{ vin: string }[]>('vin-wmi/vins_eu_ru.json')
const american = readSharedText('vin-wmi/vins_us.csv')
describe.skipIf(european === null || american === null)(
  'real VINs (skipped where ../shared/data is absent)',
  () => {
    const vins = [
      ...(european ?? []).map(({ vin }) => vin),
      ...(american ?? '')
        .split('\n')
        .slice(1)
        .flatMap((row) => row.split(',')[0] || []),
    ]

    it('pass through the field unchanged unless they hold a forbidden letter', () => {
      const changed = vins.filter((vin) => vin.length === 17 && toVinInput(vin) !== vin.toUpperCase())
      expect(changed.every((vin) => /[IOQ]/i.test(vin))).toBe(true)
      expect(vins.length).toBeGreaterThan(9000)
    })
  },
)
