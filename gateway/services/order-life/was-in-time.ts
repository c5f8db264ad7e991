import type { OrderStatusCode } from '@/gateway/db/schema/orders'
import { moscowDay } from '@/gateway/services/delivery/moscow-time'
import type { LineRow } from '@/gateway/services/orders/to-order'

const THERE: ReadonlySet<OrderStatusCode> = new Set(['ready', 'delivering', 'issued'])

type Line = Pick<LineRow, 'vendorId' | 'expectedAt' | 'isInTime'>

/**
 * Whether a vendor kept the promised day, as soon as that is known: when the line is there, or when the vendor has taken it
 * back. What is known once stays; the own warehouse and what a buyer cancels say nothing.
 */
export function wasInTime(
  { vendorId, expectedAt, isInTime }: Line,
  status: OrderStatusCode,
  now: Date,
): boolean | null {
  if (isInTime !== null || vendorId === 0 || expectedAt === null) return isInTime
  if (status === 'refused') return false
  return THERE.has(status) ? moscowDay(now) <= moscowDay(expectedAt) : null
}
