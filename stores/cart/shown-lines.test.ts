import { expect, it } from 'vitest'
import { NOTHING_PENDING } from './sync/pending-cart'
import { mergeChange, shownLines, withAdded, withChanged, withoutPending, withRemoved } from './shown-lines'
import { cartLineOf } from './testing'

const first = cartLineOf({ productId: '1' })
const second = cartLineOf({ productId: '2', article: 'OC 91' })
const fresh = cartLineOf({ productId: '3', article: 'OC 92' })
const confirmed = [first, second]

it('puts a new line at the top', () => {
  expect(shownLines(confirmed, withAdded(NOTHING_PENDING, fresh))).toEqual([fresh, first, second])
})

it('leaves a removed line out', () => {
  expect(shownLines(confirmed, withRemoved(NOTHING_PENDING, ['1']))).toEqual([second])
})

it('changes the given fields only and keeps the other lines as they are', () => {
  const lines = shownLines(confirmed, withChanged(NOTHING_PENDING, '1', { quantity: 4 }))
  expect(lines).toEqual([{ ...first, quantity: 4 }, second])
  expect(lines[1]).toBe(second)
})

it('lets a later change of another field join an earlier one', () => {
  const pending = withChanged(withChanged(NOTHING_PENDING, '1', { quantity: 4 }), '1', { isInOrder: false })
  expect(shownLines(confirmed, pending)[0]).toEqual({ ...first, quantity: 4, isInOrder: false })
})

it('changes a line that is not confirmed yet', () => {
  const pending = withChanged(withAdded(NOTHING_PENDING, fresh), '3', { quantity: 2 })
  expect(shownLines([], pending)).toEqual([{ ...fresh, quantity: 2 }])
})

it('is the confirmed cart again when what was pending is taken back', () => {
  const pending = withRemoved(withChanged(withAdded(NOTHING_PENDING, fresh), '1', { quantity: 4 }), ['2'])
  expect(shownLines(confirmed, withoutPending(pending, ['1', '2', '3']))).toBe(confirmed)
})

it.each([
  ['the value it has', { quantity: 1 }],
  ['nothing', { quantity: undefined }],
])('a line that is given %s stays the same object', (_, change) => {
  expect(mergeChange(first, change)).toBe(first)
})
