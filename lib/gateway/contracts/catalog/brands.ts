import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { brandHit } from './entity-shapes'
import {
  bodyPaging,
  brandField,
  optionalText,
  orDefault,
  pageMeta,
  pagination,
  requiredText,
  sectionLink,
  text,
} from '../fields'
import { MAX_BRAND_LENGTH, MAX_LIMIT, MAX_QUERY_LENGTH } from '../limits'

const brand = brandHit.extend({ country: optionalText, preview: optionalText }).meta({ id: 'Brand' })

const brandDetail = brand
  .extend({
    /** HTML, to be sanitised before it is shown. */
    content: optionalText,
    site: optionalText,
    sections: orDefault(z.array(sectionLink), []),
    certificates: orDefault(z.array(z.object({ title: z.string(), url: z.string() })), []),
    meta: pageMeta.optional(),
  })
  .meta({ id: 'BrandDetail' })

export const listBrands = defineOperation({
  name: 'listBrands',
  service: 'brands',
  summary: 'Brands by first letter',
  method: 'POST',
  path: '/brands/v2/brands/list',
  body: z.object({ symbol: text(8).optional(), ...bodyPaging(MAX_LIMIT) }),
  response: z.object({
    /** First letters that have brands. */
    symbols: z.array(z.string()),
    items: z.array(brand),
    pagination,
  }),
  kind: 'read',
})

export const getBrand = defineOperation({
  name: 'getBrand',
  service: 'brands',
  summary: 'One brand by code, title or external id',
  method: 'POST',
  path: '/brands/v2/brand/get',
  body: z.object({ brand: brandField }),
  response: brandDetail,
  kind: 'read',
  errors: ['notFound'],
})

export const searchBrands = defineOperation({
  name: 'searchBrands',
  service: 'brands',
  summary: 'Brands whose title matches the term',
  method: 'POST',
  path: '/brands/v2/brands/search',
  query: z.object({ term: requiredText(MAX_QUERY_LENGTH) }),
  response: z.object({ items: z.array(brand) }),
  kind: 'read',
})

export const standardizeBrands = defineOperation({
  name: 'standardizeBrands',
  service: 'brands',
  summary: 'Standard titles for the many spellings of brands',
  method: 'POST',
  path: '/brands/v2/brand/standardize',
  body: z.object({ titles: z.array(text(MAX_BRAND_LENGTH)).max(250) }),
  response: z.object({
    items: z.array(
      z.object({
        title: z.string(),
        /** Null when the spelling is not known. */
        standard: optionalText,
        brandExternalId: optionalText,
      }),
    ),
  }),
  kind: 'read',
})
