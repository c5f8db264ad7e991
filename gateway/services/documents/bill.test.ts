import { expect, it } from 'vitest'
import { vatOf } from './bill'

it.each([
  [12_200, 22, 2_200],
  [12_000, 20, 2_000],
  [10_001, 22, 1_803],
  [100, 0, 0],
])('of %i kopecks with %i per cent VAT is %i', (kopecks, percent, vat) => {
  expect(vatOf(kopecks, percent)).toBe(vat)
})
