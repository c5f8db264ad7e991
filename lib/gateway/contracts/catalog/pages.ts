import * as z from 'zod'
import { defineOperation } from '../../operation'
import { pathSegment } from '../fields'
import { getQuestions } from '../site/questions'
import { getReviews } from '../site/reviews'
import { getEntity } from './catalog'
import { listOriginalPartVehicles } from './original-catalogs'
import { getPartPrices } from './prices'
import { findBoughtTogether, findSimilarParts, searchParts } from './search'

/**
 * Beyond the product's own list of calls: all data of a page in one answer. The bootstrap names those that a gateway has; without
 * them the storefront makes the single calls.
 */
export const readProductPage = defineOperation({
  name: 'readProductPage',
  service: 'catalog',
  summary:
    'A product with what its page shows beside it, each part as its own call answers it; a part may be left out',
  method: 'GET',
  path: '/catalog/site/v2/pages/product/{code}',
  params: z.object({ code: pathSegment }),
  response: z.object({
    product: getEntity.response,
    prices: getPartPrices.response.optional().describe('Under the line 1'),
    parts: searchParts.response.optional(),
    similar: findSimilarParts.response.optional(),
    together: findBoughtTogether.response.optional(),
    reviews: getReviews.response.optional(),
    questions: getQuestions.response.optional(),
    vehicles: listOriginalPartVehicles.response.optional().describe('Of the first three original numbers'),
  }),
  kind: 'read',
  errors: ['notFound'],
})
