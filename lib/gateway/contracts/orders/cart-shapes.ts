import * as z from 'zod'
import { PIECES } from '@/lib/parts/terms/pieces'
import {
  articleField,
  brandField,
  codeField,
  flag,
  int,
  optionalText,
  orDefault,
  orNull,
  priceField,
  quantityField,
  supplierIdField,
  text,
  wireNumber,
} from '../fields'
import { carNameField, lineCar } from '../catalog/line-car'
import { MAX_CART_LINES, MAX_CODE_LENGTH, MAX_INT, MAX_TITLE_LENGTH } from '../limits'
import { goods } from '../catalog/offer-shapes'

export const lineSupplier = z
  .object({
    supplierId: wireNumber,
    price: z.number(),
    quantity: z.int(),
    source: optionalText,
    deliveryTime: orDefault(z.number(), 0),
  })
  .meta({ id: 'LineSupplier' })

export const cartLine = z
  .object({
    productExternalId: z.string(),
    supplierId: wireNumber,
    supplierExternalId: optionalText,
    /** Seller's name. */
    supplier: optionalText,
    quantity: z.int(),
    /** What its pieces are counted in. */
    unit: orDefault(z.string(), PIECES),
    /** True in the order, false postponed. */
    addToOrder: z.boolean(),
    /** Rubles; null when the product is no longer offered. */
    price: orNull(z.number()),
    oldPrice: orNull(z.number()),
    maxQuantity: orDefault(z.int(), 0),
    multiplicity: orDefault(z.int(), 1),
    /** Hours. */
    deliveryTime: orDefault(z.number(), 0),
    pictures: orDefault(z.array(z.string()), []),
    suppliers: orDefault(z.array(lineSupplier), []),
    /** Bonuses of the whole line. */
    bonuses: orDefault(z.number(), 0),
    /** The promotion that raises its bonuses. */
    promotion: optionalText,
    brand: z.string(),
    brandCode: optionalText,
    brandExternalId: optionalText,
    article: z.string(),
    title: orDefault(z.string(), ''),
    arusCode: optionalText,
    goods,
    isOrderVendor: flag,
    isToday: flag,
    returnable: flag,
    /** Per cent on the price. */
    markup: orDefault(z.number(), 0),
    /** The car of the garage that the product is for; null when none was named. */
    car: orNull(lineCar),
  })
  .meta({ id: 'CartLine' })

export const violation = z
  .object({ code: wireNumber, message: orDefault(z.string(), '') })
  .meta({ id: 'Violation' })

export const lineResult = z
  .object({
    /** As given in the request. */
    id: orNull(z.union([z.string(), z.number()])),
    status: z.enum(['ok', 'error']),
    data: orNull(cartLine),
    violations: orDefault(z.array(violation), []),
  })
  .meta({ id: 'LineResult' })

export const cart = z.object({ products: z.array(cartLine) }).meta({ id: 'Cart' })

/** Also the `data` of the error when no line could be written. */
export const cartChange = cart.extend({ data: z.array(lineResult) }).meta({ id: 'CartChange' })

const lineId = z.union([int(0, MAX_INT), codeField])

export const lineReference = z.object({
  productExternalId: codeField,
  supplierId: supplierIdField.optional(),
})

export const newLine = z.object({
  id: lineId.optional(),
  productExternalId: text(MAX_CODE_LENGTH).nullish(),
  supplierId: supplierIdField,
  supplierExternalId: text(MAX_CODE_LENGTH).nullish(),
  brand: brandField,
  brandExternalId: text(MAX_CODE_LENGTH).nullish(),
  article: articleField,
  arusCode: text(MAX_CODE_LENGTH).nullish(),
  title: text(MAX_TITLE_LENGTH).nullish(),
  quantity: quantityField.default(1),
  addToOrder: z.boolean().default(true),
  /** The price that the shopper saw. */
  price: priceField.nullish(),
  goods: goods.optional(),
  /** Name of a car of the shopper's own garage; an unknown one is no car, null takes it from a line that has one. */
  car: carNameField.nullish(),
})

export const changedLine = z.object({
  id: lineId.optional(),
  productExternalId: codeField,
  quantity: quantityField.optional(),
  addToOrder: z.boolean().optional(),
  supplierId: supplierIdField.optional(),
  supplierExternalId: text(MAX_CODE_LENGTH).nullish(),
  /** Name of a car of the shopper's own garage; null: for no car. */
  car: carNameField.nullish(),
})

export function lines<S extends z.ZodType>(line: S) {
  return z.array(line).max(MAX_CART_LINES)
}
