import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { brandHit, catalogEntity } from './entity-shapes'
import {
  articleField,
  brandField,
  codeField,
  int,
  optionalText,
  orDefault,
  orNull,
  pagination,
  pairField,
  queryInt,
  queryPaging,
  requiredText,
  sectionLink,
  sortField,
  text,
  flag,
} from '../fields'
import {
  AUTOCOMPLETE_LIMIT,
  MAX_BRAND_LENGTH,
  MAX_LIMIT,
  MAX_QUERY_LENGTH,
  NAME_SEARCH_LIMIT,
  PRICE_BATCH_SIZE,
  SIMILAR_LIMIT,
  TOGETHER_CODES,
} from '../limits'
import { offerGroup, partIdentity, priceSummary } from './offer-shapes'

export const SEARCH_MODES = ['all', 'articul', 'name', 'arusCode'] as const

export const findSectionByBrandTitle = defineOperation({
  name: 'findSectionByBrandTitle',
  service: 'search',
  summary: 'Sections that hold goods of the brands whose title begins like the query',
  method: 'GET',
  path: '/catalog/site/v1/search/section/find-by-brand-title',
  query: z.object({ q: requiredText(MAX_QUERY_LENGTH) }),
  response: z.object({
    items: z.array(z.object({ brand: brandHit, sections: z.array(sectionLink) })),
  }),
  kind: 'read',
})

/** The car that a query names, or that was given beside it. */
const soughtCar = z
  .object({
    /** «Hyundai Solaris II, 2017». */
    title: z.string(),
    /** The query names it; else the car was given beside the query. */
    isTyped: flag,
    /** The query without the car. */
    rest: z.string(),
    /** Nothing of what was found is for this car. */
    isOther: flag,
    /** Ways to say more exactly which car it is: other queries, and the cars to give beside them. */
    choices: orDefault(
      z.array(z.object({ title: z.string(), query: z.string(), assistant: optionalText })),
      [],
    ),
  })
  .meta({ id: 'SoughtCar' })

const givenCars = text(MAX_QUERY_LENGTH)
  .optional()
  .describe('Cars joined by dots, for a query that names none itself: what fits them comes first')

export const wordsQuery = z.object({
  ...queryPaging(NAME_SEARCH_LIMIT),
  query: requiredText(MAX_QUERY_LENGTH),
  mode: z.enum(SEARCH_MODES).default('all'),
  sort: sortField.optional(),
  assistants: givenCars,
})

export const searchByName = defineOperation({
  name: 'searchByName',
  service: 'search',
  summary: 'Products, sections and brands by words',
  method: 'GET',
  path: '/catalog/site/v2/search',
  query: wordsQuery,
  response: z.object({
    /** The searched query. */
    query: z.string(),
    /** The query was typed in the wrong keyboard layout and was corrected. */
    isCorrected: flag,
    /** Sizes of the query that the shop has nothing of; what was found is nearest to them. */
    missing: orDefault(z.array(z.string()), []),
    /** Words of the query that were left out; a word in quotation marks never is. */
    unused: orDefault(z.array(z.string()), []),
    car: orNull(soughtCar),
    /** Code of the section that has all of the products. */
    section: optionalText,
    entities: z.array(catalogEntity),
    /** Counts are those of the results. */
    sections: z.array(sectionLink),
    brands: z.array(brandHit),
    total: z.int(),
    pagination,
  }),
  kind: 'read',
})

const productHint = z
  .object({
    id: z.string(),
    arusCode: z.string(),
    title: z.string(),
    location: z.string(),
    brandString: z.string(),
    brandExternalId: optionalText,
    partNumber: z.string(),
    pictureUrl: optionalText,
    price: orNull(z.number()),
  })
  .meta({ id: 'ProductHint' })

export const autocomplete = defineOperation({
  name: 'autocomplete',
  service: 'search',
  summary: 'Hints while typing; all lists together hold no more than the limit',
  method: 'GET',
  path: '/catalog/site/v2/search/autocomplete',
  query: z.object({
    query: requiredText(MAX_QUERY_LENGTH),
    limit: queryInt(1, MAX_LIMIT).default(AUTOCOMPLETE_LIMIT),
    mode: z.enum(SEARCH_MODES).default('all'),
    assistants: givenCars,
  }),
  response: z.object({
    query: z.string(),
    isCorrected: flag,
    /** The products' numbers differ by one sign from what was typed, which the shop has not. */
    isNear: flag,
    products: z.array(productHint),
    sections: z.array(sectionLink),
    brands: z.array(brandHit),
  }),
  kind: 'read',
})

