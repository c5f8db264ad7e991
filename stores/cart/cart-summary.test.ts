import { expect, it } from 'vitest'
import { cartSummary } from './cart-summary'
import { cartLineOf } from './testing'

it('counts lines in the order, not pieces, and leaves postponed ones out', () => {
  const lines = [
    cartLineOf({ productExternalId: '1', quantity: 4, price: 100.25 }),
    cartLineOf({ productExternalId: '2', price: null, oldPrice: 50 }),
    cartLineOf({ productExternalId: '3', price: 9999, addToOrder: false }),
  ]
  expect(cartSummary(lines)).toEqual({ count: 2, total: 451 })
})
