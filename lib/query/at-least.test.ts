import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atLeast, MIN_FETCH_MS } from './at-least'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What has become of it after so many milliseconds. */
async function after(ms: number, settling: Promise<unknown>) {
  let state = 'pending'
  settling.then(
    () => (state = 'answered'),
    () => (state = 'failed'),
  )
  await vi.advanceTimersByTimeAsync(ms)
  return state
}

const within = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

test.each([
  ['a fast answer', 199, () => within(10), 'pending'],
  ['a fast answer', 200, () => within(10), 'answered'],
  ['a slow answer', 300, () => within(301), 'pending'],
  ['a slow answer', 301, () => within(301), 'answered'],
  ['a fast failure', 199, () => Promise.reject(new Error('no')), 'pending'],
  ['a fast failure', 200, () => Promise.reject(new Error('no')), 'failed'],
])('%s after %i ms', async (_, ms, answer, state) => {
  expect(await after(ms, atLeast(answer()))).toBe(state)
})

test('a fetch takes 200 ms at least', () => {
  expect(MIN_FETCH_MS).toBe(200)
})
