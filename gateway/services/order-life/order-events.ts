import type { OrderStatusCode } from '@/gateway/db/schema/orders'
import type { LineChange } from '@/gateway/services/order-life/change-lines'
import { boughtPieces } from '@/gateway/services/orders/bought-pieces'
import { STATUSES } from '@/gateway/services/orders/statuses'
import type { LineRow } from '@/gateway/services/orders/to-order'

type EventLine = Pick<
  LineRow,
  'id' | 'brand' | 'article' | 'unit' | 'status' | 'quantity' | 'cancelledQuantity' | 'returnedQuantity'
>

/** Text of a step in the order's history. */
const ORDER_EVENTS: Partial<Record<OrderStatusCode, string>> = {
  in_work: 'Заказ в работе',
  ready: 'Заказ готов к выдаче',
  delivering: 'Заказ передан в доставку',
  issued: 'Заказ выдан',
}

function nameOf({ brand, article }: EventLine): string {
  return `${brand} ${article}`
}

/** What the history says of a move: the order's step where all that goes on takes it, else the step of each line. */
export function eventOfMove(lines: readonly EventLine[], changes: readonly LineChange[]): string {
  const moves = lines.flatMap((line) => {
    const change = changes.find(({ lineId }) => lineId === line.id)
    return change ? [{ line, ...change }] : []
  })
  const refused = moves.filter(({ status, refused: part }) => status === 'refused' || part)
  const moved = moves.filter((move) => !refused.includes(move))
  const left = lines.filter(
    ({ id, status }) =>
      !STATUSES[status].isFinal && !changes.some(({ lineId, status: to }) => lineId === id && to),
  )
  const steps = new Set([...moved.map(({ status }) => status), ...left.map(({ status }) => status)])
  const [step] = moved.map(({ status }) => status)
  const whole = steps.size === 1 && step ? ORDER_EVENTS[step] : undefined
  const ofLines = (whole ? refused : moves).flatMap(({ line, status, refused: part }) => {
    if (part)
      return `${nameOf(line)}: отказано ${part.pieces} из ${boughtPieces(line)}\u00a0${line.unit} (${part.reason})`
    return status ? `${nameOf(line)}: ${STATUSES[status].title.toLowerCase()}` : []
  })
  return [...(whole ? [whole] : []), ...ofLines].join(', ')
}

/** What the history says of a cancellation: of an order that goes on, what of it is cancelled, and the buyer's reason. */
export function eventOfCancellation(
  lines: readonly EventLine[],
  changes: readonly LineChange[],
  reason = '',
): string {
  const cancelled = new Map(changes.map(({ lineId, cancelledPieces = 0 }) => [lineId, cancelledPieces]))
  const isWhole = lines.every((line) => boughtPieces(line) === (cancelled.get(line.id) ?? 0))
  const names = lines.flatMap((line) => {
    const pieces = cancelled.get(line.id)
    if (pieces === undefined) return []
    const all = boughtPieces(line)
    return pieces < all ? `${nameOf(line)}, ${pieces} из ${all}\u00a0${line.unit}` : nameOf(line)
  })
  return `Отменено покупателем${isWhole ? '' : `: ${names.join('; ')}`}${reason && `. Причина: ${reason}`}`
}
