import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '@/tests/render'
import { ORDER } from '../testing'
import { OrderTotals } from './order-totals'

/** Titles and sums, line by line. */
function rows() {
  const titles = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  return Object.fromEntries(titles.map((title, at) => [title, sums[at]]))
}

it.each([
  ['unpaid', { paid: 0 }, {}],
  ['paid', { paid: 1300 }, {}],
  ['paid before a delivery was priced', { paid: 1000 }, { Оплачено: '−1 000 ₽', Остальное: '300 ₽' }],
  ['paid in part by a gift card', { paid: 400, giftPaid: 400 }, { Остальное: '900 ₽' }],
  [
    'paid by a gift card and money before a delivery was priced',
    { paid: 1000, giftPaid: 400 },
    { 'Подарочной картой': '−400 ₽', Оплачено: '−600 ₽', Остальное: '300 ₽' },
  ],
] as const)('says what is left of an order that is %s', (_, changes, left) => {
  render(<OrderTotals order={{ ...ORDER, totalPrice: 1300, deliveryPrice: 300, ...changes }} />)
  expect(rows()).toMatchObject({ Доставка: '300 ₽', Итого: '1 300 ₽', ...left })
  expect(screen.queryByText('Остальное') !== null).toBe('Остальное' in left)
})
