import { Button } from '@/components/ui/button'
import { serverNow } from '@/lib/time/server-clock'
import type { Expense } from '../model/expense'
import { type CarOrder, expenseOf } from '../model/order-expense'

type Props = { order: CarOrder; car: string; onTake: (expense: Expense) => void }

/** Makes an expense of an order with one press. */
export function TakeOrder({ order, car, onTake }: Props) {
  return (
    <Button
      look="secondary"
      small
      aria-label={`В расходы: заказ ${order.orderNumber}`}
      onClick={() => onTake(expenseOf(order, car, serverNow().getTime()))}
    >
      В расходы
    </Button>
  )
}
