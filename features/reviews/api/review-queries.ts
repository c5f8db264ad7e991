import { queryOptions } from '@tanstack/react-query'
import { reading } from '@/lib/query/reading'

/** Everything that a written, changed or deleted review changes. */
export const OWN_REVIEWS = ['own-reviews'] as const

const loadReads = () => import('./review-reads')

export function unreviewedOptions(page: number) {
  return queryOptions({
    queryKey: [...OWN_REVIEWS, 'unreviewed', page],
    ...reading(async () => (await loadReads()).unreviewedProducts(page)),
  })
}

export function writtenOptions(page: number) {
  return queryOptions({
    queryKey: [...OWN_REVIEWS, 'written', page],
    ...reading(async () => (await loadReads()).writtenReviews(page)),
  })
}

export function canReviewOptions(productId: string) {
  return queryOptions({
    queryKey: [...OWN_REVIEWS, 'can', productId],
    // A form that is being filled in must not be replaced by a later answer.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    ...reading(async () => (await loadReads()).canReview(productId)),
  })
}
