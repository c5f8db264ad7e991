'use client'

import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@/lib/format/plural'
import { formatPrice } from '@/lib/format/price'
import { sumRubles } from '@/lib/money'
import { ARCHIVE_LOOKED_THROUGH, owedOptions } from '../../api/owed-orders'
import { OrderFailure } from '../order-failure'
import { OrderListSkeleton } from '../order-skeletons'
import { OrderRow } from './order-row'
import styles from './order-list.module.css'

const ORDERS = ['заказу', 'заказам', 'заказам'] as const

/** The open sum of all orders, and the orders that it is for. */
export function OwedOrders() {
  const { data, error, refetch } = useQuery(owedOptions)
  if (error && !data) return <OrderFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <OrderListSkeleton />
  const { orders, isArchiveLonger } = data
  const sum = sumRubles(orders.map(({ order }) => order.totalPrice))
  return (
    <section className={styles.screen} aria-label="К оплате">
      <p className={styles.owed}>
        К оплате <b>{formatPrice(sum)}</b>
        {orders.length > 0 ? ` по ${formatCount(orders.length, ORDERS)}` : ': всё оплачено'}
      </p>
      {orders.length > 0 && (
        <ul className={styles.list} aria-label="Неоплаченные заказы">
          {orders.map(({ order, kind }) => (
            <OrderRow key={order.id} order={order} kind={kind} />
          ))}
        </ul>
      )}
      {isArchiveLonger && (
        <p className={styles.soft}>В архиве учтены последние {ARCHIVE_LOOKED_THROUGH} заказов.</p>
      )}
    </section>
  )
}
