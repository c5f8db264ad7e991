import { describe, expect, it } from 'vitest'
import { fitQuantity, groupMultiplicity, isVendor, ownWarehouseTerms } from './offers'

const shops = new Set([29, 8])

it.each([
  [29, false],
  [8, false],
  [15, false],
  [77, true],
  [0, true],
])('supplier %d is a vendor: %s', (supplierId, expected) => {
  expect(isVendor(supplierId, shops)).toBe(expected)
})

describe('ownWarehouseTerms', () => {
  it.each([
    [
      'takes the lowest price and all pieces of shops and supplier 15',
      [
        { supplierId: 29, price: 120, quantity: 2 },
        { supplierId: 15, price: 100, quantity: 3 },
        { supplierId: 77, price: 50, quantity: 100 },
      ],
      { price: 100, maxQuantity: 5 },
    ],
    ['knows no price among vendors alone', [{ supplierId: 77, price: 50, quantity: 1 }], null],
    ['knows no price among nobody', [], null],
    [
      'does not take 0 for a price',
      [
        { supplierId: 29, price: 0, quantity: 7 },
        { supplierId: 8, price: 90, quantity: 1 },
      ],
      { price: 90, maxQuantity: 1 },
    ],
    ['is nothing when every price is 0', [{ supplierId: 29, price: 0, quantity: 7 }], null],
  ])('%s', (_name, offers, terms) => {
    expect(ownWarehouseTerms(offers, shops)).toEqual(terms)
  })
})

it.each([
  [[], undefined],
  [[{ multiplicity: 4 }], 4],
  [[{ multiplicity: 4 }, { multiplicity: 4 }], undefined],
])('the step of %j is %s', (offers, multiplicity) => {
  expect(groupMultiplicity(offers)).toBe(multiplicity)
})

it.each([
  [1, 1, 10, 1],
  [0, 1, 10, 1],
  [-5, 1, 10, 1],
  [11, 1, 10, 10],
  [3, 4, 10, 4],
  [5, 4, 10, 8],
  [9, 4, 10, 8],
  [1, 4, 3, 0],
  [Number.NaN, 2, 10, 2],
  [2.5, 1, 10, 3],
  [1, 0, 10, 1],
])('%d in steps of %d out of %d is %d', (quantity, multiplicity, max, expected) => {
  expect(fitQuantity(quantity, multiplicity, max)).toBe(expected)
})
