import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { REVIEWS_LIMIT } from '@/lib/gateway/contracts/limits'
import { getReviews } from '@/lib/gateway/contracts/site/reviews'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { type Reviews, toReviews } from '../model/review'

/** First page of a product's reviews with the rating; undefined when there is nothing to show. */
export const loadReviews = cached({
  name: 'review',
  as: 'of',
  keys: (_, productCode: string) => [productCode],
  read: async (productCode: string): Promise<Reviews | undefined> => {
    const query = { context: 'product', product_id: productCode, page: 1, per_page: REVIEWS_LIMIT } as const
    const answer = await orMissing(serverGateway().call(getReviews, { query }))
    return answer && toReviews(answer)
  },
})