const partGroup = z
  .object({
    ...partIdentity,
    minPrice: orNull(z.number()),
    offersCount: orDefault(z.int(), 0),
  })
  .meta({ id: 'PartGroup' })

export const groupParts = defineOperation({
  name: 'groupParts',
  service: 'search',
  summary: 'Brands that make a part with the article',
  method: 'POST',
  path: '/search/v3/part/group',
  body: z.object({ article: articleField }),
  response: z.object({
    article: z.string(),
    items: z.array(partGroup),
  }),
  kind: 'read',
})

export const findNumbers = defineOperation({
  name: 'findNumbers',
  service: 'search',
  summary:
    'Parts of all numbers that a text is a list of, and those whose number differs by one sign from it',
  method: 'POST',
  path: '/search/v4/part/numbers',
  body: z.object({ text: requiredText(MAX_QUERY_LENGTH) }),
  response: z.object({
    /** Empty for a text with fewer than two numbers. */
    items: z.array(partGroup),
    /** Likeliest first. */
    near: z.array(partGroup),
  }),
  kind: 'read',
})

const partWithOffers = z
  .object({
    ...partIdentity,
    ...priceSummary,
    /** Best offer first. */
    offers: z.array(offerGroup),
    isOriginal: flag,
  })
  .meta({ id: 'PartWithOffers' })

export const searchParts = defineOperation({
  name: 'searchParts',
  service: 'search',
  summary: 'Offers for a part and for its analogs',
  method: 'POST',
  path: '/search/v4/part/search',
  body: z
    .object({
      article: articleField,
      brandExternalId: brandField.optional(),
      brand: brandField.optional(),
      oem: z.boolean().optional().describe('Original numbers only'),
      isAnalogs: z.boolean().default(true),
    })
    .refine((body) => body.brand !== undefined || body.brandExternalId !== undefined, {
      path: ['brand'],
      message: 'Укажите бренд',
    }),
  response: z.object({
    /** Null when the part is not known. */
    part: orNull(partWithOffers),
    analogs: z.array(partWithOffers),
    /** The number that the maker replaced this one by; its part leads the analogs when it is sold. */
    replacedBy: orNull(z.object({ brand: z.string(), article: z.string() })),
    /** When the prices were read, ISO 8601. */
    pricedAt: z.string(),
  }),
  kind: 'read',
})

export const findSimilarParts = defineOperation({
  name: 'findSimilarParts',
  service: 'search',
  summary: 'Parts bought instead of or next to a part',
  method: 'POST',
  path: '/search/v4/part/similar',
  body: z.object({
    article: articleField,
    brandExternalId: text(MAX_BRAND_LENGTH).optional(),
    brand: text(MAX_BRAND_LENGTH).optional(),
    limit: int(1, MAX_LIMIT).default(SIMILAR_LIMIT),
  }),
  response: z.object({ items: z.array(catalogEntity) }),
  kind: 'read',
})

export const findBoughtTogether = defineOperation({
  name: 'findBoughtTogether',
  service: 'search',
  summary: 'Goods that stood in the same orders as the given ones, those of most orders first',
  method: 'POST',
  path: '/search/v4/part/together',
  body: z.object({
    /** `00-########`. */
    codes: z.array(codeField).min(1).max(TOGETHER_CODES),
    limit: int(1, MAX_LIMIT).default(SIMILAR_LIMIT),
  }),
  response: z.object({ items: z.array(catalogEntity) }),
  kind: 'read',
})

export const summarizeParts = defineOperation({
  name: 'summarizeParts',
  service: 'search',
  summary: 'The best offer of each part and the cheapest of its analogs, in the order of the parts',
  method: 'POST',
  path: '/search/v4/part/summary',
  body: z.object({ parts: z.array(pairField).max(PRICE_BATCH_SIZE) }),
  response: z.object({
    items: z.array(
      z
        .object({
          ...priceSummary,
          arusCode: optionalText,
          /** Rubles for the cheapest analog in stock; null when there is none. */
          analogsFrom: orNull(z.number()),
        })
        .meta({ id: 'PartSummary' }),
    ),
    /** When the prices were read, ISO 8601. */
    pricedAt: z.string(),
  }),
  kind: 'read',
  batch: PRICE_BATCH_SIZE,
})
