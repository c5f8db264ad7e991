import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { codeField, queryInt, sortField } from './fields'
import { MAX_LIMIT, MAX_PAGE, REVIEWS_LIMIT } from './limits'
import { reviewsWidget } from './review-shapes'

export const getReviews = defineOperation({
  name: 'getReviews',
  service: 'reviews',
  summary: 'Published reviews of a product with its rating',
  method: 'GET',
  path: '/reviews/widgets/widgets/v2/render.json',
  query: z.object({
    context: z.literal('product').default('product'),
    product_id: codeField.describe('Internal code of the product'),
    page: queryInt(1, MAX_PAGE).default(1),
    per_page: queryInt(1, MAX_LIMIT).default(REVIEWS_LIMIT),
    sort: sortField.optional(),
  }),
  response: reviewsWidget,
  kind: 'read',
})
