import { queryOptions } from '@tanstack/react-query'
import { answered } from '@/lib/gateway/answered'
import { browserGateway } from '@/lib/gateway/browser-client'
import { checkCanReview, listOwnReviews, listUnreviewedProducts } from '@/lib/gateway/contracts/reviews'
import { atLeast } from '@/lib/query/at-least'

const SCREEN_SHOWS = { handlesErrors: true } as const

/** Everything that a written, changed or deleted review changes. */
export const OWN_REVIEWS = ['own-reviews'] as const

export function unreviewedOptions(page: number) {
  return queryOptions({
    queryKey: [...OWN_REVIEWS, 'unreviewed', page],
    queryFn: ({ signal }) =>
      atLeast(
        browserGateway().call(listUnreviewedProducts, { body: { page } }, { ...SCREEN_SHOWS, signal }),
      ).then(answered),
  })
}

export function writtenOptions(page: number) {
  return queryOptions({
    queryKey: [...OWN_REVIEWS, 'written', page],
    queryFn: ({ signal }) =>
      atLeast(browserGateway().call(listOwnReviews, { body: { page } }, { ...SCREEN_SHOWS, signal })).then(
        answered,
      ),
  })
}

export function canReviewOptions(productId: string) {
  return queryOptions({
    queryKey: [...OWN_REVIEWS, 'can', productId],
    // A form that is being filled must not be taken away by a later answer.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) =>
      atLeast(
        browserGateway().call(checkCanReview, { body: { productId } }, { ...SCREEN_SHOWS, signal }),
      ).then(answered),
  })
}
