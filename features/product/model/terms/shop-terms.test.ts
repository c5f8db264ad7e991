import { expect, test } from 'vitest'
import { priceItem } from '@/lib/gateway/contracts/catalog/offer-shapes'
import { toPartPrice } from '../part-price'
import { toShopTerms } from './shop-terms'

const SHOPS = new Set([29, 8, 12])

function part(suppliers: readonly [id: number, price: number, quantity: number, hours: number][]) {
  const item = priceItem.parse({
    id: 1,
    brand: 'Knecht',
    article: 'OC 90',
    supplierId: 8,
    price: 450,
    oldPrice: 500,
    quantity: 10,
    deliveryTime: 24,
    source: 'warehouse',
    goods: { product: true },
    suppliers: suppliers.map(([id, price, quantity, hours]) => ({
      id,
      source: 'warehouse',
      price,
      quantity,
      delivery_time: hours,
    })),
  })
  return toPartPrice(item, SHOPS)
}

test.each([
  ['a shop that holds it: its own term', 12, { price: 440, quantity: 9, deliveryTime: 0 }],
  ['a shop that has none: the term of the answer', 29, { price: 440, quantity: 9, deliveryTime: 24 }],
])('%s, at the price of the own warehouse', (_name, shopId, expected) => {
  const terms = toShopTerms(
    part([
      [8, 440, 3, 48],
      [12, 460, 2, 0],
      [15, 450, 4, 24],
      [104, 300, 9, 72],
    ]),
    shopId,
  )
  expect(terms).toEqual({ ...expected, pastPrice: 500 })
})

test('only vendors: nothing of the own warehouse can be bought', () => {
  expect(toShopTerms(part([[104, 300, 9, 72]]), 12)).toMatchObject({ price: null, quantity: 0 })
})
