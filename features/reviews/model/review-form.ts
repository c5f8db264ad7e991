import * as z from 'zod'
import { MAX_REVIEW_LENGTH } from '@/lib/gateway/contracts/limits'
import type { ReviewBody } from '../api/review-writes'
import type { OwnReview } from './own-review'

/** «Супер» tells something, a letter or two do not. */
const MIN_TEXT_LENGTH = 5
const LONG = `Не длиннее ${MAX_REVIEW_LENGTH} символов`
const text = z.string().trim().max(MAX_REVIEW_LENGTH, LONG)

export const reviewForm = z.object({
  rating: z.int().min(1, 'Поставьте оценку от 1 до 5').max(5),
  text: text.min(MIN_TEXT_LENGTH, 'Расскажите о товаре хотя бы в двух словах'),
  pros: text,
  cons: text,
  recommends: z.enum(['', 'yes', 'no']),
  isAnonymous: z.boolean(),
})

export type ReviewFormValues = z.output<typeof reviewForm>

const RECOMMENDS = { yes: true, no: false, '': null } as const

export function toReviewValues(review: OwnReview | null): ReviewFormValues {
  const { rating = 0, text: words = '', pros, cons, isRecommended = null } = review?.review ?? {}
  const recommends = isRecommended === null ? '' : isRecommended ? 'yes' : 'no'
  return {
    rating,
    text: words,
    pros: pros ?? '',
    cons: cons ?? '',
    recommends,
    isAnonymous: review?.isAnonymous ?? false,
  }
}

export function toReviewBody(
  { recommends, ...review }: ReviewFormValues,
  attached: { photos: string[]; videos: string[] },
): ReviewBody {
  return { review: { ...review, isRecommended: RECOMMENDS[recommends] }, ...attached }
}
