'use client'

import { Button } from '@/components/ui/button'
import { toMoscowDay } from '@/lib/format/moscow-date'
import { formatPrice } from '@/lib/format/price'
import { useRecentOrders } from '../api/recent-orders'
import type { Expense } from '../model/expense'
import { formatIsoDay } from '../model/expense-table'
import { toIsoDay } from '@/lib/format/iso-day'
import styles from './expenses.module.css'

const SHOWN_ORDERS = 5

type Props = {
  car: string
  /** Of all cars: an order is taken over once. */
  expenses: readonly Expense[]
  onTake: (expense: Expense) => void
}

/** Orders of this shop that no expense was made of yet, each a press away from being one. */
export function OrdersToTake({ car, expenses, onTake }: Props) {
  const taken = new Set(expenses.map(({ orderNumber }) => orderNumber))
  const orders = useRecentOrders()
    .filter(({ orderNumber }) => !taken.has(orderNumber))
    .slice(0, SHOWN_ORDERS)
  if (orders.length === 0) return null
  return (
    <section aria-label="Заказы этого магазина">
      <h2>Заказы этого магазина</h2>
      <ul className={styles.rows}>
        {orders.map(({ orderNumber, createdAt, totalPrice }) => {
          const date = toIsoDay(toMoscowDay(new Date(createdAt)))
          return (
            <li key={orderNumber} className={styles.row}>
              <p>
                Заказ {orderNumber} <span className={styles.soft}>от {formatIsoDay(date)}</span>
              </p>
              <p className={styles.sum}>{formatPrice(totalPrice)}</p>
              <div className={styles.rowActions}>
                <Button
                  look="secondary"
                  small
                  aria-label={`В расходы: заказ ${orderNumber}`}
                  onClick={() =>
                    onTake({
                      // The same order taken over in two tabs is one expense.
                      id: `order-${orderNumber}`,
                      car,
                      date,
                      kind: 'parts',
                      sum: totalPrice,
                      mileage: null,
                      litres: null,
                      note: '',
                      orderNumber,
                      changedAt: Date.now(),
                    })
                  }
                >
                  В расходы
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
