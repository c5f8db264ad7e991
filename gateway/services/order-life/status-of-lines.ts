import type { OrderStatusCode } from '@/gateway/db/schema/orders'
import { STATUSES } from '@/gateway/services/orders/statuses'

/** Progress of each status; an order has that of its slowest line. */
const PROGRESS: readonly OrderStatusCode[] = ['accepted', 'in_work', 'ready', 'delivering', 'issued']

/** Status of an order with lines of these statuses; only an order refused whole by suppliers is refused. */
export function statusOfLines(lines: readonly OrderStatusCode[]): OrderStatusCode {
  const slowest = PROGRESS.find((step) => step !== 'issued' && lines.includes(step))
  if (slowest) return slowest
  if (lines.includes('issued')) return 'issued'
  if (lines.includes('returned')) return 'returned'
  return lines.every((status) => status === 'refused') ? 'refused' : 'cancelled'
}

/** Whether all lines are in a final status. */
export function isFinished(lines: readonly OrderStatusCode[]): boolean {
  return lines.every((status) => STATUSES[status].isFinal)
}
