import { expect, test } from 'vitest'
import { priceLineId, toPriceItems } from './to-price-items'

const line = { id: 1, brand: 'Knecht', article: 'OC 90' }

test('lines of a look-up are numbered from 1', () => {
  expect([0, 1, 250].map(priceLineId)).toEqual([1, 2, 251])
})

test('lines are asked for by their ids, and 0 is one', () => {
  expect(
    toPriceItems([
      { ...line, id: 0 },
      { ...line, supplierId: 15, quantity: 2 },
    ]),
  ).toEqual({
    0: { ...line, id: 0 },
    1: { ...line, supplierId: 15, quantity: 2 },
  })
})

test.each([
  ['id', { id: undefined }],
  ['id', { id: null }],
  ['id', { id: '' }],
  ['brand', { brand: undefined }],
  ['brand', { brand: '' }],
  ['brand', { brand: ' ' }],
  ['article', { article: null }],
  ['article', { article: '' }],
  ['article that fits into the call', { article: 'x'.repeat(10_000) }],
])('a line without an %s is left out, and the others are priced', (_name, lacking) => {
  expect(
    toPriceItems([
      { ...line, ...lacking },
      { ...line, id: 2 },
    ]),
  ).toEqual({ 2: { ...line, id: 2 } })
})
