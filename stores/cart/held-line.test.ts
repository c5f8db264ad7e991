import { expect, it } from 'vitest'
import { heldLine } from './held-line'
import { cartLineOf } from './testing'

const shops = new Set([29])
const vendor = cartLineOf({ productId: '1', supplierId: 501 })
const own = cartLineOf({ productId: '2', supplierId: 29 })
const lines = [cartLineOf({ productId: '3', article: 'OC 91', supplierId: 501 }), vendor, own]

it.each([
  ['the vendor of a line', { supplierId: 501, ownWarehouse: false }, vendor],
  ['the own warehouse', { supplierId: null, ownWarehouse: true }, own],
  ['another vendor', { supplierId: 502, ownWarehouse: false }, undefined],
])('goods of %s', (_, seller, found) => {
  expect(heldLine(lines, { brand: 'KNECHT', article: 'oc90', ...seller }, shops)).toBe(found)
})
