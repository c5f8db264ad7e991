import { expect, it } from 'vitest'
import { MAX_QUERY_LENGTH } from '@/lib/gateway/contracts/limits'
import { hasWrongCheckDigit, readVehicleQuery } from './vehicle-query'

it.each([
  ['', { kind: 'empty' }],
  ['   ', { kind: 'empty' }],
  ['JTEHC05J804012345', { kind: 'number', number: 'JTEHC05J804012345', of: 'vin' }],
  ['jtehc05j8 0401-2345', { kind: 'number', number: 'JTEHC05J804012345', of: 'vin' }],
  // Cyrillic letters that look like Latin ones.
  ['ХТА21074091234567', { kind: 'number', number: 'XTA21074091234567', of: 'vin' }],
  ['JZX100-0012345', { kind: 'number', number: 'JZX100-0012345', of: 'frame' }],
  ['acv30 0512345', { kind: 'number', number: 'ACV30-0512345', of: 'frame' }],
  ['GG3S-100123', { kind: 'number', number: 'GG3S-100123', of: 'frame' }],
  ['JTEHC05J80401234', { kind: 'mistake', problem: 'В VIN 17 знаков, а здесь 16' }],
  ['JTEHC05J8O4012345', { kind: 'number', number: 'JTEHC05J804012345', of: 'vin' }],
  ['тормоза JTEHC05J804012345', { kind: 'number', number: 'JTEHC05J804012345', of: 'vin' }],
  ['NZE1416123456', { kind: 'number', number: 'NZE141-6123456', of: 'frame' }],
  ['x', { kind: 'mistake', problem: 'Слишком коротко: введите VIN, номер кузова или марку' }],
  ['toyota', { kind: 'words', words: 'toyota' }],
  ['тойота камри', { kind: 'words', words: 'тойота камри' }],
  ['camry 2010', { kind: 'words', words: 'camry 2010' }],
  ['солярис 1.6', { kind: 'words', words: 'солярис 1.6' }],
  ['land cruiser 100', { kind: 'words', words: 'land cruiser 100' }],
  ['12345678901234567', { kind: 'number', number: '12345678901234567', of: 'vin' }],
])('%j is read as %j', (text, query) => {
  expect(readVehicleQuery(text)).toEqual(query)
})

it('reads no more of an address than a search has words for', () => {
  const words = '8 '.repeat(MAX_QUERY_LENGTH)
  expect(readVehicleQuery(words)).toEqual({ kind: 'words', words: words.slice(0, MAX_QUERY_LENGTH) })
})

it.each([
  ['1M8GDM9AXKP042788', false],
  ['1M8GDM9A1KP042788', true],
  ['LVVDB11B0CD000000', true],
  // European makers write there what they like.
  ['WVWZZZ1KZAW000001', false],
])('the check digit of %s is wrong: %s', (vin, isWrong) => {
  expect(hasWrongCheckDigit(vin)).toBe(isWrong)
})
