import { checkCanReview, listOwnReviews, listUnreviewedProducts } from '@/lib/gateway/contracts/site/reviews'
import type { Ask } from '@/lib/query/reading'

export function unreviewedProducts(page: number) {
  return (ask: Ask) => ask(listUnreviewedProducts, { body: { page } })
}

export function writtenReviews(page: number) {
  return (ask: Ask) => ask(listOwnReviews, { body: { page } })
}

export function canReview(productId: string) {
  return (ask: Ask) => ask(checkCanReview, { body: { productId } })
}
