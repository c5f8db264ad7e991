import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { bodyPaging, codeField, int, orDefault, orNull, requiredText, supplierIdField, text } from '../fields'
import { uploadedFile } from '../files'
import {
  LIST_LIMIT,
  MAX_INT,
  MAX_PICTURE_BYTES,
  MAX_PICTURES,
  MAX_QUERY_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_URL_LENGTH,
} from '../limits'
import { PIECES } from '@/lib/parts/terms/pieces'
import { MAX_RULE_RUBLES } from './rules'

/** Which products the list shows. */
export const PRODUCT_STATES = ['all', 'hidden'] as const

/** What the staff may say of a product in place of files. */
export const OVERRIDDEN_FIELDS = ['title', 'section', 'content', 'pictures'] as const

/** What a change was about. */
export const PRODUCT_FIELDS = ['hidden', 'price', 'property', ...OVERRIDDEN_FIELDS] as const

/** How a property is typed: one of the values of its filter, a number, words, barcodes with commas between them. */
export const PROPERTY_KINDS = ['choice', 'number', 'text', 'barcode'] as const

export type OverriddenField = (typeof OVERRIDDEN_FIELDS)[number]
export type ProductField = (typeof PRODUCT_FIELDS)[number]

/** As the staff reads them, on the desk and in refusals. */
export const PRODUCT_FIELD_TITLES: Readonly<Record<ProductField, string>> = {
  hidden: 'Товар',
  price: 'Цена',
  property: 'Характеристика',
  title: 'Название',
  section: 'Раздел',
  content: 'Описание',
  pictures: 'Фотографии',
}

const shared = { service: 'desk', method: 'POST', auth: 'user' } as const

const productSummary = z.object({
  /** `00-########`. */
  code: z.string(),
  brand: z.string(),
  article: z.string(),
  title: z.string(),
  pictureUrl: orNull(z.string()),
  isHidden: z.boolean(),
  unit: orDefault(z.string(), PIECES),
})

export const listDeskProducts = defineOperation({
  ...shared,
  name: 'listDeskProducts',
  summary:
    'Products of the shop with the hidden ones: found by number, code or words, otherwise the newest first',
  path: '/desk/v1/product/list',
  body: z.object({
    search: text(MAX_QUERY_LENGTH).default(''),
    state: z.enum(PRODUCT_STATES).default('all'),
    ...bodyPaging(LIST_LIMIT),
  }),
  response: z.object({
    products: z.array(
      productSummary.extend({
        /** Rubles; null without an offer in stock. */
        price: orNull(z.number()),
        quantity: z.int(),
      }),
    ),
    hasMore: z.boolean(),
  }),
  kind: 'read',
  errors: ['forbidden'],
})

const change = z.object({
  id: z.int(),
  at: z.string(),
  /** Null for an import, which ends manual prices. */
  author: orNull(z.string()),
  field: z.enum(PRODUCT_FIELDS),
  /** Whose price, which property. */
  subject: orNull(z.string()),
  before: orNull(z.string()),
  after: orNull(z.string()),
  /** The last change of its field: it can be undone. */
  isLast: z.boolean(),
})

const property = {
  slug: z.string(),
  title: z.string(),
  unit: orNull(z.string()),
  kind: z.enum(PROPERTY_KINDS),
}

const changedBy = z.object({ at: z.string(), author: orNull(z.string()) })

const deskProduct = productSummary
  .extend({
    /** Grows with every change at the desk; a write names the version that its author saw. */
    version: z.int(),
    section: orNull(z.object({ code: z.string(), title: z.string() })),
    hiddenAt: orNull(z.string()),
    /** The description without markup, points with a dash. */
    content: z.string(),
    /** Fields whose word is the staff's, whatever files say. */
    overrides: z.array(
      z.object({ field: z.enum(OVERRIDDEN_FIELDS), at: z.string(), author: orNull(z.string()) }),
    ),
    /** Media paths, the first one stands in lists. */
    pictures: z.array(z.string()),
    /** What the product has, and what the staff has taken away. */
    properties: z.array(
      z.object({
        ...property,
        /** As it is typed; empty where the staff has taken it away. */
        value: z.string(),
        /** As shoppers read it; null where they do not see it. */
        words: orNull(z.string()),
        /** Null where it is the file's; the file's words are null where it has none. */
        override: orNull(changedBy.extend({ fileWords: orNull(z.string()) })),
      }),
    ),
    offers: z.array(
      z.object({
        supplierId: z.int(),
        supplier: z.string(),
        isVendor: z.boolean(),
        /** Rubles, what buyers pay and what the supplier's list says. */
        price: z.number(),
        listPrice: z.number(),
        /** Who set the price by hand and when; null where the list and the rules make it. */
        manual: orNull(changedBy),
        quantity: z.int(),
        multiplicity: z.int(),
        /** Hours. */
        deliveryTime: z.int(),
        updatedAt: z.string(),
      }),
    ),
    /** The last changes at the desk, newest first. */
    log: z.array(change),
  })
  .meta({ id: 'DeskProduct' })

