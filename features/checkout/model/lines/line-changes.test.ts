import { expect, it } from 'vitest'
import type { CartLine } from '@/stores/cart/cart-line'
import { cartLineOf } from '@/stores/cart/testing'
import { cartSignature, lineChanges, orderableLines } from './line-changes'

const seen = cartLineOf({ productId: 'p1', price: 450, quantity: 4, maxQuantity: 10 })

it.each<[string, CartLine[], [number | null, number] | null]>([
  ['nothing', [seen], null],
  ['a higher price', [{ ...seen, price: 460 }], [460, 4]],
  ['a lower price', [{ ...seen, price: 449.99 }], [449.99, 4]],
  ['less stock', [{ ...seen, maxQuantity: 3 }], [450, 3]],
  ['stock that is no full multiple', [{ ...seen, maxQuantity: 3, multiplicity: 2 }], [450, 2]],
  ['no stock', [{ ...seen, maxQuantity: 0 }], [null, 0]],
  ['no price', [{ ...seen, price: null }], [null, 0]],
  ['the line is gone', [], [null, 0]],
  ['the line was put off', [{ ...seen, isInOrder: false }], [null, 0]],
  ['another stock that still suffices', [{ ...seen, maxQuantity: 4 }], null],
])('%s is noticed', (_, current, now) => {
  const [change] = lineChanges([seen], current)
  expect(change ? [change.priceNow, change.quantityNow] : null).toEqual(now)
})

it('only lines that can be had are ordered, in the quantity that there is', () => {
  const short = { ...seen, productId: 'p2', maxQuantity: 3 }
  const gone = { ...seen, productId: 'p3', maxQuantity: 0 }
  const off = { ...seen, productId: 'p4', isInOrder: false }
  const lines = orderableLines([seen, short, gone, off])
  expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ['p1', 4],
    ['p2', 3],
  ])
})

it('a cart is told by its lines and quantities, not by prices or order', () => {
  const other = { ...seen, productId: 'p2' }
  const same = cartSignature([seen, other])
  expect(cartSignature([other, { ...seen, price: 1 }])).toBe(same)
  expect(cartSignature([seen, { ...other, isInOrder: false }])).not.toBe(same)
  expect(cartSignature([seen, { ...other, quantity: 5 }])).not.toBe(same)
})
