import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseArticle } from './parse-article'
import { parseDeliveryHours } from '@/gateway/services/price-import/cells/parse-delivery-hours'
import { parseMultiplicity, parseQuantity } from './parse-quantity'

const anyCell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'-<>+0123456789., шт\0\ud83d') }))

/** The same outcome for several cells. */
const all = (texts: readonly string[], outcome: string) =>
  texts.map((text): [string, string] => [text, outcome])

describe('parseArticle', () => {
  it.each([
    ['155093', '155093'],
    ['000123', '000123'],
    [' OC\u00a090 ', 'OC 90'],
    ['="00123"', '00123'],
    ["'00123", '00123'],
    ['915.000', '915.000'],
    ['331.000', '331.000'],
    ['155093,00', '155093,00'],
    ['100.0', '100.0'],
    ['1.0', '1.0'],
    ['000000000000155093', '000000000000155093'],
    ['DEC-01', 'DEC-01'],
    ['MAR-12', 'MAR-12'],
    ['2108-1003020', '2108-1003020'],
    ['53.12.05', '53.12.05'],
    ['12.34.5678', '12.34.5678'],
    ['02.10.123456', '02.10.123456'],
    ['#123', '#123'],
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
    ['1,23Е+11', 'артикул испорчен: вместо цифр записано число с «E+»'],
    ['1E+11', 'артикул испорчен: вместо цифр записано число с «E+»'],
    ['1.23e11', 'артикул испорчен: вместо цифр записано число с «E+»'],
    ...all(
      [
        'янв.92',
        '01.фев',
        '1-фев',
        'сен.21',
        'Jan-92',
        '1-Feb',
        '1 февраля 2024 г.',
        '01.фев.24',
        'Feb 1, 2024',
      ],
      'артикул испорчен: в ячейке дата',
    ),
    ...all(
      ['2024-02-01 00:00:00', '2024-02-01', '2024-02-01T00:00:00.000', '01.02.2024', '1/2/2024', '01.02.24'],
      'артикул испорчен: в ячейке дата',
    ),
    ...all(
      ['01.02.2024 0:00', '17.08.2324', '12:30', 'Thu Feb 01 2024 00:00:00 GMT+0300'],
      'артикул испорчен: в ячейке дата',
    ),
    ...all(
      ['#N/A', '#Н/Д', '#ССЫЛКА!', '#REF!', '#ДЕЛ/0!', '#DIV/0!', '#ИМЯ?', '#ЗНАЧ!', 'Err:502'],
      'артикул испорчен: в ячейке ошибка таблицы',
    ),
    ...all(['ИСТИНА', 'ЛОЖЬ', 'TRUE', 'false'], 'артикул испорчен: в ячейке логическое значение'),
    ['12345678901234567', 'артикул испорчен: в числе больше 15 цифр, таблица хранит только первые 15'],
    ['155093.0', 'артикул испорчен: к числу дописано «.0»'],
    ['нет артикула', 'нет артикула'],
    ['nan', 'нет артикула'],
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
  it('reads no cell of 20,000 brackets sign by sign', () => {
    const began = performance.now()
    expect(parseQuantity('('.repeat(20_000))).toEqual({ ok: false, reason: 'количество не число' })
    expect(performance.now() - began).toBeLessThan(500)
  })

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
    ['10 (под заказ)', 0],
    ['5+3', 8],
    ['5 шт + 2 шт', 7],
    ['=5+3', 8],
    ['10 и более', 10],
    ['не менее 10', 10],
    ['&gt;10', 10],
    ['в наличии 5 шт', 5],
    ['5 в наличии', 5],
    ['до 5', 1],
    ['++', 1],
    ['* * *', 1],
    ['✓', 1],
    ['ИСТИНА', 1],
    ['ЛОЖЬ', 0],
    ['5,000', 5],
    ['1,234.00', 1234],
    ['−2', 0],
    ['нет (будет 5)', 0],
    ['под заказ 3-5 дней', 0],
    ['ожидается 12.05.2024', 0],
    ['снято с производства', 0],
    ['последняя', 1],
    ['неограниченно', 10],
    ['9999999999999999999999', 1_000_000],
  ])('reads %j as %d', (text, pieces) => {
    expect(parseQuantity(text)).toEqual({ ok: true, value: pieces })
  })

  it.each([
    ...all(
      ['звоните', 'шт.', '500 руб', '50%', '1,5E+03', '5/10', '3 из 10', '10-5', 'нетто', 'нет данных'],
      'количество не число',
    ),
    ['#REF!', 'количество не число: в ячейке ошибка таблицы'],
    ...all(
      ['12.05.2024', 'май.12', '12.май', '2024-05-12 00:00:00', '12/05/2024'],
      'количество не число: в ячейке дата',
    ),
    ...all(
      ['2 дня', '1-2 дн.', 'до 5 дней', '24 часа', 'завтра', '3 недели'],
      'количество не число: в ячейке срок',
    ),
  ])('refuses %j: %s', (text, reason) => {
    expect(parseQuantity(text)).toEqual({ ok: false, reason })
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
  ['12.05.2024', 1],
  ['#DIV/0!', 1],
  ['4601234567890', 1],
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
  ['2024-05-12 00:00:00', undefined],
  ['12.май', undefined],
])('delivery %j is %s hours', (text, hours) => {
  expect(parseDeliveryHours(text)).toBe(hours)
})
