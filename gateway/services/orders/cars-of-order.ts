import type { orderLines, orders } from '@/gateway/db/schema/orders'
import { paidByMoney } from '@/gateway/services/orders/bought-pieces'
import { toRubles } from '@/gateway/services/cards/to-entity'
import type { LineCar } from '@/lib/gateway/contracts/catalog/line-car'

type LineRow = typeof orderLines.$inferSelect
type OrderRow = typeof orders.$inferSelect

export function carOfLine({ carName, carTitle }: Pick<LineRow, 'carName' | 'carTitle'>): LineCar | null {
  return carName === null ? null : { vin: carName, title: carTitle ?? carName }
}

/** The cars that products of an order are for, with what they cost; an order for one car alone costs it the delivery as well. */
export function carsOfOrder(order: OrderRow, lines: readonly LineRow[]) {
  const byName = Map.groupBy(
    lines.filter(({ carName }) => carName !== null),
    ({ carName }) => carName,
  )
  const isForOne = byName.size === 1 && lines.every(({ carName }) => carName !== null)
  return [...byName.values()].flatMap((own) => {
    const car = own[0] && carOfLine(own[0])
    if (!car) return []
    const goods = own.reduce((sum, line) => sum + paidByMoney(line), 0)
    return { ...car, linesCount: own.length, totalPrice: toRubles(isForOne ? order.total : goods) }
  })
}
