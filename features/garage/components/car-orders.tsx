'use client'

import { formatPrice } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import type { useExpenses } from '../hooks/use-expenses'
import { tellChange } from '../hooks/tell-change'
import { type Expense, expensesOf } from '../model/expense'
import { putExpense } from '../model/expense-book'
import { formatIsoDay } from '../model/expense-table'
import { OrdersToTake } from './orders-to-take'
import styles from './expenses.module.css'

/** An expense that was taken over from an order. */
type OrderedExpense = Expense & { orderNumber: string }

/** The orders of this shop that were made for a car, and those of which nobody has said for which. */
export function CarOrders({ car, expenses }: { car: string; expenses: ReturnType<typeof useExpenses> }) {
  const { status, book, keeper } = expenses
  if (status !== 'ready') return null
  const own = expensesOf(book.expenses, car).filter(
    (expense): expense is OrderedExpense => expense.orderNumber !== null,
  )
  return (
    <>
      {own.length > 0 && (
        <section aria-labelledby="car-orders">
          <h2 id="car-orders">Заказы для этой машины</h2>
          <ul className={styles.rows}>
            {own.map(({ id, orderNumber, date, sum }) => (
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
      <OrdersToTake
        car={car}
        expenses={book.expenses}
        onTake={(expense) => tellChange(keeper.change((held) => putExpense(held, expense)))}
      />
    </>
  )
}
