import type { ReviewStatus } from '@/gateway/db/schema/reviews'
import { asData } from '@/gateway/demo/as-data'
import reviews from '@/gateway/demo/data/people/own-reviews.json' with { type: 'json' }

export type OwnReviewText = {
  /** Which of the products that the person has received, the latest first. */
  at: number
  days: number
  rating: number
  status: ReviewStatus
  text: string
  pros?: string
  cons?: string
  isRecommended?: boolean
  isAnonymous?: boolean
  rejectReason?: string
  reply?: string
  hasPhoto?: boolean
  up?: number
}

/** What the demo shopper has written; the rest of her purchases wait for a review. */
export const SHOPPER_REVIEWS = asData<readonly OwnReviewText[]>(reviews.shopper)
export const COMPANY_REVIEWS = asData<readonly OwnReviewText[]>(reviews.company)
export const COMPLAINT = reviews.complaint
