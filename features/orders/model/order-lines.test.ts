import { describe, expect, it } from 'vitest'
import { ORDER } from '../testing'
import {
  calledOffSum,
  cancellableLines,
  hasMarkedLines,
  linePrice,
  lineSum,
  toRequestedItems,
} from './order-lines'
import { isRefused, statusTone } from './status-tone'

const [line] = ORDER.products

describe('price of a line', () => {
  it.each([
    [99.99, 12.5, false, 99.99],
    [99.99, 12.5, true, 112.49],
    [100, 0, true, 100],
  ])('of %d, markup %d, shown with it %j: %d', (price, markup, withMarkup, expected) => {
    expect(linePrice({ price, markup }, withMarkup)).toBe(expected)
  })

  it('is the same on both papers of an order that was placed without a markup', () => {
    expect(hasMarkedLines([{ markup: 0 }])).toBe(false)
    expect(hasMarkedLines([{ markup: 0 }, { markup: 7.5 }])).toBe(true)
  })

  it('is rounded before it is multiplied', () => {
    expect(lineSum({ price: 0.05, markup: 10, quantity: 10 }, true)).toBe(0.6)
  })
})

it('an order is repeated with the same goods of the same sellers', () => {
  expect(toRequestedItems(ORDER.products)[0]).toMatchObject({
    brand: line?.brand,
    article: line?.article,
    supplierId: line?.supplierId,
    ownWarehouse: line?.ownWarehouse,
    quantity: line?.quantity,
  })
})

it('goods that are sold in packs are ordered again in packs', () => {
  const packed = ORDER.products.map((one) => ({ ...one, multiplicity: 2 }))
  expect(toRequestedItems(packed).map(({ multiplicity }) => multiplicity)).toEqual(packed.map(() => 2))
})

it.each([
  ['accepted', 3, 1, 1],
  ['refused', 3, 1, 4],
  ['cancelled', 4, 4, 4],
])(
  'of a line that is %s, with %d pieces shown and %d off: %d are off',
  (code, quantity, cancelledQuantity, off) => {
    const status = { code, title: '', isFinal: false }
    const lines = ORDER.products
      .slice(0, 1)
      .map((one) => ({ ...one, status, quantity, cancelledQuantity, price: 10 }))
    expect(calledOffSum(lines)).toBe(off * 10)
  },
)

it('only lines with pieces to call off can be cancelled', () => {
  expect(cancellableLines(ORDER.products).map(({ productId }) => productId)).toEqual(['p1'])
})

it.each([
  ['accepted', 'going', false],
  ['ready', 'good', false],
  ['refused', 'bad', true],
  ['cancelled', 'bad', false],
  ['whatever', 'going', false],
])('status %s is %s', (code, tone, refused) => {
  expect([statusTone({ code }), isRefused({ code })]).toEqual([tone, refused])
})
