import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { codeField, optionalText, orDefault, pageMeta, requiredText, tag } from '../fields'
import { MAX_URL_LENGTH } from '../limits'

/** Path and canonical query. */
export const uriField = requiredText(MAX_URL_LENGTH)

export const getMetaData = defineOperation({
  name: 'getMetaData',
  service: 'seo',
  summary: 'Head and heading of the page at an address',
  method: 'POST',
  path: '/seo/api/v1/meta-data',
  body: z.object({ uri: uriField }),
  response: pageMeta,
  kind: 'read',
})

const productTag = tag.extend({
  /** Address of the listing that the tag opens. */
  location: z.string(),
  category: optionalText,
  count: orDefault(z.int(), 0),
  meta: pageMeta.optional(),
})

export const listProductTags = defineOperation({
  name: 'listProductTags',
  service: 'seo',
  summary: 'Tags of a catalogue section',
  method: 'POST',
  path: '/seo/api/v1/product-tag/tags',
  body: z.object({ category: codeField }),
  response: z.object({ tags: z.array(productTag) }),
  kind: 'read',
})

export const getProductTag = defineOperation({
  name: 'getProductTag',
  service: 'seo',
  summary: 'One tag',
  method: 'POST',
  path: '/seo/api/v1/product-tag/tag',
  body: z.object({ slug: codeField }),
  response: productTag,
  kind: 'read',
  errors: ['notFound'],
})
