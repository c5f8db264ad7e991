import { expect, it } from 'vitest'
import { storageCost } from './storage-cost'

const TARIFFS = [
  { diameterFrom: 13, diameterTo: 15, hasDiscs: false, price: 150 },
  { diameterFrom: 16, diameterTo: 18, hasDiscs: false, price: 200 },
  { diameterFrom: 13, diameterTo: 15, hasDiscs: true, price: 190 },
]
const TERMS = [
  { months: 6, discount: 0 },
  { months: 12, discount: 10 },
  { months: 9, discount: 5 },
]

it.each([
  [13, false, 4, 6, 3600],
  [15, false, 4, 6, 3600],
  [16, false, 4, 6, 4800],
  [15, true, 4, 6, 4560],
  [16, false, 4, 8, 6400],
  [16, false, 4, 9, 6840],
  [16, false, 4, 11, 8360],
  [16, false, 4, 12, 8640],
  [16, false, 1, 1, 200],
  [13, false, 3, 9, 3848],
  [12, false, 4, 6, undefined],
  [19, false, 4, 6, undefined],
  [16, true, 4, 6, undefined],
])('R%i, on discs: %j, %i wheels for %i months cost %s', (diameter, hasDiscs, quantity, months, cost) => {
  expect(storageCost(TARIFFS, TERMS, { diameter, hasDiscs, quantity, months })).toBe(cost)
})
