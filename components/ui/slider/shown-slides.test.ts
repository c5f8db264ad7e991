import { expect, test } from 'vitest'
import { shownSlides } from './shown-slides'

test.each([
  [[2, 3, 4, 5], 20, 'показаны 3–6 из 20'],
  [[5, 4], 6, 'показаны 5–6 из 6'],
  [[0], 3, 'показан 1 из 3'],
  [[], 7, 'всего 7'],
])('%o of %i: %s', (inView, count, words) => {
  expect(shownSlides(inView, count)).toBe(words)
})
