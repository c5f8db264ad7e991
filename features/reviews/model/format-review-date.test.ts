import { expect, it } from 'vitest'
import { formatReviewDate } from './format-review-date'

it.each([
  ['2025-11-20T22:30:00Z', '21\u00a0ноября\u00a02025'],
  ['2025-11-20', '20\u00a0ноября\u00a02025'],
  ['вчера', ''],
])('shows %s as "%s"', (iso, words) => {
  expect(formatReviewDate(iso)).toBe(words)
})
