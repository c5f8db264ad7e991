import * as z from 'zod'
import {
  MAX_ARTICLE_LENGTH,
  MAX_BRAND_LENGTH,
  MAX_CODE_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_ID_LENGTH,
  MAX_LIMIT,
  MAX_PAGE,
  MAX_PHONE_LENGTH,
  MAX_PRICE,
  MAX_QUANTITY,
  MAX_INT,
} from './limits'

// A database refuses NUL and lone surrogates in text, so a request must not bring them that far.
export const STORABLE_TEXT = new RegExp(String.raw`^[^\u0000\p{Cs}]*$`, 'u')
const PATH_SEGMENT = /^[^\p{Cc}\p{Cs}/\\]+$/u

export function text(max: number) {
  return z.string().trim().max(max).regex(STORABLE_TEXT)
}

export function requiredText(max: number) {
  return text(max).min(1)
}

export function int(min: number, max: number) {
  return z.int().min(min).max(max)
}

/** A number in the address arrives as text. */
export function queryInt(min: number, max: number) {
  return z.coerce.number<number | string>().int().min(min).max(max)
}

export const pathSegment = z.string().min(1).max(MAX_CODE_LENGTH).regex(PATH_SEGMENT)
export const articleField = requiredText(MAX_ARTICLE_LENGTH)
export const brandField = requiredText(MAX_BRAND_LENGTH)
export const codeField = requiredText(MAX_CODE_LENGTH)
export const idField = requiredText(MAX_ID_LENGTH)
export const supplierIdField = int(0, MAX_INT)
export const quantityField = int(1, MAX_QUANTITY)
export const priceField = z.number().min(0).max(MAX_PRICE)
export const phoneField = requiredText(MAX_PHONE_LENGTH)
export const emailField = requiredText(MAX_EMAIL_LENGTH)
export const sortField = text(MAX_ID_LENGTH)
export const pairField = z.object({ brand: brandField, article: articleField })

export function bodyPaging(limit: number) {
  return { page: int(1, MAX_PAGE).default(1), limit: int(1, MAX_LIMIT).default(limit) }
}

export function queryPaging(limit: number) {
  return { page: queryInt(1, MAX_PAGE).default(1), limit: queryInt(1, MAX_LIMIT).default(limit) }
}

/** Reads an absent or null field as a default. */
export function orDefault<S extends z.ZodType, D extends z.output<S>>(schema: S, value: D) {
  return schema.nullish().transform((given) => (given ?? value) as NonNullable<z.output<S>>)
}

/** Reads an absent field as null. */
export function orNull<S extends z.ZodType>(schema: S) {
  return schema.nullish().transform((given): z.output<S> | null => given ?? null)
}

/** Some services send numbers as text. */
export const wireNumber = z.coerce.number<number | string>()

export const pagination = z
  .object({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() })
  .meta({ id: 'Pagination' })

export const flag = orDefault(z.boolean(), false)
export const optionalText = orNull(z.string())
export const pictureUrl = orDefault(z.array(z.string()), [])

export const tag = z.object({ slug: z.string(), title: z.string() }).meta({ id: 'Tag' })

/** Free-form fields of menu items and content entries. */
export const fieldValues = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
)

export const sectionLink = z
  .object({
    id: z.int(),
    code: z.string(),
    title: z.string(),
    count: z.int().optional(),
    pictureUrl: optionalText,
  })
  .meta({ id: 'SectionLink' })

export const pageMeta = z
  .object({
    title: optionalText,
    keywords: optionalText,
    description: optionalText,
    canonical: optionalText,
    heading: optionalText,
    subheading: optionalText,
    robots: optionalText,
    content: optionalText,
    image: optionalText,
    alt: optionalText,
  })
  .meta({ id: 'PageMeta' })

/** Answer of a write without data. */
export const done = z.object({ ok: z.literal(true) }).meta({ id: 'Done' })
