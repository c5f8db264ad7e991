import { checkCanReview, listOwnReviews, listUnreviewedProducts } from '@/lib/gateway/contracts/site/reviews'
import type { GatewayCall } from '@/lib/query/reading'

export function unreviewedProducts(page: number) {
  return (call: GatewayCall) => call(listUnreviewedProducts, { body: { page } })
}

export function writtenReviews(page: number) {
  return (call: GatewayCall) => call(listOwnReviews, { body: { page } })
}

export function canReview(productId: string) {
  return (call: GatewayCall) => call(checkCanReview, { body: { productId } })
}
