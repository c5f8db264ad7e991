import { expect, it } from 'vitest'
import { reviewForm, toReviewValues } from './review-form'

it.each([
  [' ь ', false],
  ['Супер', true],
])('«%s» is a review: %s', (text, isOne) => {
  const values = { ...toReviewValues(null), rating: 5, text }
  expect(reviewForm.safeParse(values).success).toBe(isOne)
})
