import { expect, test } from 'vitest'
import { priceItemOf } from '../testing'
import { isVendor } from '@/lib/parts/terms/offers'
import { toPartPrice } from './part-price'

const shopIds = new Set([29, 8])

function supplier(id: number, price: number, quantity: number, fields: Record<string, unknown> = {}) {
  return { id, source: isVendor(id, shopIds) ? 'vendor' : 'warehouse', price, quantity, ...fields }
}

test('reads the price of a part with its suppliers', () => {
  const price = toPartPrice(
    priceItemOf({
      supplierId: '1001',
      price: 700,
      oldPrice: 900,
      quantity: 4,
      deliveryTime: 48,
      multiplicity: 2,
      code_product: '12345',
      source: 'vendor',
      bonuses: 21,
      brandExternalId: 'f3b0c1de-0000-4000-8000-000000000001',
      suppliers: [
        supplier(1001, 700, 4, {
          title: 'Автосклад',
          delivery_time: 48,
          multiplication_factor: 2,
          returnable: true,
        }),
      ],
    }),
    shopIds,
  )
  expect(price).toMatchObject({
    id: 1,
    internalCode: '00-00012345',
    supplierId: 1001,
    ownWarehouse: false,
    price: 700,
    pastPrice: 900,
    quantity: 4,
    deliveryTime: 48,
    multiplicity: 2,
    bonuses: 21,
  })
  expect(price.groups).toEqual([
    {
      id: '1001',
      supplierId: 1001,
      brandExternalId: 'f3b0c1de-0000-4000-8000-000000000001',
      ownWarehouse: false,
      price: 700,
      pastPrice: null,
      quantity: 4,
      deliveryTime: 48,
      multiplicity: 2,
      offers: [
        {
          supplierId: 1001,
          seller: 'Автосклад',
          price: 700,
          pastPrice: null,
          quantity: 4,
          multiplicity: 2,
          deliveryTime: 48,
          returnable: true,
        },
      ],
    },
  ])
})

test('sells single pieces at once when the supplier says nothing else', () => {
  const [group] = toPartPrice(priceItemOf({ suppliers: [supplier(1001, 700, 4)] }), shopIds).groups
  expect(group).toMatchObject({ multiplicity: 1, deliveryTime: 0 })
  expect(group?.offers[0]).toMatchObject({ multiplicity: 1, deliveryTime: 0, returnable: false })
})

test('sells from the own warehouse at the lowest price of its shops, all that they hold', () => {
  const price = toPartPrice(
    priceItemOf({
      goods: { product: true },
      price: 1,
      quantity: 1,
      suppliers: [supplier(29, 620, 3), supplier(15, 600, 10), supplier(1001, 300, 50)],
    }),
    shopIds,
  )
  expect(price).toMatchObject({ ownWarehouse: true, price: 600, quantity: 13 })
  const own = price.groups.find((group) => group.ownWarehouse)
  expect(own).toMatchObject({ price: 600, quantity: 13, multiplicity: undefined, supplierId: null })
})

test('has no price in the own warehouse when only vendors hold the part', () => {
  const price = toPartPrice(
    priceItemOf({ source: 'warehouse', price: 500, quantity: 5, suppliers: [supplier(1001, 300, 50)] }),
    shopIds,
  )
  expect(price).toMatchObject({ ownWarehouse: true, price: null, quantity: 0 })
})

test('leaves out suppliers with nothing to sell', () => {
  const { groups } = toPartPrice(
    priceItemOf({ suppliers: [supplier(1001, 300, 0), supplier(1002, 0, 5), supplier(1003, 400, 5)] }),
    shopIds,
  )
  expect(groups.map((group) => group.id)).toEqual(['1003'])
})
