import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import { orders, type OrderStatusCode } from '@/gateway/db/schema/orders'
import { selectRows } from '@/gateway/core/database'
import { OWN_VENDOR_ID } from '@/gateway/services/cart/line-id'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { MailDeps } from '@/gateway/services/mail/post-mail'
import { changeLines, type LineChange } from '@/gateway/services/order-life/change-lines'
import { eventOfMove } from '@/gateway/services/order-life/order-events'
import { lockOrder } from '@/gateway/services/orders/lock-order'
import { loadOrderLines } from '@/gateway/services/orders/read-order'
import { STATUSES } from '@/gateway/services/orders/statuses'
import type { LineRow, OrderRow } from '@/gateway/services/orders/to-order'
import { settleOrderMoney } from '@/gateway/services/payments/settle-order-money'

/** Orders of one round. */
const ROUND_SIZE = 50
/** One in so many lines of the demo's vendors is refused. */
const LINES_TO_A_REFUSAL = 17

type AdvanceDeps = MailDeps & Pick<ServiceDeps, 'db' | 'now'>

function nextStatus({ status, vendorId, id }: LineRow, { isPickup }: OrderRow): OrderStatusCode | undefined {
  const isLetDown = vendorId !== OWN_VENDOR_ID && id % LINES_TO_A_REFUSAL === 0
  if (status === 'accepted') return isLetDown ? 'refused' : 'in_work'
  if (status === 'in_work') return isPickup ? 'ready' : 'delivering'
  return STATUSES[status].isFinal ? undefined : 'issued'
}

function isWaitingForMoney({ isPaymentOnline, paidTotal, total }: OrderRow) {
  return isPaymentOnline && paidTotal < total
}

function toChange(line: LineRow, order: OrderRow): LineChange | undefined {
  const status = nextStatus(line, order)
  if (!status) return undefined
  return status === 'refused'
    ? { lineId: line.id, status, reason: 'Поставщик снял товар с продажи' }
    : { lineId: line.id, status }
}

/**
 * Moves the open orders of the demo shop on by one step, each that has stood still for at least `stepMs`. A shop with a
 * warehouse behind it gets the statuses from there and leaves this off.
 */
export async function advanceOrders(deps: AdvanceDeps, stepMs: number): Promise<number> {
  const now = deps.now()
  const dueBefore = new Date(now.getTime() - stepMs)
  const due = await deps.db
    .select({ id: orders.id, userId: orders.userId })
    .from(orders)
    .where(
      and(
        isNull(orders.archivedAt),
        lte(orders.updatedAt, dueBefore),
        // Many unpaid orders must not take the round from the others.
        or(eq(orders.isPaymentOnline, false), gte(orders.paidTotal, orders.total)),
      ),
    )
    .orderBy(asc(orders.updatedAt))
    .limit(ROUND_SIZE)
  let moved = 0
  for (const { id, userId } of due) if (await advanceOrder(deps, id, userId, dueBefore)) moved += 1
  return moved
}

async function advanceOrder(
  deps: AdvanceDeps,
  orderId: string,
  userId: string | null,
  dueBefore: Date,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    if (userId !== null)
      await selectRows(tx, sql`select id from users where id = ${userId} for no key update`)
    const order = await lockOrder(tx, orderId)
    // Another gateway's clock, or the buyer, may have changed the order since it was selected.
    const isDue = order && order.updatedAt <= dueBefore && order.archivedAt === null
    if (!isDue || isWaitingForMoney(order)) return false
    const lines = await loadOrderLines(tx, orderId)
    const changes = lines.flatMap((line) => toChange(line, order) ?? [])
    if (changes.length === 0) return false
    const now = deps.now()
    const changed = await changeLines(tx, deps, order, changes, eventOfMove(lines, changes), now)
    await settleOrderMoney(tx, changed, now, { order, lines })
    return true
  })
}
