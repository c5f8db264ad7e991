import { expect, it, test } from 'vitest'
import { type Property, toCompareRows } from './compare-rows'

/** Properties by title; the title is the code too. */
function product(values: Record<string, string>): Property[] {
  return Object.entries(values).map(([title, value]) => ({ code: title, title, value }))
}

it('puts what differs first, each half in the order of the products', () => {
  const rows = toCompareRows([
    product({ Сезон: 'Лето', Ширина: '205 мм', Профиль: '55', Шипы: 'Нет' }),
    product({ Ширина: '205 мм', Сезон: 'Зима', Профиль: '55', Шипы: 'Есть', Индекс: '91V' }),
  ])
  expect(rows.map(({ title, isDifferent }) => [title, isDifferent])).toEqual([
    ['Сезон', true],
    ['Шипы', true],
    ['Индекс', true],
    ['Ширина', false],
    ['Профиль', false],
  ])
})

it('has a place for each product, empty where it names no value', () => {
  const [row] = toCompareRows([product({ Вес: '9 кг' }), [], product({ Вес: '9 кг' })])
  expect(row).toEqual({ code: 'Вес', title: 'Вес', values: ['9 кг', null, '9 кг'], isDifferent: true })
})

it('finds no difference in one product, and no rows in none', () => {
  expect(toCompareRows([product({ Вес: '9 кг' })]).map(({ isDifferent }) => isDifferent)).toEqual([false])
  expect(toCompareRows([])).toEqual([])
  expect(toCompareRows([[], []])).toEqual([])
})

test.each([
  ['1 л', '1000 мл', false],
  ['0,5 л', '500 мл', false],
  ['20,5 см', '205 мм', false],
  ['1,5 кг', '1500 г', false],
  ['1 л', '1 кг', true],
  ['12,0 В', '12 в', false],
  ['12 В', '12', true],
  ['1 000 А', '1000 А', false],
  ['4 шт.', '4 шт', false],
  ['-30 °C', '30 °C', true],
  ['M20x1.5', 'm20x1.5', false],
  ['5W-30', '5W-40', true],
  ['Лето, Зима', 'зима,  лето', false],
  ['Лето; Зима', 'Лето', true],
  ['215/60 R16', '215/65 R16', true],
  ['', 'Нет', true],
])('«%s» beside «%s»', (one, other, isDifferent) => {
  const [row] = toCompareRows([product({ Свойство: one }), product({ Свойство: other })])
  expect(row?.isDifferent).toBe(isDifferent)
})
