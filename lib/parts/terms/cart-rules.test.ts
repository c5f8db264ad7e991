import { describe, expect, it } from 'vitest'
import { basketTotal, findHeldLine, lineCost, pieceCost, type RequestedPart } from './cart-rules'

const SHOPS = new Set([8, 29])
const VENDOR = 501

function line(supplierId: number, article = 'OC 90', brand = 'Knecht') {
  return { brand, article, supplierId }
}

function requested(fields: Partial<RequestedPart>): RequestedPart {
  return { brand: 'knecht', article: 'oc-90', supplierId: VENDOR, ownWarehouse: false, ...fields }
}

describe('a part is already in the cart', () => {
  it.each<[string, RequestedPart, number[], number | undefined]>([
    ['own warehouse meets a line of another shop', requested({ supplierId: 29, ownWarehouse: true }), [8], 8],
    [
      'own warehouse meets a line of supplier 15',
      requested({ supplierId: null, ownWarehouse: true }),
      [15],
      15,
    ],
    [
      'own warehouse passes by a vendor',
      requested({ supplierId: null, ownWarehouse: true }),
      [VENDOR],
      undefined,
    ],
    ['several sellers meet a line of a shop', requested({ supplierId: null }), [VENDOR, 29], 29],
    ['several sellers pass by a vendor', requested({ supplierId: null }), [VENDOR], undefined],
    ['one vendor meets its own line', requested({}), [29, VENDOR], VENDOR],
    ['one vendor passes by another vendor', requested({}), [502], undefined],
    ['one vendor passes by a shop', requested({}), [29], undefined],
  ])('%s', (_, part, suppliers, found) => {
    const lines = suppliers.map((supplierId) => line(supplierId))
    expect(findHeldLine(lines, part, SHOPS)?.supplierId).toBe(found)
  })

  it.each([
    ['another number', line(VENDOR, 'OC 91')],
    ['another maker', line(VENDOR, 'OC 90', 'Mahle')],
  ])('%s is another part', (_, other) => {
    expect(findHeldLine([other], requested({}), SHOPS)).toBeUndefined()
  })
})

describe('what lines cost', () => {
  it.each([
    ['price', { price: 10.5, oldPrice: 20 }, 10.5],
    ['the old price without a price', { price: null, oldPrice: 20 }, 20],
    ['the old price for a price of 0', { price: 0, oldPrice: 20 }, 20],
    ['nothing without both', { price: null, oldPrice: null }, 0],
  ])('a piece costs %s', (_, prices, cost) => {
    expect(pieceCost(prices)).toBe(cost)
  })

  it('a line is counted in kopecks', () => {
    expect(lineCost({ price: 0.1, oldPrice: null, quantity: 3 })).toBe(0.3)
  })

  it('postponed lines do not count', () => {
    const shared = { oldPrice: null, quantity: 2 }
    expect(
      basketTotal([
        { ...shared, price: 100.1, isInOrder: true },
        { ...shared, price: 5000, isInOrder: false },
        { price: null, oldPrice: 50.2, quantity: 1, isInOrder: true },
      ]),
    ).toBe(250.4)
  })
})
