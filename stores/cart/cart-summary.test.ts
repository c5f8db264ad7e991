import { expect, it } from 'vitest'
import { cartSummary } from './cart-summary'
import { cartLineOf } from './testing'

it('counts lines in the order, not pieces, and leaves postponed ones out', () => {
  const lines = [
    cartLineOf({ productId: '1', quantity: 4, price: 100.25 }),
    cartLineOf({ productId: '2', price: null, oldPrice: 50 }),
    cartLineOf({ productId: '3', price: 9999, isInOrder: false }),
  ]
  expect(cartSummary(lines)).toEqual({ count: 2, total: 451 })
})
