import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import { cancelOrderProducts, changeOrderPayment, payOrder } from '@/lib/gateway/contracts/orders/orders'
import { type Order, toOrder } from '../model/order'

type CancelledProduct = { productId: string; quantity: number }

type Cancellation = {
  idempotencyKey: string
  orderNumber: string
  products: readonly CancelledProduct[]
  reason: string
}

const toWireProduct = ({ productId, ...product }: CancelledProduct) => ({
  productExternalId: productId,
  ...product,
})

/** Throws when it was refused: the dialog shows why and keeps the ticks. */
export function cancelProducts({ products, ...rest }: Cancellation): Promise<Order> {
  const body = { ...rest, products: products.map(toWireProduct) }
  return browserGateway()
    .call(cancelOrderProducts, { body }, { handlesErrors: true })
    .then(requireResponse)
    .then(toOrder)
}

/** Throws when it was refused: another way may have been chosen meanwhile, or the order paid. */
export function changePayment(orderNumber: string, paymentExternalId: string): Promise<Order> {
  const body = { orderNumber, paymentExternalId }
  return browserGateway()
    .call(changeOrderPayment, { body }, { handlesErrors: true })
    .then(requireResponse)
    .then(toOrder)
}

export type Payment = { isPaid: boolean; paymentUrl: string | null }

/** Undefined when it was refused and the shopper has seen why. */
export function startPayment(orderNumber: string): Promise<Payment | undefined> {
  return browserGateway().call(payOrder, { body: { orderNumber } })
}
