import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { cart, lines } from './cart-shapes'
import {
  checkoutPayment,
  checkoutStore,
  checkoutTransport,
  deliverySector,
  deliveryTerms,
  deliveryType,
  orderTotal,
  PERSON_CODES,
  personType,
} from './checkout-shapes'
import {
  articleField,
  brandField,
  codeField,
  int,
  orDefault,
  orNull,
  priceField,
  quantityField,
  supplierIdField,
  text,
} from '../fields'
import { MAX_CODE_LENGTH, MAX_INT, MAX_PRICE } from '../limits'

const amount = z.number().min(-MAX_PRICE).max(MAX_PRICE)
const optionId = z.union([int(0, MAX_INT), codeField])

export const checkCart = defineOperation({
  name: 'checkCart',
  service: 'checkout',
  summary: 'Lines of the cart as they can be ordered now',
  method: 'POST',
  path: '/orders/v2/spa/basket/check',
  response: cart,
  kind: 'read',
  auth: 'user',
})

export const recountCart = defineOperation({
  name: 'recountCart',
  service: 'checkout',
  summary: 'Lines of the cart with prices and quantities brought up to date',
  method: 'POST',
  path: '/orders/v2/spa/basket/recount',
  body: z.object({ products: lines(z.object({ productExternalId: codeField })).optional() }),
  response: cart.extend({ total: orderTotal }),
  kind: 'write',
  auth: 'user',
})

export const getOrderPattern = defineOperation({
  name: 'getOrderPattern',
  service: 'checkout',
  summary: 'Ways of receipt, payments and person types that the user may choose from',
  method: 'POST',
  path: '/orders/v3/spa/order-pattern/get',
  response: z.object({
    deliveryTypes: z.array(deliveryType),
    payments: z.array(checkoutPayment),
    personTypes: z.array(personType),
    /** What delivery costs as long as no address is known; null where the gateway does not tell. */
    deliveryTerms: orNull(deliveryTerms),
    /** Whether the buyer is told by emails how the order goes on. */
    sendsMail: orDefault(z.boolean(), true),
  }),
  kind: 'read',
  auth: 'user',
})

export const getOrderOptions = defineOperation({
  name: 'getOrderOptions',
  service: 'checkout',
  summary: 'What remains to choose for a store or for a transport',
  method: 'POST',
  path: '/order_options/spa/v3/order/options',
  body: z.object({ storeId: optionId.nullish(), transportId: optionId.nullish() }),
  response: z.object({
    stores: z.array(checkoutStore),
    transports: z.array(checkoutTransport),
    payments: z.array(checkoutPayment),
  }),
  kind: 'read',
  auth: 'user',
})

export const checkWriteoff = defineOperation({
  name: 'checkWriteoff',
  service: 'checkout',
  summary: 'Whether bonuses may be written off',
  method: 'POST',
  path: '/order_options/spa/v3/order/is-writeoff-enable',
  body: z.object({
    delivery: z.enum(['pickup', 'delivery']),
    payment: text(MAX_CODE_LENGTH).nullish(),
    person: z.enum(PERSON_CODES).nullish(),
  }),
  response: z.object({ isWriteoffEnable: z.boolean() }),
  kind: 'read',
  auth: 'user',
})

const writeoffLine = z.object({
  productExternalId: codeField.optional(),
  brand: brandField,
  article: articleField,
  price: priceField,
  quantity: quantityField,
})

export const calculateWriteoff = defineOperation({
  name: 'calculateWriteoff',
  service: 'checkout',
  summary: 'Bonuses that an order writes off and earns, in total and by line',
  method: 'POST',
  path: '/orders/v3/spa/bonus/calc-writeoff',
  body: z.object({
    items: lines(writeoffLine),
    totalPrice: amount.optional(),
    totalPriceDiscount: amount.optional(),
    totalWriteoff: amount.optional(),
    totalReward: amount.optional(),
    totalRewardDiscount: amount.optional(),
  }),
  response: z.object({
    total: orderTotal,
    /** Bonuses on the card. */
    balance: orDefault(z.number(), 0),
    discountItems: z.array(
      z.object({
        productExternalId: z.string().nullable(),
        brand: z.string(),
        article: z.string(),
        price: z.number(),
        /** One piece with its share of the write-off, to the nearest kopeck; sums follow from `writeoff`. */
        priceDiscount: z.number(),
        /** Of the whole line, like the reward. */
        writeoff: z.number(),
        reward: z.number(),
      }),
    ),
  }),
  kind: 'read',
  auth: 'retail',
})

export const getDeliveryIntervals = defineOperation({
  name: 'getDeliveryIntervals',
  service: 'checkout',
  summary: 'Delivery sector of a point with its intervals',
  method: 'POST',
  path: '/logistics/v1/sector/get-delivery-intervals',
  body: z.object({
    cart: lines(
      z.object({
        article: articleField,
        brand: brandField,
        quantity: quantityField,
        supplierId: supplierIdField,
      }),
    ),
    /** Longitude, then latitude. */
    point: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
    clientExternalId: text(MAX_CODE_LENGTH).nullish(),
  }),
  response: deliverySector,
  kind: 'read',
  auth: 'user',
  errors: ['validation'],
})
