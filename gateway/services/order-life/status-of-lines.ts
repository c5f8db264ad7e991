import type { OrderStatusCode } from '@/gateway/db/schema-orders'
import { STATUSES } from '@/gateway/services/orders/statuses'

/** How far each step is; an order is where its slowest line is. */
const PROGRESS: readonly OrderStatusCode[] = ['accepted', 'in_work', 'ready', 'delivering', 'issued']

/** Status of an order with lines of these statuses; only an order that suppliers took whole off its buyer is refused. */
export function statusOfLines(lines: readonly OrderStatusCode[]): OrderStatusCode {
  const slowest = PROGRESS.find((step) => step !== 'issued' && lines.includes(step))
  if (slowest) return slowest
  if (lines.includes('issued')) return 'issued'
  return lines.every((status) => status === 'refused') ? 'refused' : 'cancelled'
}

/** Whether nothing more will happen to any of the lines. */
export function isFinished(lines: readonly OrderStatusCode[]): boolean {
  return lines.every((status) => STATUSES[status].isFinal)
}
