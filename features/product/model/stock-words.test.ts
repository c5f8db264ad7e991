import { expect, it } from 'vitest'
import { stockWords, termAndStock } from './stock-words'

it.each([
  [0, 'Нет в наличии'],
  [1, 'Осталось 1\u00a0шт.'],
  [5, 'Осталось 5\u00a0шт.'],
  [6, '6\u00a0шт.'],
  [500, '500\u00a0шт.'],
  [501, '>500\u00a0шт.'],
])('says that %i pieces are "%s"', (quantity, words) => {
  expect(stockWords(quantity)).toBe(words)
})

it('counts in the unit of the section', () => {
  expect(stockWords(3, 'л')).toBe('Осталось 3\u00a0л')
  expect(stockWords(900, 'компл.')).toBe('>500\u00a0компл.')
})

it.each([
  [{ price: 100, quantity: 2, deliveryTime: 24 }, 'Завтра, осталось\u00a02\u00a0шт.'],
  [{ price: 100, quantity: 20, deliveryTime: 0 }, 'Сегодня, 20\u00a0шт.'],
  [{ price: null, quantity: 20, deliveryTime: 0 }, 'Нет в наличии'],
  [{ price: 100, quantity: 0, deliveryTime: 0 }, 'Нет в наличии'],
])('puts term and stock of %o so that neither is torn apart', (stock, words) => {
  expect(termAndStock(stock, new Date('2026-11-20T12:00:00Z'))).toBe(words)
})
