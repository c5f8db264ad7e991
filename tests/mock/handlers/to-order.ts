import type { getOrderPattern } from '@/lib/gateway/contracts/orders/checkout'
import type { createOrder } from '@/lib/gateway/contracts/orders/orders'
import type { ParsedRequestOf, WireResponseOf } from '@/lib/gateway/operation'
import type { OrderDetail } from './shop-handler'
import { findByCode } from '../small-shop'

type Body = ParsedRequestOf<typeof createOrder>['body']
type Pattern = WireResponseOf<typeof getOrderPattern>

type Shop = {
  number: number
  stores: NonNullable<Pattern['deliveryTypes'][number]['pickupStores']>
  payments: Pattern['payments']
}

const ACCEPTED = { code: 'accepted', title: 'Принят', isFinal: false }

/** An order as the account shows it right after it was placed. */
export function toOrder(body: Body, { number, stores, payments }: Shop): OrderDetail {
  const { orderBasket, delivery, orderPayment, name, phone, email, personCode, comment } = body
  const goods = orderBasket.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const deliveryPrice = delivery.price ?? 0
  const payment = payments.find(({ external_id: id }) => id === orderPayment.paymentExternalId)
  const isPickup = delivery.deliveryCoordinates === undefined && delivery.address === undefined
  const place = isPickup ? stores[0]?.title : delivery.address
  return {
    id: String(number),
    orderNumber: String(number),
    createdAt: new Date().toISOString(),
    status: ACCEPTED,
    totalPrice: goods + deliveryPrice,
    linesCount: orderBasket.length,
    isPayable: payment?.isOnline ?? false,
    isPickup,
    destination: place ?? null,
    products: orderBasket.map((line) => ({
      ...line,
      title: findByCode(line.productExternalId)?.title ?? `${line.brand} ${line.article}`,
      priceDiscount: line.price,
      status: ACCEPTED,
      cancellableQuantity: line.quantity,
    })),
    total: {
      totalPrice: goods,
      totalPriceDiscount: goods,
      totalWriteoff: body.writeoffBonuses ?? 0,
      totalReward: 0,
      totalRewardDiscount: 0,
    },
    deliveryPrice,
    delivery: {
      title: isPickup ? 'Самовывоз' : 'Доставка',
      address: place ?? null,
      date: delivery.deliveryDate ?? null,
      time: delivery.deliveryTime ?? null,
      comment: delivery.deliveryComment ?? null,
    },
    payment: { code: payment?.code ?? 'payment_cash', title: payment?.title ?? 'При получении' },
    person: { code: personCode, name, phone, email },
    comment: comment ?? null,
    isCancellable: true,
    history: [{ at: new Date().toISOString(), title: ACCEPTED.title }],
  }
}
