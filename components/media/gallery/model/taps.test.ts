import { expect, it, test } from 'vitest'
import { createTapTracker } from './taps'

const at = (x: number, y = 0) => ({ x, y })

function tap(taps: ReturnType<typeof createTapTracker>, time: number, to = at(0)) {
  taps.down(at(0))
  return taps.up(to, time)
}

it.each([
  [9, 'single'],
  [10, null],
  [60, null],
])('takes a press that moves %i pixels for: %s', (moved, expected) => {
  expect(tap(createTapTracker(), 1000, at(moved))).toBe(expected)
})

it.each([
  [299, 'double'],
  [300, 'double'],
  [301, 'single'],
  [400, 'single'],
])('takes two taps %i ms apart for: %s', (apart, expected) => {
  const taps = createTapTracker()
  tap(taps, 1000)
  expect(tap(taps, 1000 + apart)).toBe(expected)
})

test('begins anew after a double tap and after a drag', () => {
  const taps = createTapTracker()
  expect([tap(taps, 0), tap(taps, 100), tap(taps, 200)]).toEqual(['single', 'double', 'single'])
  expect([tap(taps, 300, at(50)), tap(taps, 350)]).toEqual([null, 'single'])
})

test('counts a tap that it did not see', () => {
  const taps = createTapTracker()
  taps.remember(1000)
  expect(tap(taps, 1200)).toBe('double')
})

test('ignores a release without a press', () => {
  expect(createTapTracker().up(at(0), 5)).toBeNull()
})
