import { expect, test } from 'vitest'
import { shownChange, type ShownChange } from './cart-events'
import type { LineChange } from './cart-line'

test.each<[string, LineChange[], ShownChange | undefined]>([
  ['pieces', [{ quantity: 3 }], 'quantity'],
  ['postponed lines', [{ isInOrder: false }, { isInOrder: false }], 'postponed'],
  ['lines of the order again', [{ isInOrder: true }], 'returned'],
  ['lines there and back', [{ isInOrder: true }, { isInOrder: false }], 'quantity'],
  ['pieces that bring a line back', [{ quantity: 2, isInOrder: true }], 'quantity'],
  ['a postponed line and another car', [{ isInOrder: false, car: null }], 'postponed'],
  ['cars alone', [{ car: null }, { car: null }], undefined],
])('%s', (_, changes, shown) => {
  expect(shownChange(changes)).toBe(shown)
})
