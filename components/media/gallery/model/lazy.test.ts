import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { isNearView, throttle } from './lazy'

const view = { left: 0, top: 0, right: 1000, bottom: 1000 }

it.each([
  [500, true],
  [1150, true],
  [1151, false],
  [-350, true],
  [-351, false],
])('takes a box of 200 pixels at %i for near: %s', (left, expected) => {
  expect(isNearView({ left, right: left + 200, top: 0, bottom: 200 }, view)).toBe(expected)
  expect(isNearView({ top: left, bottom: left + 200, left: 0, right: 200 }, view)).toBe(expected)
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('runs at once, then once per interval, and never loses the last call', () => {
  const run = vi.fn()
  const throttled = throttle(run)
  throttled()
  throttled()
  throttled()
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(199)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(2)
})
