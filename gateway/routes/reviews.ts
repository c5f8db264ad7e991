import { bind } from '@/gateway/http/bind'
import type { ServiceDeps } from '@/gateway/services/deps'
import { readReviews } from '@/gateway/services/reviews/read-reviews'
import { getReviews } from '@/lib/gateway/contracts/reviews'

export function reviewBindings(deps: ServiceDeps) {
  return [
    bind(getReviews, ({ query }) =>
      readReviews(deps, {
        page: query.page,
        limit: query.per_page,
        sort: query.sort,
        productCode: query.product_id,
      }),
    ),
  ]
}
