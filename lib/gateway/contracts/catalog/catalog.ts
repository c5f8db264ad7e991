import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { bootstrap } from './bootstrap-shapes'
import { contentEntity, contentNarrowing, contentPage } from './content-shapes'
import { catalogEntity, product } from './entity-shapes'
import {
  bodyPaging,
  codeField,
  idField,
  optionalText,
  pairField,
  pagination,
  pathSegment,
  queryInt,
  queryPaging,
  requiredText,
  sortField,
  text,
} from '../fields'
import {
  ENTITY_BATCH_SIZE,
  LISTING_LIMIT,
  LIST_LIMIT,
  MAX_ASSISTANTS,
  MAX_CODE_LENGTH,
  MAX_PAGE,
  MAX_QUERY_LENGTH,
  MAX_SELECTIONS,
  MAX_YEAR,
  MIN_YEAR,
  SITEMAP_LIMIT,
} from '../limits'
import { chosenFilters, listing } from './listing-shapes'

export const getBootstrap = defineOperation({
  name: 'getBootstrap',
  service: 'catalog',
  summary: 'Menus, sections, site parameters and shops',
  method: 'GET',
  path: '/catalog/site/v1/bootstrap',
  response: bootstrap,
  kind: 'read',
})

export const getInfoSection = defineOperation({
  name: 'getInfoSection',
  service: 'catalog',
  summary: 'Content page with its entries',
  method: 'GET',
  path: '/catalog/site/v1/info/section/{code}',
  params: z.object({ code: pathSegment }),
  query: z.object({
    ...queryPaging(LIST_LIMIT),
    sort: sortField.optional(),
    entities: text(MAX_QUERY_LENGTH)
      .optional()
      .describe('0 or false leaves the entries out; comma-separated codes name the wanted ones'),
    ...contentNarrowing,
    year: queryInt(MIN_YEAR, MAX_YEAR).optional().describe('Of the day that an entry bears, in Moscow'),
  }),
  response: contentPage,
  kind: 'read',
  errors: ['notFound'],
})

export const getInfoEntity = defineOperation({
  name: 'getInfoEntity',
  service: 'catalog',
  summary: 'One entry of a content page',
  method: 'GET',
  path: '/catalog/site/v1/info/entity/{code}',
  params: z.object({ code: pathSegment }),
  response: contentEntity,
  kind: 'read',
  errors: ['notFound'],
})

export const getSection = defineOperation({
  name: 'getSection',
  service: 'catalog',
  summary: 'Listing of a section without filters',
  method: 'GET',
  path: '/catalog/site/v2/section/{code}',
  params: z.object({ code: pathSegment }),
  query: z.object({ ...queryPaging(LISTING_LIMIT), sort: sortField.optional() }),
  response: listing,
  kind: 'read',
  errors: ['notFound'],
})

export const getEntity = defineOperation({
  name: 'getEntity',
  service: 'catalog',
  summary: 'One product by internal code, or by brand and article joined with an underscore',
  method: 'GET',
  path: '/catalog/site/v1/entity/{code}',
  params: z.object({ code: pathSegment }),
  response: product,
  kind: 'read',
  errors: ['notFound'],
})

export const searchEntities = defineOperation({
  name: 'searchEntities',
  service: 'catalog',
  summary: 'Products by internal codes or by pairs of brand and article',
  method: 'POST',
  path: '/catalog/site/v1/entity/search',
  query: z.object({
    assistants: text(MAX_QUERY_LENGTH).optional().describe('Ids joined by dots: tells which products fit'),
  }),
  body: z.array(z.union([codeField, pairField])).max(ENTITY_BATCH_SIZE),
  response: z.object({ entities: z.array(catalogEntity) }),
  kind: 'read',
  batch: ENTITY_BATCH_SIZE,
})

export const listingQuery = z.object({
  section: codeField,
  filters: chosenFilters.default([]),
  selections: z
    .array(z.object({ id: idField, filters: chosenFilters }))
    .max(MAX_SELECTIONS)
    .default([]),
  assistants: z.array(idField).max(MAX_ASSISTANTS).default([]),
  set: requiredText(MAX_CODE_LENGTH).nullish(),
  query: z.object({ search: text(MAX_QUERY_LENGTH).optional() }).optional(),
  criteria: text(MAX_QUERY_LENGTH).optional(),
  ...bodyPaging(LISTING_LIMIT),
  sort: sortField.nullish(),
})

export const searchListing = defineOperation({
  name: 'searchListing',
  service: 'catalog',
  summary: 'Listing of a section under filters, selections, assistants and a search',
  method: 'POST',
  path: '/catalog/site/v2/filters/search',
  body: listingQuery,
  response: listing,
  kind: 'read',
  errors: ['notFound'],
})

/** The one call beyond the product's own list: the sitemap needs every product without walking the listings. */
export const listSitemapProducts = defineOperation({
  name: 'listSitemapProducts',
  service: 'catalog',
  summary: 'Internal codes of all products that somebody offers, in a stable order, for the sitemap',
  method: 'GET',
  path: '/catalog/site/v1/sitemap',
  query: z.object({
    page: queryInt(1, MAX_PAGE).default(1),
    limit: queryInt(1, SITEMAP_LIMIT).default(SITEMAP_LIMIT),
  }),
  response: z.object({
    items: z.array(
      z.object({
        code: z.string(),
        updatedAt: z.string(),
        /** Codes of its section and its maker: their pages are as new as the newest of their products. */
        section: optionalText,
        brand: optionalText,
      }),
    ),
    pagination,
  }),
  kind: 'read',
})
