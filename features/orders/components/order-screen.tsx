'use client'

import { useQuery } from '@tanstack/react-query'
import { orderQueryOptions } from '../api/order-queries'
import type { OrderKind } from '../model/order'
import { ChangePayment } from './change-payment'
import { CancelProducts } from './cancel-products'
import { OrderFacts } from './order-facts'
import { OrderFailure } from './order-failure'
import { OrderHead } from './order-head'
import { OrderHistory } from './order-history'
import { OrderLines } from './order-lines'
import { OrderDocuments } from './order-documents'
import { OrderSkeleton } from './order-skeletons'
import { OrderTotals } from './order-totals'
import { PickupCode } from './pickup-code'
import { PayButton } from './pay-button'
import { hasMarkedLines } from '../model/order-lines'
import { returnableLines } from '../model/order-returns'
import { OrderReturns } from './returns/order-returns'
import { ReturnProducts } from './returns/return-products'
import { type Buy, RepeatOrder } from './repeat-order'
import styles from './order-screen.module.css'

type Props = {
  orderNumber: string
  kind: OrderKind
  /** Corporate: documents and prices with the buyer's own margin are of use. */
  hasMarkup: boolean
  /** Puts products into the cart, or leads to the required step before. */
  buy: Buy
}

/** One order with all possible actions. */
export function OrderScreen({ orderNumber, kind, hasMarkup, buy }: Props) {
  const { data: order, error, refetch } = useQuery(orderQueryOptions(kind, orderNumber))
  if (error && !order) return <OrderFailure error={error} onRetry={() => void refetch()} />
  if (!order) return <OrderSkeleton />
  return (
    <div className={styles.screen}>
      <OrderHead order={order} />
      <div className={styles.actions}>
        {order.isPayable && !order.isPaid && <PayButton orderNumber={orderNumber} />}
        <RepeatOrder lines={order.products} buy={buy} />
        {order.isCancellable && <CancelProducts order={order} kind={kind} />}
        {returnableLines(order.products).length > 0 && <ReturnProducts order={order} kind={kind} />}
      </div>
      <ChangePayment order={order} />
      <PickupCode order={order} />
      <OrderReturns order={order} kind={kind} />
      <OrderLines lines={order.products} hasMarkup={hasMarkup} />
      <div className={styles.columns}>
        <OrderFacts order={order} kind={kind} />
        <OrderTotals order={order} />
      </div>
      <OrderDocuments
        orderNumber={orderNumber}
        kind={kind}
        hasMarkup={hasMarkup && hasMarkedLines(order.products)}
        isBillable={order.isBillable}
        hasReceipt={order.hasReceipt}
      />
      <OrderHistory history={order.history} />
    </div>
  )
}
