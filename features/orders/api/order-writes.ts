import { browserGateway } from '@/lib/gateway/browser-client'
import { cancelOrderProducts, payOrder } from '@/lib/gateway/contracts/orders'
import type { Order } from '../model/order'

export type CancelledProduct = { productExternalId: string; quantity: number }

/** Undefined when it was refused: the shopper has been told why. */
export function cancelProducts(
  orderNumber: string,
  products: readonly CancelledProduct[],
  reason: string,
): Promise<Order | undefined> {
  const body = { orderNumber, products: [...products], ...(reason ? { reason } : {}) }
  return browserGateway().call(cancelOrderProducts, { body })
}

export type Payment = { isPaid: boolean; paymentUrl: string | null }

/** Undefined when it was refused: the shopper has been told why. */
export function startPayment(orderNumber: string): Promise<Payment | undefined> {
  return browserGateway().call(payOrder, { body: { orderNumber } })
}
