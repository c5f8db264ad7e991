import type * as z from 'zod'
import { mediaUrl } from '@/lib/image/image-url'
import { safeHref } from '@/lib/routing/redirects/redirect-target'
import type { review as reviewShape, reviewsWidget } from '@/lib/gateway/contracts/site/review-shapes'

type WireReview = z.output<typeof reviewShape>
type WireWidget = z.output<typeof reviewsWidget>

export type Review = {
  id: string
  author: string
  rating: number
  text: string
  pros: string | null
  cons: string | null
  isVerified: boolean
  /** ISO 8601. */
  createdAt: string
  reply: { text: string; createdAt: string } | null
  media: { id: string; type: 'photo' | 'video'; url: string; previewUrl: string | null }[]
  usefulCount: number
  uselessCount: number
}

export type ReviewSort = { code: string; title: string; isActive: boolean }

export type ReviewPage = { reviews: Review[]; page: number; pages: number; total: number }

export type Reviews = ReviewPage & {
  rating: number
  /** From five down to one. */
  histogram: { rating: number; count: number; share: number }[]
  /** Per cent of those with an answer. */
  recommendPercent: number | null
  sorts: ReviewSort[]
}

const MARKS = [5, 4, 3, 2, 1]

export function toReviews(widget: WireWidget): Reviews {
  const { summary } = widget
  const counts = MARKS.map((rating) => ({
    rating,
    count: summary.histogram.find((bar) => bar.rating === rating)?.count ?? 0,
  }))
  const most = Math.max(1, ...counts.map((bar) => bar.count))
  return {
    ...toReviewPage(widget),
    total: summary.reviewsCount,
    rating: summary.rating,
    histogram: counts.map((bar) => ({ ...bar, share: bar.count / most })),
    recommendPercent: summary.recommendPercent,
    sorts: widget.sorts,
  }
}

export function toReviewPage({
  reviews,
  pagination,
}: Pick<WireWidget, 'reviews' | 'pagination'>): ReviewPage {
  return {
    reviews: reviews.map(toReview),
    page: pagination.page,
    pages: pagination.pages,
    total: pagination.total,
  }
}

function toReview({ id, review, votes, media, createdAt }: WireReview): Review {
  return {
    id,
    author: review.authorName,
    rating: review.rating,
    text: review.text,
    pros: review.pros,
    cons: review.cons,
    isVerified: review.isVerified,
    createdAt,
    reply: review.reply,
    media: media.filter(({ url }) => safeHref(mediaUrl(url)) !== null),
    usefulCount: votes.up,
    uselessCount: votes.down,
  }
}
