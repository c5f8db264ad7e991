import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseArticle } from './parse-article'
import { parseDeliveryHours } from '@/gateway/services/price-import/cells/parse-delivery-hours'
import { parseMultiplicity, parseQuantity } from './parse-quantity'

const anyCell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'-<>+0123456789., шт\0\ud83d') }))

describe('parseArticle', () => {
  it.each([
    ['155093', '155093'],
    ['000123', '000123'],
    [' OC\u00a090 ', 'OC 90'],
    ['="00123"', '00123'],
    ["'00123", '00123'],
    ['155093.0', '155093'],
    ['155093,00', '155093'],
    ['1.0', '1.0'],
    ['12E10', '12E10'],
    ['W 914/2', 'W 914/2'],
    ['\ufeffA\u200bB1', 'AB1'],
  ])('takes %j as %j', (text, article) => {
    expect(parseArticle(text)).toEqual({ ok: true, value: article })
  })

  it.each([
    ['', 'нет артикула'],
    ['---', 'нет артикула'],
    ['1,23E+11', 'артикул испорчен: вместо цифр записано число с «E+»'],
    ['01.02.2024', 'артикул испорчен: в ячейке дата'],
    ['A'.repeat(65), 'артикул длиннее 64 знаков'],
  ])('refuses %j: %s', (text, reason) => {
    expect(parseArticle(text)).toEqual({ ok: false, reason })
  })

  it('never throws, and what it takes it would take again', () => {
    fc.assert(
      fc.property(anyCell, (text) => {
        const result = parseArticle(text)
        if (result.ok) expect(parseArticle(result.value).ok).toBe(true)
      }),
    )
  })
})

describe('parseQuantity', () => {
  it.each([
    ['3', 3],
    ['3.0', 3],
    ['3,7', 3],
    ['>10 шт.', 10],
    ['> 500', 500],
    ['10+', 10],
    ['более 100', 100],
    ['Больше 20 шт', 20],
    ['10-50', 10],
    ['1 000', 1000],
    ['1\u00a0000 шт.', 1000],
    ['<5', 1],
    ['менее 5', 1],
    ['есть', 1],
    ['В наличии', 1],
    ['+', 1],
    ['***', 1],
    ['много', 10],
    ['нет', 0],
    ['Под заказ', 0],
    ['-', 0],
    ['-2', 0],
    ['', 0],
    ['12 (3 в пути)', 12],
    ['9999999999999999999999', 1_000_000],
  ])('reads %j as %d', (text, pieces) => {
    expect(parseQuantity(text)).toEqual({ ok: true, value: pieces })
  })

  it.each(['звоните', '#REF!', 'шт.'])('refuses %j', (text) => {
    expect(parseQuantity(text)).toEqual({ ok: false, reason: 'количество не число' })
  })

  it('never throws and never promises a fraction, a debt or more than the limit', () => {
    fc.assert(
      fc.property(anyCell, (text) => {
        const result = parseQuantity(text)
        if (result.ok)
          expect(Number.isInteger(result.value) && result.value >= 0 && result.value <= 1e6).toBe(true)
      }),
    )
  })
})

it.each([
  ['4', 4],
  ['по 4 шт', 4],
  ['', 1],
  ['0', 1],
  ['-', 1],
])('multiplicity %j is %d', (text, pieces) => {
  expect(parseMultiplicity(text)).toBe(pieces)
})

it.each([
  ['0', 0],
  ['3', 72],
  ['2-4 дн.', 96],
  ['от 2 до 5 дней', 120],
  ['24 часа', 24],
  ['36ч', 36],
  ['1 неделя', 168],
  ['сегодня', 0],
  ['Завтра', 24],
  ['9999', 8760],
  ['', undefined],
  ['уточняйте', undefined],
  ['12.05.2024', undefined],
])('delivery %j is %s hours', (text, hours) => {
  expect(parseDeliveryHours(text)).toBe(hours)
})
