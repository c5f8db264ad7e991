'use client'

import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { formatMoment } from '@/lib/format/format-moment'
import { sumRubles } from '@/lib/money'
import { formatCount } from '@/lib/format/plural'
import { formatPrice } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import { DELIVERY_AGREED } from '@/lib/parts/terms/delivery-agreed'
import { hoursUntil, pickupWords } from '@/lib/format/delivery/pickup-words'
import { BILL_CODE } from '@/lib/parts/terms/bill-code'
import { useNow } from '@/lib/time/page-clock'
import { useCart } from '@/stores/cart/use-cart'
import { orderQueryOptions } from '../api/order-queries'
import type { Order } from '../model/order'
import { hasMarkedLines } from '../model/order-lines'
import { ChangePayment } from './change-payment'
import { OrderFacts } from './order-facts'
import { OrderFailure } from './order-failure'
import { OrderDocuments } from './order-documents'
import { OrderLines } from './order-lines'
import { OrderSkeleton } from './order-skeletons'
import { PickupCode } from './pickup-code'
import { OrderTotals } from './order-totals'
import { PayButton } from './pay-button'
import styles from './order-screen.module.css'

const LINES = ['товар', 'товара', 'товаров'] as const
const NO_MAILS = 'Писем магазин не отправляет: что с заказом, видно на его странице и подскажут по телефону.'

/** What a shopper sees when the order has its number, and when the bank sends him back. */
export function OrderResult({ orderNumber, hasMarkup }: { orderNumber: string; hasMarkup: boolean }) {
  const { data: order, error, refetch } = useQuery(orderQueryOptions('current', orderNumber))
  const now = useNow()
  if (error && !order) return <OrderFailure error={error} onRetry={() => void refetch()} />
  if (!order) return <OrderSkeleton />
  const readiness = readinessOf(order, now)
  const waitsForPayment = order.isPayable && !order.isPaid
  return (
    <div className={styles.screen}>
      <section className={styles.thanks} aria-label="Заказ принят">
        <Icon name="check" size={32} className={styles.tick} />
        <div>
          <h2 className={styles.thanksTitle}>Спасибо, заказ {orderNumber} принят</h2>
          {readiness && <p>{readiness}</p>}
          <p>{nextThing(order)}</p>
          <Postponed />
        </div>
      </section>
      {waitsForPayment && <LastEvent history={order.history} />}
      <div className={styles.actions}>
        {waitsForPayment && <PayButton orderNumber={orderNumber} />}
        <a
          className={buttonClass({ look: waitsForPayment ? 'secondary' : 'primary' })}
          href={hrefs.order(orderNumber)}
        >
          Открыть заказ
        </a>
        <a className={buttonClass({ look: 'secondary' })} href={hrefs.catalog}>
          Продолжить покупки
        </a>
      </div>
      <ChangePayment order={order} />
      <PickupCode order={order} />
      <OrderLines lines={order.products} hasMarkup={hasMarkup} />
      <div className={styles.columns}>
        <OrderFacts order={order} kind="current" />
        <OrderTotals order={order} />
      </div>
      <OrderDocuments
        orderNumber={orderNumber}
        kind="current"
        hasMarkup={hasMarkup && hasMarkedLines(order.products)}
        isBillable={order.isBillable}
        hasReceipt={order.hasReceipt}
      />
    </div>
  )
}

/** A part of the cart may have been ordered apart: the rest is not to be forgotten. */
function Postponed() {
  const count = useCart(({ lines }) => lines.filter(({ isInOrder }) => !isInOrder).length)
  return count > 0 ? (
    <p>
      Отложенное ждёт <a href={hrefs.cart}>в корзине</a>: {formatCount(count, LINES)}.
    </p>
  ) : null
}

/** Events since the order was placed, such as a payment that the bank refused. */
function LastEvent({ history }: Pick<Order, 'history'>) {
  const last = history.at(-1)
  // What a gift card paid belongs to the order as it was placed.
  if (!last || last.at === history[0]?.at) return null
  return (
    <Notice kind="warning">
      {last.title}, {formatMoment(last.at)}. Заказ ждёт оплаты: попробуйте ещё раз или выберите другой способ.
    </Notice>
  )
}

/** When the goods can be had; nothing where the facts of the order below say it. */
function readinessOf(order: Order, now: Date): string | null {
  const { isPickup, deliveryDate, delivery, isDeliveryAgreed } = order
  if (isDeliveryAgreed) return DELIVERY_AGREED
  const hours = isPickup ? hoursUntil(deliveryDate, now) : null
  return hours === null ? null : `${pickupWords({ hours, work: delivery.work, now })}.`
}

function nextThing(order: Order): string {
  const { isPaid, isPayable, isBillable, payment, isPickup, person, sendsMail } = order
  const rest = formatPrice(sumRubles([order.totalPrice, -order.paid]))
  if (isPayable && !isPaid) return `Осталось оплатить ${rest} на странице банка — это займёт минуту.`
  if (isBillable && payment.code === BILL_CODE)
    return `Осталось оплатить ${rest} по счёту: он ниже, в документах${sendsMail ? ', и придёт письмом' : ''}.`
  if (!sendsMail) return `${isPaid ? 'Заказ оплачен. ' : ''}${NO_MAILS}`
  const place = isPickup ? 'как только соберём' : 'когда передадим его в доставку'
  return isPaid
    ? `Заказ оплачен. Напишем на ${person.email}, ${place}.`
    : `Подтверждение придёт на ${person.email}. Напишем, ${place}.`
}
