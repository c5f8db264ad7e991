import * as z from 'zod'
import { defineOperation } from '../../operation'
import { articleField, pathSegment } from '../fields'
import { SPELLINGS_LIMIT } from '../limits'
import { getQuestions } from '../site/questions'
import { getReviews } from '../site/reviews'
import { getEntity, listingQuery, searchListing } from './catalog'
import { listOriginalPartVehicles } from './original-catalogs'
import { getPartPrices } from './prices'
import {
  findBoughtTogether,
  findSectionByBrandTitle,
  findSimilarParts,
  groupParts,
  searchByName,
  searchParts,
  wordsQuery,
} from './search'
import { getMetaData, uriField } from './seo'

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

export const readListingPage = defineOperation({
  name: 'readListingPage',
  service: 'catalog',
  summary: 'A listing with the head of its page, each as its own call answers it; the head may be left out',
  method: 'POST',
  path: '/catalog/site/v2/pages/listing',
  body: z.object({ listing: listingQuery, uri: uriField }),
  response: z.object({ listing: searchListing.response, meta: getMetaData.response.optional() }),
  kind: 'read',
  errors: ['notFound'],
})

export const readSearchPage = defineOperation({
  name: 'readSearchPage',
  service: 'search',
  summary:
    'What words find with the part that they may be the number of, each part as its own call answers it; a part may be left out',
  method: 'POST',
  path: '/catalog/site/v2/pages/search',
  body: z.object({
    words: wordsQuery,
    spellings: z
      .array(articleField)
      .max(SPELLINGS_LIMIT)
      .describe('Ways in which a number may have been meant; those before the first known one have no parts'),
    oem: z.boolean().default(false).describe('Original analogs only'),
  }),
  response: z.object({
    found: searchByName.response,
    brands: findSectionByBrandTitle.response.optional().describe('Of the first page'),
    groups: groupParts.response.optional().describe('Of the first spelling that is known'),
    parts: searchParts.response.optional().describe('Of the only group'),
  }),
  kind: 'read',
})
