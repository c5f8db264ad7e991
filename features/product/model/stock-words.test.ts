import { expect, it } from 'vitest'
import { stockWords, termAndStock } from './stock-words'

it.each([
  [0, 'Нет в наличии'],
  [1, 'Осталось 1 шт.'],
  [5, 'Осталось 5 шт.'],
  [6, '6 шт.'],
  [500, '500 шт.'],
  [501, '>500 шт.'],
])('says that %i pieces are "%s"', (quantity, words) => {
  expect(stockWords(quantity)).toBe(words)
})

it.each([
  [{ price: 100, quantity: 2, deliveryTime: 24 }, 'Завтра · Осталось 2 шт.'],
  [{ price: 100, quantity: 20, deliveryTime: 0 }, 'Сегодня · 20 шт.'],
  [{ price: null, quantity: 20, deliveryTime: 0 }, 'Нет в наличии'],
  [{ price: 100, quantity: 0, deliveryTime: 0 }, 'Нет в наличии'],
])('puts term and stock of %o in one line', (stock, words) => {
  expect(termAndStock(stock, new Date('2026-11-20T12:00:00Z'))).toBe(words)
})
