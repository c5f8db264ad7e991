import * as z from 'zod'
import { PIECES } from '@/lib/parts/terms/pieces'
import { orderTotal, PERSON_CODES } from './checkout-shapes'
import { flag, optionalText, orDefault, orNull, wireNumber } from '../fields'
import { lineCar } from '../catalog/line-car'
import { goods } from '../catalog/offer-shapes'

export const orderStatus = z
  .object({
    code: z.string(),
    title: z.string(),
    /** Issued or cancelled: a final status. */
    isFinal: flag,
  })
  .meta({ id: 'OrderStatus' })

/** The first two are the buyer's change of mind, the others faults of the product or the delivery. */
export const RETURN_REASONS = ['unsuitable', 'unneeded', 'wrong', 'damaged', 'defect'] as const

/** Requested; to be brought to the shop; taken back; refused by the shop; withdrawn by the buyer. */
export const RETURN_STATES = ['requested', 'approved', 'accepted', 'refused', 'withdrawn'] as const

export const orderReturn = z
  .object({
    id: z.int(),
    /** ISO 8601. */
    createdAt: z.string(),
    state: z.enum(RETURN_STATES),
    comment: optionalText,
    /** What the shop says to it. */
    answer: optionalText,
    products: z.array(
      z.object({
        productExternalId: z.string(),
        quantity: z.int(),
        reason: z.enum(RETURN_REASONS),
        /** Pieces that the shop took back; null until it decided. */
        acceptedQuantity: orNull(z.int()),
      }),
    ),
    photos: z.array(z.int()),
    /** Rubles that go back to the buyer. */
    refunded: orDefault(z.number(), 0),
  })
  .meta({ id: 'OrderReturn' })

export const orderSummary = z
  .object({
    id: z.string(),
    orderNumber: z.string(),
    /** ISO 8601. */
    createdAt: z.string(),
    status: orderStatus,
    totalPrice: z.number(),
    /** Products as ordered, before any cancellation. */
    orderedPrice: orNull(z.number()),
    /** Products that are still bought; of an order without any, all of it. */
    linesCount: z.int(),
    isPaid: flag,
    isPayable: flag,
    /** Whether there is a bill: something is left to pay and, in the answer of one order, the seller's bank is set. */
    isBillable: flag,
    isPickup: flag,
    /** Shop or address. */
    destination: optionalText,
    /** ISO 8601, or null while it is not known. */
    deliveryDate: optionalText,
    pictures: orDefault(z.array(z.string()), []),
    /** Cars that products of it were bought for. */
    cars: orDefault(
      z.array(
        lineCar.extend({
          linesCount: z.int(),
          /** Rubles that its products cost after bonuses; when all products are for this car, with the delivery. */
          totalPrice: z.number(),
        }),
      ),
      [],
    ),
  })
  .meta({ id: 'OrderSummary' })

export const orderLine = z
  .object({
    productExternalId: z.string(),
    brand: z.string(),
    brandExternalId: optionalText,
    article: z.string(),
    title: z.string(),
    arusCode: optionalText,
    pictures: orDefault(z.array(z.string()), []),
    supplierId: wireNumber,
    supplier: optionalText,
    quantity: z.int(),
    /** What its pieces are counted in. */
    unit: orDefault(z.string(), PIECES),
    /** Cancelled pieces; `quantity` is the rest, or the former quantity of a line cancelled altogether. */
    cancelledQuantity: orDefault(z.int(), 0),
    /** Those of the cancelled pieces that the supplier refused, and why. */
    refusedQuantity: orDefault(z.int(), 0),
    refusedReason: optionalText,
    price: z.number(),
    /** Per cent that a corporate user adds; `price` is without it. */
    markup: orDefault(z.number(), 0),
    priceDiscount: orNull(z.number()),
    bonuses: orDefault(z.number(), 0),
    /** The promotion that raises its bonuses. */
    promotion: optionalText,
    status: orderStatus,
    /** Reason of the line's status, for instance the supplier's refusal. */
    statusReason: optionalText,
    deliveryDate: optionalText,
    /** Pieces that may still be cancelled. */
    cancellableQuantity: orDefault(z.int(), 0),
    /** Pieces that came back; `quantity` is the rest, or the former quantity of a line returned altogether. */
    returnedQuantity: orDefault(z.int(), 0),
    /** Pieces that a return may be requested for. */
    returnableQuantity: orDefault(z.int(), 0),
    /** ISO 8601: until when they may be returned without a fault; null when they may not. */
    returnUntil: optionalText,
    /** Pieces are cancelled so that a multiple of this is left, or nothing. */
    multiplicity: orDefault(z.int(), 1),
    goods: orDefault(goods, { product: false }),
    /** The car's title when the order was placed; null when no car was named. */
    car: orNull(lineCar),
  })
  .meta({ id: 'OrderLine' })

