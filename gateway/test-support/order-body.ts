import type { readCart } from '@/lib/gateway/contracts/orders/cart'
import type { createOrder } from '@/lib/gateway/contracts/orders/orders'
import type { RequestOf, ResponseOf } from '@/lib/gateway/operation'

export type OrderBody = RequestOf<typeof createOrder>['body']

export const PICKUP = { deliveryType: 'pickup', supplierId: 29 }

/** An order of these lines of a cart, fetched from a shop and paid there. */
export function toOrderBody(
  products: ResponseOf<typeof readCart>['products'],
  changes: Partial<OrderBody> = {},
): OrderBody {
  return {
    name: 'Пётр Орлов',
    email: 'petr@example.com',
    phone: '79001234567',
    orderBasket: products.map(({ productExternalId, brand, article, supplierId, quantity, price }) => ({
      productExternalId,
      brand,
      article,
      supplierId,
      quantity,
      price: price ?? 0,
    })),
    personCode: 'person_1',
    delivery: PICKUP,
    orderPayment: { paymentExternalId: 'cash' },
    ...changes,
  }
}
