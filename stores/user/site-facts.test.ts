import { expect, test } from 'vitest'
import { chooseSupplier } from './site-facts'

const site = { defaultSupplierId: 29, fallbackSupplierId: 8, isMarkup: true }

test.each([
  [12, [29, 8, 12], 12],
  [undefined, [29, 8, 12], 29],
  [99, [29, 8, 12], 29],
  [99, [8, 12], 8],
  [undefined, [12], 29],
  [99, [12], 99],
  [99, [], 99],
  [undefined, [], 29],
])('wanting %s of the shops %j gives %i', (requested, shopIds, expected) => {
  expect(chooseSupplier(requested, { ...site, shopIds })).toBe(expected)
})
