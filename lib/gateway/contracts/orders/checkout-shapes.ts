import * as z from 'zod'
import { flag, optionalText, orDefault, orNull, wireNumber } from '../fields'
import { metroStation } from '../catalog/bootstrap-shapes'

/** Fields that an order carries back to the gateway as they are. */
const extraFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

const optionFields = {
  id: wireNumber,
  external_id: z.string(),
  code: z.string(),
  title: z.string(),
}

export const checkoutStore = z
  .object({
    ...optionFields,
    supplierId: wireNumber,
    city: optionalText,
    address: optionalText,
    coordinates: orNull(z.tuple([z.number(), z.number()])),
    metro: orDefault(z.array(metroStation), []),
    work: orNull(z.object({ open: z.string(), close: z.string() })),
    phone: optionalText,
    /** Everything in the cart is there now. */
    isToday: flag,
    /** When the whole order can be picked up, hours. */
    deliveryTime: orDefault(z.number(), 0),
    extraFields: orDefault(extraFields, {}),
  })
  .meta({ id: 'CheckoutStore' })

export const checkoutTransport = z
  .object({
    ...optionFields,
    /** External id of the transport's own carrier; it outranks the delivery's. */
    ttk_external_id: optionalText,
    delivery_external_id: optionalText,
    description: optionalText,
    price: orDefault(z.number(), 0),
    extraFields: orDefault(extraFields, {}),
  })
  .meta({ id: 'CheckoutTransport' })

export const checkoutPayment = z
  .object({ ...optionFields, description: optionalText, isOnline: flag })
  .meta({ id: 'CheckoutPayment' })

export const PERSON_CODES = ['person_1', 'person_2', 'person_3'] as const

export const personType = z
  .object({ id: wireNumber, code: z.enum(PERSON_CODES), title: optionalText })
  .meta({ id: 'PersonType' })

export const deliveryType = z
  .object({
    ...optionFields,
    code: z.enum(['pickup', 'delivery']),
    pickupStores: orDefault(z.array(checkoutStore), []),
    deliveryTransports: orDefault(z.array(checkoutTransport), []),
  })
  .meta({ id: 'DeliveryType' })

/** What delivery costs, in rubles: the fee of an order follows from it and from the sum of its products. */
export const deliveryTerms = z
  .object({
    price: z.number(),
    /** Cost of the products from which on the price falls away; null where it never does. */
    freeFrom: orNull(z.number()),
    /** On top for the large products of this order, also where the rest is free. */
    surcharge: orDefault(z.number(), 0),
    /** A carrier brings it: its price is agreed by phone and is no part of the order. */
    isAgreed: flag,
  })
  .meta({ id: 'DeliveryTerms' })

export const deliveryInterval = z
  .object({
    id: z.union([z.string(), z.number()]),
    /** HH:MM. */
    timeFrom: z.string(),
    timeTo: z.string(),
    isClosed: flag,
  })
  .meta({ id: 'DeliveryInterval' })

export const deliverySector = z
  .object({
    /** Null outside every sector. */
    externalId: optionalText,
    title: optionalText,
    deliveryStoreExternalId: optionalText,
    /** What delivery to the point costs; null where the gateway does not tell. */
    terms: orNull(deliveryTerms),
    intervals: orDefault(z.array(deliveryInterval), []),
    /** Intervals by date, DD.MM.YYYY, earliest first. */
    datesIntervals: orDefault(
      z.array(z.object({ date: z.string(), intervals: z.array(deliveryInterval) })),
      [],
    ),
  })
  .meta({ id: 'DeliverySector' })

/** Rubles and bonuses of the whole order. */
export const orderTotal = z
  .object({
    totalPrice: z.number(),
    totalPriceDiscount: z.number(),
    totalWriteoff: z.number(),
    totalReward: z.number(),
    totalRewardDiscount: z.number(),
  })
  .meta({ id: 'OrderTotal' })
