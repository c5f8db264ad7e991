import { expect, it } from 'vitest'
import { priceItemOf, productOf } from '../testing'
import { toPartPrice } from './part-price'
import { toProduct } from './product'
import { buyStateOf, isMissing, type ProductPrice } from './product-price'

const priced = (suppliers: unknown[]): ProductPrice => ({
  kind: 'priced',
  price: toPartPrice(priceItemOf({ suppliers }), new Set()),
  pricedAt: new Date('2026-11-20T12:00:00Z'),
})
const sold = priced([{ id: 1001, source: 'vendor', price: 100, quantity: 1 }])

it.each([
  [{ kind: 'absent' } as const, 3, true],
  [{ kind: 'absent' } as const, 0, false],
  [{ kind: 'unknown' } as const, 3, false],
  [sold, 3, false],
  [priced([]), 3, false],
])(
  'takes a part with the answer %o and %i offers in the catalogue for missing: %s',
  (price, count, expected) => {
    const product = toProduct(productOf({ offers: { count, quantity: count } }), (html) => html)
    expect(isMissing({ product, price })).toBe(expected)
  },
)

it.each([
  [sold, 'forSale'],
  [priced([]), 'soldOut'],
  [{ kind: 'absent' } as const, 'soldOut'],
  [{ kind: 'unknown' } as const, 'unknown'],
])('says of %o: %s', (price, state) => {
  expect(buyStateOf(price)).toBe(state)
})
