import { describe, expect, it } from 'vitest'
import { rowsOf, toWorkbook } from '@/gateway/services/price-import/testing/price-files'
import { numberCellText, toNumberStyle } from './cell-text'

describe('a number', () => {
  it.each([
    ['00000', '331', '00331'],
    ['0.000', '331', '331.000'],
    ['0.000', '915.5', '915.500'],
    ['@', '331', '331'],
    ['General', '331', '331'],
    ['"OC "0', '90', 'OC 90'],
    ['"0"#', '123', '0123'],
    ['\\00', '123', '0123'],
    ['0\\.000', '331915', '331.915'],
    ['000\\-000', '123456', '123-456'],
    ['(000) 000', '123456', '(123) 456'],
    ['[$-419]00000;@', '331', '00331'],
    ['0" шт"', '5', '5 шт'],
  ])('of the format %s is read as it shows it: %s is %s', (code, raw, text) => {
    expect(numberCellText(raw, toNumberStyle(164, code))).toBe(text)
  })

  it.each([
    ['0.000', '915.1234', '915.1234'],
    ['0', '1662.5', '1662.5'],
    ['#,##0.00"р."', '1662.5', '1662.5'],
    ['# ?/?', '5', '5'],
    ['0%', '0.2', '0.2'],
    ['0.00E+00', '155093', '155093'],
    ['00000', '-5', '-5'],
    ['00000', '12345678901234567', '12345678901234568'],
  ])('of the format %s keeps what the format would take from it: %s is %s', (code, raw, text) => {
    expect(numberCellText(raw, toNumberStyle(164, code))).toBe(text)
  })

  it.each([
    'mmm.yy',
    'd.mmm',
    '[$-419]mmmm yyyy;@',
    '[$-FC19]dd mmmm yyyy',
    'h:mm',
    '[h]:mm',
    'dd.mm',
    'mm/yy',
  ])('of the format %s is a date', (code) => {
    expect(numberCellText('33604', toNumberStyle(164, code))).toBe('01.01.1992')
  })

  it.each([
    ['155093', '17.08.2324'],
    ['8671014237', '8671014237'],
  ])('%s is a date as long as a sheet shows one: %s', (raw, text) => {
    expect(numberCellText(raw, { kind: 'date' })).toBe(text)
  })

  it.each([14, 17, 18, 21, 22, 45, 47, 30, 57])('of the built-in format %d is a date', (id) => {
    expect(numberCellText('33604', toNumberStyle(id, undefined))).toBe('01.01.1992')
  })

  it.each([
    ['[$CHF-807] 0.00', '5 CHF'],
    ['[$ден.-42F] 0', '5 ДЕН.'],
    ['[$р.-419]0.00', '5.00'],
    ['[$₽-419] 0', '5'],
  ])('of the format %s is in the money that it shows', (code, text) => {
    expect(numberCellText('5', toNumberStyle(164, code))).toBe(text)
  })
})

it.each(['xlsx', 'biff8', 'xlml'] as const)(
  'an article of %s is read with the zeros of its format, a date and a boolean as what they are',
  async (type) => {
    const book = toWorkbook([[331, 331, 33604, true, 12.5]], type, {
      formats: { A1: '00000', B1: '0.000', C1: 'dd.mm.yyyy' },
    })
    const [zeros, point, date, boolean, price] = (await rowsOf('p', book))[0]?.cells ?? []
    expect([zeros, point, boolean, price]).toEqual(['00331', '331.000', 'TRUE', '12.5'])
    expect(date).toMatch(/^(?:01\.01\.1992|1992-01-01.*)$/)
  },
)
