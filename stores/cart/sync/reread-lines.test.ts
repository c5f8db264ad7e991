import { describe, expect, it } from 'vitest'
import { linesWithoutPicture, rereadLines, withWarehouseTerms } from './reread-lines'
import { cartLineOf } from '../testing'

const SHOPS = new Set([8, 29])

function supplier(supplierId: number, price: number, quantity: number) {
  return { supplierId, price, quantity, source: null, deliveryTime: 0 }
}

describe('reading the cart anew', () => {
  const known = [
    cartLineOf({ productId: '1', pictures: ['parts/1.svg'] }),
    cartLineOf({ productId: '2', article: 'OC 91', pictures: ['parts/2.svg'] }),
  ]
  const bare = known.map((line) => ({ ...line, pictures: [] }))

  it('keeps the pictures of the same part and seller', () => {
    const answer = bare.map((line) => ({ ...line, quantity: 5 }))
    const lines = rereadLines(known, answer, SHOPS)
    expect(lines.map(({ pictures }) => pictures)).toEqual([['parts/1.svg'], ['parts/2.svg']])
    expect(linesWithoutPicture(lines)).toEqual([])
  })

  it('looks at the spelling of the part as the shop compares it', () => {
    const answer = [cartLineOf({ productId: '9', article: 'oc-90', brand: 'KNECHT' })]
    expect(rereadLines(known, answer, SHOPS)[0]?.pictures).toEqual(['parts/1.svg'])
  })

  it('leaves the same part of another seller without a picture', () => {
    const answer = [cartLineOf({ productId: '9', supplierId: 501 })]
    expect(linesWithoutPicture(rereadLines(known, answer, SHOPS))).toHaveLength(1)
  })

  it('is the very list of before when nothing changed', () => {
    expect(rereadLines(known, bare, SHOPS)).toBe(known)
  })

  it('replaces the changed line alone', () => {
    const lines = rereadLines(known, [{ ...known[0], quantity: 5 } as never, bare[1] as never], SHOPS)
    expect(lines[0]).toMatchObject({ quantity: 5 })
    expect(lines[1]).toBe(known[1])
  })
})

describe('goods of the own warehouse', () => {
  const suppliers = [supplier(29, 500, 2), supplier(15, 480, 3), supplier(501, 100, 90)]
  const own = cartLineOf({ productId: '1', ownWarehouse: true, suppliers })

  it('cost the lowest price of the shops and can be had from all of them together', () => {
    expect(withWarehouseTerms(own, SHOPS)).toMatchObject({ price: 480, maxQuantity: 5 })
  })

  it('cannot be ordered when no shop has them', () => {
    const line = { ...own, suppliers: [supplier(501, 100, 90)] }
    expect(withWarehouseTerms(line, SHOPS)).toMatchObject({ price: null, maxQuantity: 0 })
  })

  it.each([
    ['of a vendor', { ...own, ownWarehouse: false }],
    ['without a list of sellers', { ...own, suppliers: [] }],
  ])('goods %s keep the terms of the answer', (_, line) => {
    expect(withWarehouseTerms(line, SHOPS)).toBe(line)
  })
})
