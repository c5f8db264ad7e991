import { expect, it } from 'vitest'
import { pauseBeforeRetry } from './pause-before-retry'

it.each([
  [1, true, 1_000],
  [2, true, 2_000],
  [5, true, 16_000],
  [6, true, 30_000],
  [500, true, 30_000],
  [1, false, 5_000],
  [2, false, 15_000],
  [3, false, 45_000],
  [7, false, 3_600_000],
  [5_000, false, 3_600_000],
])('after %i attempts at an urgent (%s) message it is %i ms', (attempts, isUrgent, pause) => {
  expect(pauseBeforeRetry(attempts, isUrgent)).toBe(pause)
})