export const orderDetail = orderSummary
  .extend({
    products: z.array(orderLine),
    total: orderTotal,
    deliveryPrice: orDefault(z.number(), 0),
    /** The carrier's price is still to be agreed by phone and is no part of the order. */
    isDeliveryAgreed: flag,
    /** Rubles that are paid, and the part of them that gift cards paid. */
    paid: orDefault(z.number(), 0),
    giftPaid: orDefault(z.number(), 0),
    delivery: z.object({
      title: z.string(),
      address: optionalText,
      date: optionalText,
      time: optionalText,
      comment: optionalText,
      /** Hours of the shop where the order is picked up. */
      work: orNull(z.object({ open: z.string(), close: z.string() })),
    }),
    /** What the buyer shows to get an order that waits in a shop; a gateway may have none. */
    pickupCode: orNull(z.string()),
    payment: z.object({ code: z.string(), title: z.string() }),
    /** Other ways to pay while the payment is open; none from a gateway without `changeOrderPayment`. */
    otherPayments: orDefault(z.array(z.object({ externalId: z.string(), title: z.string() })), []),
    person: z.object({
      code: z.enum(PERSON_CODES),
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      company: optionalText,
      inn: optionalText,
      kpp: optionalText,
      /** Which of its clients a company has ordered for. */
      client: optionalText,
    }),
    comment: optionalText,
    isCancellable: flag,
    /** There is something that `downloadReceiptPdf` gives; false from a gateway without that call. */
    hasReceipt: flag,
    /** Whether its buyer is told by emails how it goes on. */
    sendsMail: orDefault(z.boolean(), true),
    history: orDefault(z.array(z.object({ at: z.string(), title: z.string() })), []),
    /** None from a gateway without `createReturn`. */
    returns: orDefault(z.array(orderReturn), []),
    /** Money that goes back: requested from the bank, returned, or not taken by the bank so far. */
    refunds: orDefault(
      z.array(
        z.object({
          id: z.string(),
          at: z.string(),
          amount: z.number(),
          status: z.enum(['pending', 'done', 'failed']),
        }),
      ),
      [],
    ),
  })
  .meta({ id: 'OrderDetail' })

/** An order as a guest may see it: its state, and nothing of its buyer. */
export const orderProgress = z
  .object({
    orderNumber: z.string(),
    /** ISO 8601. */
    createdAt: z.string(),
    status: orderStatus,
    isPickup: flag,
    /** The shop of a pickup; never a buyer's address. */
    shop: optionalText,
    isPaid: flag,
    isPayable: flag,
    /** ISO 8601, or null while it is not known. */
    deliveryDate: optionalText,
    products: z.array(
      orderLine.pick({
        brand: true,
        article: true,
        title: true,
        quantity: true,
        unit: true,
        status: true,
        statusReason: true,
        deliveryDate: true,
      }),
    ),
  })
  .meta({ id: 'OrderProgress' })

/** `data` of the refusal of an order whose products or terms are no longer as the shopper saw them. */
export const orderConflict = z
  .object({
    lines: orDefault(
      z.array(
        z.object({
          productExternalId: z.string(),
          brand: z.string(),
          article: z.string(),
          reason: z.enum(['missing', 'gone', 'quantity', 'multiplicity', 'price']),
          message: z.string(),
          seenPrice: z.number(),
          /** Rubles now; null when the product cannot be had. */
          price: orNull(z.number()),
          seenQuantity: z.int(),
          /** Most available pieces. */
          quantity: z.int(),
        }),
      ),
      [],
    ),
    /** Rubles, when the delivery has another price now. */
    deliveryPrice: orNull(z.number()),
    /** Most bonuses that may be written off, when fewer than requested. */
    writeoffBonuses: orNull(z.number()),
    /** Most rubles that the gift cards can pay, when fewer than requested. */
    giftAmount: orNull(z.number()),
    /** The chosen day or hours are no longer available. */
    isIntervalGone: flag,
  })
  .meta({ id: 'OrderConflict' })
