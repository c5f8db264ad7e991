import * as z from 'zod'
import {
  articleField,
  brandField,
  codeField,
  priceField,
  quantityField,
  requiredText,
  supplierIdField,
  text,
} from '../fields'
import { MAX_CODE_LENGTH, MAX_COMMENT_LENGTH, MAX_PRICE, MAX_TITLE_LENGTH } from '../limits'

const MAX_DELIVERY_FIELDS = 40

export const orderBasketLine = z.object({
  productExternalId: codeField,
  brand: brandField,
  brandExternalId: text(MAX_CODE_LENGTH).nullish(),
  article: articleField,
  arusCode: text(MAX_CODE_LENGTH).nullish(),
  supplierId: supplierIdField,
  supplierExternalId: text(MAX_CODE_LENGTH).nullish(),
  quantity: quantityField,
  /** The price that the shopper agreed to. */
  price: priceField,
  /** Corporate only, per cent. */
  markup: z.number().min(0).max(1000).optional(),
  isOrderVendor: z.boolean().optional(),
})

const extraValue = z.union([
  text(MAX_TITLE_LENGTH),
  z.number().min(-MAX_PRICE).max(MAX_PRICE),
  z.boolean(),
  z.null(),
])

/** Known fields, and fields that the chosen store or transport needs back. */
export const orderDelivery = z
  .object({
    address: text(MAX_TITLE_LENGTH).optional(),
    price: priceField.optional(),
    /** The shopper knows that a carrier's price, which is agreed by phone, comes on top. */
    isAgreed: z.boolean().optional(),
    /** Latitude and longitude, joined with a comma. */
    deliveryCoordinates: text(64).optional(),
    deliveryComment: text(MAX_COMMENT_LENGTH).optional(),
    /** DD.MM.YYYY. */
    deliveryDate: text(10).optional(),
    /** HH:MM-HH:MM. */
    deliveryTime: text(16).optional(),
    deliveryStoreExternalId: text(MAX_CODE_LENGTH).optional(),
    orderByParts: z.boolean().optional(),
  })
  .catchall(extraValue)
  .refine((delivery) => Object.keys(delivery).length <= MAX_DELIVERY_FIELDS, {
    message: `Не больше ${MAX_DELIVERY_FIELDS} полей`,
  })
  .meta({ maxProperties: MAX_DELIVERY_FIELDS })

export const corporateData = z.object({
  clientExternalId: text(MAX_CODE_LENGTH).optional(),
  clientTitle: text(MAX_TITLE_LENGTH).optional(),
  contractorExternalId: text(MAX_CODE_LENGTH).optional(),
  contractorTitle: requiredText(MAX_TITLE_LENGTH),
  contractorInn: text(12),
  contractorKpp: text(9).optional(),
  address: text(MAX_TITLE_LENGTH).optional(),
})
