import type { readCart } from '@/lib/gateway/contracts/orders/cart'
import { getOrderOptions, getOrderPattern } from '@/lib/gateway/contracts/orders/checkout'
import {
  cancelOrderProducts,
  createOrder,
  downloadOrderExcel,
  downloadOrderPdf,
  listOrders,
  lookUpOrder,
  readOrder,
} from '@/lib/gateway/contracts/orders/orders'
import { readProfile } from '@/lib/gateway/contracts/accounts/passport'
import type { ResponseOf } from '@/lib/gateway/operation'
import { emptyCart, fillCart } from './fill-cart'
import { must, type Call, type Journey } from './journey'

/** Orders one part for pickup, reads the order in every way, and cancels it. */
export const ordersJourney: Journey = {
  name: 'orders',
  run: async (call, facts) => {
    const line = await fillCart(call, facts)
    const contact = await contactOf(call)
    const body = { ...contact, ...(await termsOf(call)), orderBasket: [toBasketLine(line)] }
    const idempotencyKey = `contract-${crypto.randomUUID()}`
    const { orderNumber } = await call(createOrder, { body: { ...body, idempotencyKey } })
    const again = await call(createOrder, { body: { ...body, idempotencyKey } })
    must(createOrder, again.orderNumber === orderNumber, 'the same key made a second order')
    const { orders } = await call(listOrders, { body: {} })
    must(
      listOrders,
      orders.some((one) => one.orderNumber === orderNumber),
      'misses the new order',
    )
    const order = await call(readOrder, { body: { orderNumber } })
    const ordered = order.products.find(
      ({ productExternalId }) => productExternalId === line.productExternalId,
    )
    must(readOrder, order.orderNumber === orderNumber, 'is another order')
    must(readOrder, ordered?.quantity === line.quantity, 'does not hold what was ordered')
    const progress = await call(lookUpOrder, { body: { orderNumber, phone: contact.phone } })
    must(lookUpOrder, progress.orderNumber === orderNumber, 'is another order')
    await call(downloadOrderExcel, { body: { orderNumber } })
    await call(downloadOrderPdf, { body: { orderNumber } })
    const products = [{ productExternalId: line.productExternalId }]
    const cancelled = await call(cancelOrderProducts, { body: { orderNumber, products } })
    must(
      cancelOrderProducts,
      cancelled.products.every(({ status }) => status.isFinal),
      'the line is not cancelled',
    )
    await emptyCart(call)
  },
}

async function contactOf(call: Call) {
  const { name, email, phone } = await call(readProfile, {})
  return { name: name || 'Contract', email, phone }
}

async function termsOf(call: Call) {
  const pattern = await call(getOrderPattern, {})
  const pickup = pattern.deliveryTypes.find(({ code }) => code === 'pickup')
  const store = pickup?.pickupStores[0]
  must(getOrderPattern, store !== undefined, 'offers no shop for pickup')
  const { payments } = await call(getOrderOptions, { body: { storeId: store.id } })
  const payment = payments.find(({ isOnline }) => !isOnline) ?? payments[0]
  must(getOrderOptions, payment !== undefined, 'offers no payment')
  return {
    personCode: 'person_1' as const,
    delivery: { deliveryType: 'pickup', supplierId: store.supplierId, ...store.extraFields },
    orderPayment: { paymentExternalId: payment.external_id },
  }
}

type CartLine = ResponseOf<typeof readCart>['products'][number]

function toBasketLine({ productExternalId, brand, article, supplierId, quantity, price }: CartLine) {
  return { productExternalId, brand, article, supplierId: Number(supplierId), quantity, price: price ?? 0 }
}
