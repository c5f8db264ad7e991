'use client'

import { formatPrice } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import { useCarOrders, useOrdersForNoCar } from '../api/car-orders'
import type { Expense } from '../model/expense'
import { formatIsoDay } from '../model/expense-table'
import { type CarOrder, dayOfOrder, isTaken, sumFor } from '../model/order-expense'
import { TakeOrder } from './take-order'
import styles from './expenses.module.css'

const SHOWN_ORDERS = 5

type Props = {
  car: string
  /** Of all cars: an order is taken over once. */
  expenses: readonly Expense[]
  onTake: (expense: Expense) => void
}

/** Orders without an expense yet, which a press takes over: this car's, and those of no car. */
export function OrdersToTake(props: Props) {
  return (
    <>
      <Orders {...props} orders={useCarOrders(props.car)} title="Заказы для этой машины" />
      <OrdersForNoCar {...props} />
    </>
  )
}

/** Orders without a named car. */
export function OrdersForNoCar(props: Props) {
  return <Orders {...props} orders={useOrdersForNoCar()} title="Заказы, где автомобиль не указан" />
}

function Orders({
  car,
  expenses,
  onTake,
  orders,
  title,
}: Props & { orders: readonly CarOrder[]; title: string }) {
  const open = orders
    .filter((order) => !isTaken(expenses, order, car) && sumFor(order, car) > 0)
    .slice(0, SHOWN_ORDERS)
  if (open.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.rows}>
        {open.map((order) => (
          <li key={order.orderNumber} className={styles.row}>
            <OrderWords order={order} />
            <p className={styles.sum}>{formatPrice(sumFor(order, car))}</p>
            <div className={styles.rowActions}>
              <TakeOrder order={order} car={car} onTake={onTake} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function OrderWords({ order }: { order: CarOrder }) {
  const { orderNumber, isArchived, status } = order
  return (
    <p>
      <a href={isArchived ? hrefs.archivedOrder(orderNumber) : hrefs.order(orderNumber)}>
        Заказ {orderNumber}
      </a>{' '}
      <span className={styles.soft}>
        от {formatIsoDay(dayOfOrder(order))}, {status.title.toLowerCase()}
      </span>
    </p>
  )
}
