import { browserGateway } from '@/lib/gateway/browser-client'
import { REVIEWS_LIMIT } from '@/lib/gateway/contracts/limits'
import { getReviews } from '@/lib/gateway/contracts/site/reviews'
import { type ReviewPage, toReviewPage } from '../model/review'

export type ReviewFilter = { rating?: number | undefined; isWithMedia?: boolean }

export type ReviewPageQuery = ReviewFilter & { productCode: string; page: number; sort?: string | undefined }

/** A further page of reviews, from the browser. Import it on demand. */
export async function fetchReviewPage({
  productCode,
  page,
  sort,
  rating,
  isWithMedia = false,
}: ReviewPageQuery): Promise<ReviewPage> {
  const query = {
    context: 'product',
    product_id: productCode,
    page,
    per_page: REVIEWS_LIMIT,
    ...(sort ? { sort } : {}),
    ...(rating === undefined ? {} : { rating }),
    ...(isWithMedia ? { with_media: '1' as const } : {}),
  } as const
  const answer = await browserGateway().call(getReviews, { query }, { untilLeaving: true })
  if (!answer) throw new TypeError('The reviews did not come')
  return toReviewPage(answer)
}
