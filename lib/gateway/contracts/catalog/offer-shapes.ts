import * as z from 'zod'
import { flag, optionalText, orDefault, orNull, pictureUrl, wireNumber } from '../fields'

/** Value of `source` for the shop's own warehouse; any other source is an outside vendor. */
export const OWN_WAREHOUSE_SOURCE = 'warehouse'
export const VENDOR_SOURCE = 'vendor'

/** True when the source is the own warehouse. */
export const goods = z.object({ product: z.boolean() }).meta({ id: 'Goods' })

const ordinaryGoods = { product: false }

/** Per cent of the seller's lines that were ready by the promised day; null where nothing is said of it. */
const inTimePercent = orNull(z.int().min(0).max(100))

export const priceSupplier = z
  .object({
    id: wireNumber,
    source: z.string(),
    title: optionalText,
    price: z.number(),
    oldPrice: orNull(z.number()),
    quantity: z.int(),
    /** Hours. */
    delivery_time: orDefault(z.number(), 0),
    multiplication_factor: orDefault(z.int(), 1),
    returnable: flag,
    inTimePercent,
  })
  .meta({ id: 'PriceSupplier' })

/** What the part is counted in; pieces where nothing is said of it. */
const unit = z.string().optional()

export const priceItem = z
  .object({
    id: z.union([z.string(), z.number()]),
    brand: z.string(),
    brandExternalId: optionalText,
    article: z.string(),
    supplierId: orNull(wireNumber),
    /** Rubles; null when the part has no offers. */
    price: orNull(z.number()),
    oldPrice: orNull(z.number()),
    quantity: orDefault(z.int(), 0),
    /** Hours. */
    deliveryTime: orDefault(z.number(), 0),
    multiplicity: orDefault(z.int(), 1),
    goods: orDefault(goods, ordinaryGoods),
    suppliers: orDefault(z.array(priceSupplier), []),
    /** Internal code of the part. */
    code_product: optionalText,
    source: optionalText,
    unit,
    /** Bonuses that one piece earns. */
    bonuses: orDefault(z.number(), 0),
  })
  .meta({ id: 'PriceItem' })

export const supplierOffer = z
  .object({
    supplierId: wireNumber,
    title: optionalText,
    price: z.number(),
    oldPrice: orNull(z.number()),
    quantity: z.int(),
    multiplicity: orDefault(z.int(), 1),
    /** Hours. */
    deliveryTime: orDefault(z.number(), 0),
    returnable: flag,
    inTimePercent,
  })
  .meta({ id: 'SupplierOffer' })

export const offerGroup = z
  .object({
    id: z.string(),
    supplierId: orNull(wireNumber),
    source: z.string(),
    price: z.number(),
    oldPrice: orNull(z.number()),
    quantity: z.int(),
    /** Hours. */
    deliveryTime: orDefault(z.number(), 0),
    goods,
    suppliers: z.array(supplierOffer),
    /** Only with exactly one supplier. */
    multiplicity: z.int().optional(),
    brandExternalId: optionalText,
  })
  .meta({ id: 'OfferGroup' })

/** What a card needs to show and sell a part without a second call. */
export const priceSummary = {
  /** Rubles; null when the part has no offers. */
  price: orNull(z.number()),
  oldPrice: orNull(z.number()),
  /** Hours. */
  deliveryTime: orDefault(z.number(), 0),
  quantity: orDefault(z.int(), 0),
  multiplicity: orDefault(z.int(), 1),
  unit,
  goods: orDefault(goods, ordinaryGoods),
  supplierId: orNull(wireNumber),
  offersCount: orDefault(z.int(), 0),
}

export const partIdentity = {
  brand: z.string(),
  brandExternalId: optionalText,
  brandCode: optionalText,
  article: z.string(),
  title: z.string(),
  arusCode: optionalText,
  pictureUrl,
  reviewsRating: orDefault(z.number(), 0),
  reviewsCount: orDefault(z.int(), 0),
}