export const readDeskProduct = defineOperation({
  ...shared,
  name: 'readDeskProduct',
  summary: 'One product, hidden or not: offers and stock by supplier, sale prices and what the staff changed',
  path: '/desk/v1/product/read',
  body: z.object({ code: codeField }),
  response: deskProduct,
  kind: 'read',
  errors: ['forbidden', 'notFound'],
})

const write = { code: codeField, version: int(0, MAX_INT) }

export const hideDeskProduct = defineOperation({
  ...shared,
  name: 'hideDeskProduct',
  summary:
    'Takes a product out of the shop, or shows it again. Refused when the product has changed meanwhile',
  path: '/desk/v1/product/hide',
  body: z.object({ ...write, isHidden: z.boolean() }),
  response: deskProduct,
  kind: 'write',
  errors: ['forbidden', 'notFound', 'conflict'],
})

const KOPECK = 0.01

export const setDeskPrice = defineOperation({
  ...shared,
  name: 'setDeskPrice',
  summary:
    "Sets what buyers pay for a supplier's offer until the supplier's next price list, or gives it back to the list and the markup rules",
  path: '/desk/v1/product/price',
  body: z.object({
    ...write,
    supplierId: supplierIdField,
    /** Rubles; null for the price of the list and the rules. */
    price: z.number().min(KOPECK).max(MAX_RULE_RUBLES).nullable(),
    /** A price below the list's is refused without it. */
    isBelowListAllowed: z.boolean().default(false),
  }),
  response: deskProduct,
  kind: 'write',
  errors: ['forbidden', 'notFound', 'conflict', 'validation'],
})

export const MAX_DESCRIPTION_LENGTH = 20_000
export const MAX_PROPERTY_LENGTH = 200
const MAX_PROPERTIES = 100

export const listDeskSections = defineOperation({
  ...shared,
  name: 'listDeskSections',
  summary: 'Sections that a product may be put into, in the order of the catalogue; the level indents',
  path: '/desk/v1/product/sections',
  body: z.object({}),
  response: z.object({
    sections: z.array(z.object({ code: z.string(), title: z.string(), level: z.int() })),
  }),
  kind: 'read',
  errors: ['forbidden'],
})

export const listDeskProperties = defineOperation({
  ...shared,
  name: 'listDeskProperties',
  summary: 'Properties that a product may have: filters of its section first, with their values',
  path: '/desk/v1/product/properties',
  body: z.object({ code: codeField }),
  response: z.object({
    properties: z.array(
      z.object({
        ...property,
        /** A filter of the product's section. */
        isOfSection: z.boolean(),
        /** Of a choice, in the order of the filter. */
        options: z.array(z.object({ value: z.string(), title: z.string() })),
      }),
    ),
  }),
  kind: 'read',
  errors: ['forbidden', 'notFound'],
})

export const editDeskProduct = defineOperation({
  ...shared,
  name: 'editDeskProduct',
  summary: "Writes the staff's word over that of files; null gives a field back to the file",
  path: '/desk/v1/product/edit',
  body: z.object({
    ...write,
    title: requiredText(MAX_TITLE_LENGTH).nullable().optional(),
    /** Code of a section. */
    section: codeField.nullable().optional(),
    /** Without markup: lines are paragraphs, those that begin with a dash are points. */
    content: text(MAX_DESCRIPTION_LENGTH).nullable().optional(),
    /** Of those that the product has, in their new order. */
    pictures: z.array(requiredText(MAX_URL_LENGTH)).max(MAX_PICTURES).nullable().optional(),
    /** As typed; an empty value takes the property away. */
    properties: z
      .array(z.object({ slug: codeField, value: text(MAX_PROPERTY_LENGTH).nullable() }))
      .max(MAX_PROPERTIES)
      .optional(),
  }),
  response: deskProduct,
  kind: 'write',
  errors: ['forbidden', 'notFound', 'conflict', 'validation'],
})

export const addDeskPicture = defineOperation({
  ...shared,
  name: 'addDeskPicture',
  summary: 'Draws a picture anew and puts it last of those of a product',
  path: '/desk/v1/product/picture',
  multipart: true,
  uploadBytes: MAX_PICTURE_BYTES,
  body: z.object({
    code: codeField,
    /** Digits: a form has no numbers. */
    version: z.string().min(1).max(15).regex(/^\d+$/),
    picture: uploadedFile(MAX_PICTURE_BYTES),
  }),
  response: deskProduct,
  kind: 'write',
  errors: ['forbidden', 'notFound', 'conflict', 'validation', 'tooLarge', 'unavailable'],
})

export const undoDeskChange = defineOperation({
  ...shared,
  name: 'undoDeskChange',
  summary: 'Makes a field of a product what it was before its last change',
  path: '/desk/v1/product/undo',
  body: z.object({ ...write, changeId: int(1, MAX_INT) }),
  response: deskProduct,
  kind: 'write',
  errors: ['forbidden', 'notFound', 'conflict'],
})
