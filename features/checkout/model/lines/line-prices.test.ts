import { describe, expect, it } from 'vitest'
import { priceItem } from '@/lib/gateway/contracts/catalog/offer-shapes'
import { cartLineOf } from '@/stores/cart/testing'
import { SHOP_IDS } from '../../testing'
import { toLinePrice, withLinePrice } from './line-prices'

const VENDOR = 501
const item = priceItem.parse({
  id: '1',
  brand: 'Knecht',
  article: 'OC 90',
  suppliers: [
    { id: VENDOR, source: 'vendor', price: 400, quantity: 2 },
    { id: 8, source: 'warehouse', price: 470, quantity: 5 },
    { id: 29, source: 'warehouse', price: 450, quantity: 2 },
    { id: 502, source: 'vendor', price: 10, quantity: 90 },
  ],
})
const lineOf = (supplierId: number, quantity = 2) =>
  cartLineOf({ productId: 'p1', supplierId, quantity, price: null })

describe('price of a line', () => {
  it.each([
    ['the chosen vendor', VENDOR, 400],
    ['the own warehouse for a shop', 8, 450],
    ['the own warehouse for supplier 15', 15, 450],
    ['a vendor that offers nothing', 777, null],
  ])('comes from %s', (_, supplierId, price) => {
    expect(toLinePrice(lineOf(supplierId), item, SHOP_IDS).price).toBe(price)
  })

  it.each([
    [2, true],
    [3, false],
  ])('%d of 2 pieces are there today: %j', (quantity, isToday) => {
    const { suppliers } = toLinePrice(lineOf(29, quantity), item, SHOP_IDS)
    expect(suppliers.find(({ id }) => id === 29)).toEqual({
      id: 29,
      source: 'warehouse',
      quantity: 2,
      price: 450,
      isToday,
    })
  })

  it('is unknown where nobody offers the part', () => {
    expect(toLinePrice(lineOf(29), undefined, SHOP_IDS)).toEqual({
      price: null,
      suppliers: [],
      chosen: undefined,
    })
  })

  it('fills in a line that has none and leaves the others alone', () => {
    const price = toLinePrice(lineOf(29), item, SHOP_IDS)
    expect(withLinePrice(lineOf(29), price)).toMatchObject({ price: 450, isToday: true })
    expect(withLinePrice({ ...lineOf(29), price: 444 }, price).price).toBe(444)
  })
})
