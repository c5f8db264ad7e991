import * as z from 'zod'
import { flag, optionalText, orDefault, orNull, pageMeta, pictureUrl, sectionLink, tag } from '../fields'
import { priceSummary } from './offer-shapes'

/** Fields that the product page never lists as specifications. */
export const HIDDEN_SPEC_CODES = ['brandString', 'internet_price'] as const

export const specEntry = z
  .object({
    code: z.string(),
    title: z.string(),
    value: orNull(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
    /** Value as people read it; an entry without one is not shown. */
    humanized: optionalText,
  })
  .meta({ id: 'SpecEntry' })

export const productIcon = z
  .object({ code: z.string(), title: z.string(), pictureUrl: optionalText })
  .meta({ id: 'ProductIcon' })

/** What a part is to the car of a search, in the order in which they stand. */
export const FITS = ['fits', 'some', 'check', 'any', 'unfit'] as const
export type Fit = (typeof FITS)[number]

const entityFields = {
  /** Catalogue id: `00-` and eight digits. */
  id: z.string(),
  arusCode: z.string().optional(),
  arus_code: z.string().optional(),
  title: z.string(),
  /** Path of the product page. */
  location: optionalText,
  sectionCode: optionalText,
  brandString: z.string(),
  brandCode: optionalText,
  brandExternalId: optionalText,
  partNumber: z.string(),
  pictureUrl,
  defaultSelectCount: orDefault(z.int(), 1),
  salesScore: orDefault(z.number(), 0),
  /** Rubles, the lowest of all offers; `price` is that of the best one, which may come sooner and cost more. */
  minPrice: orNull(z.number()),
  /** Earlier price, shown struck through. */
  internetPrice: orNull(z.number()),
  reviewsRating: orDefault(z.number(), 0),
  /** The page of a product requests its reviews when there are some. */
  reviewsCount: orDefault(z.int(), 0),
  icons: orDefault(z.array(productIcon), []),
  /** Whether the part fits the vehicle of the request; null when none was given or nothing is known. */
  isFit: orNull(z.boolean()),
  /**
   * The same where more is known: it fits some of the cars that the request may mean, has to be checked against the car, or is for any car.
   */
  fit: orNull(z.enum(FITS)),
  ...priceSummary,
}

type CodeSpellings = { id: string; arusCode?: string; arus_code?: string }

// Both spellings of the code occur on the wire; readers see arusCode alone.
function settleCode<T extends CodeSpellings>({ arus_code, arusCode, ...rest }: T) {
  return { ...rest, arusCode: arusCode ?? arus_code ?? rest.id }
}

export const catalogEntity = z
  .object({ ...entityFields, properties: orDefault(z.array(specEntry), []) })
  .meta({ id: 'CatalogEntity' })
  .transform(settleCode)

const applicability = z
  .object({
    mark: z.string(),
    model: z.string(),
    modification: optionalText,
    modificationUuid: optionalText,
    yearFrom: optionalText,
    yearTo: optionalText,
    note: optionalText,
  })
  .meta({ id: 'Applicability' })

const offersSummary = z
  .object({
    count: z.int(),
    minPrice: orNull(z.number()),
    maxPrice: orNull(z.number()),
    /** Hours. */
    minDeliveryTime: orNull(z.number()),
    quantity: z.int(),
  })
  .meta({ id: 'OffersSummary' })

export const product = z
  .object({
    ...entityFields,
    sid: z.string(),
    code: z.string(),
    preview: optionalText,
    /** HTML, to be sanitised before it is shown. */
    content: optionalText,
    isShowAnalogs: orDefault(z.boolean(), true),
    isShowSimilar: orDefault(z.boolean(), true),
    similarOperation: optionalText,
    spec: orDefault(z.array(specEntry), []),
    tags: orDefault(z.array(tag), []),
    /** From the root of the catalogue down to the product's own section. */
    breadcrumb: orDefault(z.array(sectionLink), []),
    offers: offersSummary,
    applicability: orDefault(z.array(applicability), []),
    /** Numbers of the vehicle makers that this part replaces. */
    oemNumbers: orDefault(z.array(z.object({ brand: z.string(), article: z.string() })), []),
    certificates: orDefault(z.array(z.object({ title: z.string(), url: z.string() })), []),
    /** Quality tier of the maker. */
    quality: orNull(z.enum(['original', 'oe', 'analog'])),
    isReturnable: orDefault(z.boolean(), true),
    /** The page of a product requests its questions when there are some. */
    questionsCount: orDefault(z.int(), 0),
    /** Head of its page, as `getMetaData` returns it; a page whose product comes without one requests it. */
    meta: pageMeta.optional(),
    updatedAt: optionalText,
  })
  .meta({ id: 'Product' })
  .transform(settleCode)

export const brandHit = z
  .object({
    code: z.string(),
    title: z.string(),
    externalId: z.string(),
    pictureUrl: optionalText,
    count: orDefault(z.int(), 0),
    isPopular: flag,
  })
  .meta({ id: 'BrandHit' })
