import type { createReview, uploadReviewPhoto } from '@/lib/gateway/contracts/site/reviews'
import type { ResponseOf } from '@/lib/gateway/operation'

/** A review as its author receives it. */
export type OwnReview = ResponseOf<typeof createReview>

export type ReviewMedia = ResponseOf<typeof uploadReviewPhoto>

export const STATUS_WORDS: Readonly<Record<OwnReview['status'], string>> = {
  moderation: 'На проверке',
  published: 'Опубликован',
  rejected: 'Не принят',
}
