import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { contentEntity, contentFacets, contentNarrowing } from './content-shapes'
import { bodyPaging, codeField, int, pagination, sortField, text } from '../fields'
import { LIST_LIMIT, MAX_ID_LENGTH, MAX_YEAR, MIN_YEAR } from '../limits'

const MAX_WANTED_FIELDS = 50
const requestedFields = z
  .array(text(MAX_ID_LENGTH))
  .max(MAX_WANTED_FIELDS)
  .describe('Names the wanted extra fields')

const list = {
  service: 'content',
  method: 'POST',
  body: z.object({
    ...bodyPaging(LIST_LIMIT),
    sort: sortField.optional(),
    ...contentNarrowing,
    year: int(MIN_YEAR, MAX_YEAR).optional().describe('Of the day that an entry bears, in Moscow'),
    fields: requestedFields.optional(),
  }),
  response: z.object({ entities: z.array(contentEntity), pagination, facets: contentFacets }),
  kind: 'read',
} as const

const read = {
  service: 'content',
  method: 'POST',
  body: z.object({ slug: codeField, fields: requestedFields.optional() }),
  response: contentEntity,
  kind: 'read',
  errors: ['notFound'],
} as const

export const listPromotions = defineOperation({
  ...list,
  name: 'listPromotions',
  summary: 'Promotions, newest first',
  path: '/content/spa/v1/promo/list',
})

export const readPromotion = defineOperation({
  ...read,
  name: 'readPromotion',
  summary: 'One promotion',
  path: '/content/spa/v1/promo/read',
})

export const listNews = defineOperation({
  ...list,
  name: 'listNews',
  summary: 'News, newest first',
  path: '/content/spa/v1/news/list',
})

export const readNews = defineOperation({
  ...read,
  name: 'readNews',
  summary: 'One piece of news',
  path: '/content/spa/v1/news/read',
})

export const listPress = defineOperation({
  ...list,
  name: 'listPress',
  summary: 'Press about the shop, newest first',
  path: '/content/spa/v1/press/list',
})

export const readPress = defineOperation({
  ...read,
  name: 'readPress',
  summary: 'One press entry',
  path: '/content/spa/v1/press/read',
})
