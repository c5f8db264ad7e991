import { toIsoDay } from '@/lib/format/to-iso-day'
import { toMoscowDay } from '@/lib/format/moscow-date'
import type { listOrders } from '@/lib/gateway/contracts/orders/orders'
import type { ResponseOf } from '@/lib/gateway/operation'
import { isSameVin } from '@/lib/parts/vehicle/vin'
import type { Expense } from './expense'

export type CarOrder = ResponseOf<typeof listOrders>['orders'][number] & { isArchived: boolean }

export function dayOfOrder({ createdAt }: Pick<CarOrder, 'createdAt'>): string {
  return toIsoDay(toMoscowDay(new Date(createdAt)))
}

/** Rubles that an order costs a car: the products for this car where the order names cars, else all of it. */
export function sumFor({ cars, totalPrice }: CarOrder, car: string): number {
  return cars.find(({ vin }) => isSameVin(vin, car))?.totalPrice ?? totalPrice
}

/** Whether the order is among the expenses: of one for several cars this car's part. */
export function isTaken(expenses: readonly Expense[], { orderNumber, cars }: CarOrder, car: string): boolean {
  return expenses.some(
    (expense) => expense.orderNumber === orderNumber && (cars.length <= 1 || isSameVin(expense.car, car)),
  )
}

export function expenseOf(order: CarOrder, car: string, now: number): Expense {
  const { orderNumber, cars } = order
  return {
    // The same order taken over in two tabs is one expense.
    id: cars.length <= 1 ? `order-${orderNumber}` : `order-${orderNumber}-${car}`,
    car,
    date: dayOfOrder(order),
    kind: 'parts',
    sum: sumFor(order, car),
    mileage: null,
    litres: null,
    note: '',
    orderNumber,
    changedAt: now,
  }
}
