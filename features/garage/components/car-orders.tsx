'use client'

import { formatPrice } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import { useCarOrders } from '../api/car-orders'
import { notifyChange } from '../hooks/notify-change'
import type { useExpenses } from '../hooks/use-expenses'
import { type Expense, expensesOf } from '../model/expense'
import { putExpense } from '../model/expense-book'
import { formatIsoDay } from '../model/expense-table'
import { isTaken, sumFor } from '../model/order-expense'
import { OrdersForNoCar, OrderWords } from './orders-to-take'
import { TakeOrder } from './take-order'
import styles from './expenses.module.css'

/** An expense made from an order. */
type OrderedExpense = Expense & { orderNumber: string }

/** The orders of this shop that were made for a car, and those without a named car. */
export function CarOrders({ car, expenses }: { car: string; expenses: ReturnType<typeof useExpenses> }) {
  const { status, book, sync } = expenses
  const orders = useCarOrders(car)
  const isReady = status === 'ready'
  // An order without a named car belongs to the car into whose expenses its owner took it.
  const said = expensesOf(book.expenses, car).filter(
    (expense): expense is OrderedExpense =>
      expense.orderNumber !== null && !orders.some(({ orderNumber }) => orderNumber === expense.orderNumber),
  )
  const take = (expense: Expense) => notifyChange(sync.change((held) => putExpense(held, expense)))
  return (
    <>
      {orders.length + said.length > 0 && (
        <section aria-labelledby="car-orders">
          <h2 id="car-orders">Заказы для этой машины</h2>
          <ul className={styles.rows}>
            {orders.map((order) => (
              <li key={order.orderNumber} className={styles.row}>
                <OrderWords order={order} />
                <p className={styles.sum}>{formatPrice(sumFor(order, car))}</p>
                {isReady && !isTaken(book.expenses, order, car) && sumFor(order, car) > 0 && (
                  <div className={styles.rowActions}>
                    <TakeOrder order={order} car={car} onTake={take} />
                  </div>
                )}
              </li>
            ))}
            {said.map(({ id, orderNumber, date, sum }) => (
              <li key={id} className={styles.row}>
                <p>
                  <a href={hrefs.order(orderNumber)}>Заказ {orderNumber}</a>{' '}
                  <span className={styles.soft}>от {formatIsoDay(date)}</span>
                </p>
                <p className={styles.sum}>{formatPrice(sum)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isReady && <OrdersForNoCar car={car} expenses={book.expenses} onTake={take} />}
    </>
  )
}
