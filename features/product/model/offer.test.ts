import { expect, it, test } from 'vitest'
import { offerGroup } from '@/lib/gateway/contracts/catalog/offer-shapes'
import { toOfferGroup } from './offer'

function wireGroup(fields: Record<string, unknown> = {}) {
  return offerGroup.parse({
    id: 'g1',
    source: 'vendor',
    price: 500,
    quantity: 7,
    goods: { product: false },
    suppliers: [{ supplierId: '1001', price: 500, quantity: 7 }],
    ...fields,
  })
}

it.each([
  ['warehouse', true],
  ['vendor', false],
  ['anything', false],
])('takes the source %s for the own warehouse: %s', (source, expected) => {
  expect(toOfferGroup(wireGroup({ source })).ownWarehouse).toBe(expected)
})

test('fills in what a supplier leaves out', () => {
  expect(toOfferGroup(wireGroup()).offers[0]).toEqual({
    supplierId: 1001,
    seller: null,
    price: 500,
    pastPrice: null,
    quantity: 7,
    multiplicity: 1,
    deliveryTime: 0,
    returnable: false,
  })
})

test('knows the multiplicity with exactly one supplier only', () => {
  const supplier = { supplierId: 29, price: 500, quantity: 7, multiplicity: 4 }
  expect(toOfferGroup(wireGroup({ suppliers: [supplier] })).multiplicity).toBe(4)
  expect(
    toOfferGroup(wireGroup({ suppliers: [supplier, supplier], multiplicity: 4 })).multiplicity,
  ).toBeUndefined()
})
