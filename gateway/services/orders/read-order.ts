import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { orderEvents, orderLines, orders } from '@/gateway/db/schema/orders'
import { payments, refunds } from '@/gateway/db/schema/payments'
import { notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { canBill } from '@/gateway/services/seller/read-seller'
import type { ServiceDeps } from '@/gateway/services/deps'
import { loadOtherPayments } from '@/gateway/services/checkout/load-choices'
import { readShopHours } from '@/gateway/services/reference/read-shop-hours'
import { loadReturns } from '@/gateway/services/orders/load-returns'
import { isPayable, toOrderDetail, type OrderRow } from '@/gateway/services/orders/to-order'

export type OrderScope = { archivedOnly?: boolean }

/** The staff reads every order, a buyer his own; the caller has checked the right. */
export type OrderReader = Pick<Viewer, 'userId'> | 'staff'

/** An order of the reader's; another's counts as unknown. */
export async function findOwnOrder(
  db: Database,
  reader: OrderReader,
  orderNumber: string,
  { archivedOnly = false }: OrderScope = {},
): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.number, orderNumber),
        reader === 'staff' ? undefined : eq(orders.userId, reader.userId),
        archivedOnly ? isNotNull(orders.archivedAt) : undefined,
      ),
    )
  if (!order) throw notFound('Такого заказа нет.')
  return order
}

export async function loadOrderLines(db: Database, orderId: string) {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
}

export async function readOrder(
  deps: ServiceDeps,
  viewer: Viewer,
  orderNumber: string,
  scope: OrderScope = {},
) {
  const { db } = deps
  const order = await findOwnOrder(db, viewer, orderNumber, scope)
  const lines = await loadOrderLines(db, order.id)
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.id))
  const returned = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, order.id))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  const buyer = { isCorporate: viewer.group === 'corporate' }
  const others = await loadOtherPayments(deps, buyer, { ...order, isPayable: isPayable(order) })
  return toOrderDetail(order, lines, events, returned, {
    work: await readShopHours(db, order),
    others,
    returns: await loadReturns(db, order.id),
    hasReceipt: await hasReceipt(db, order.id),
    sendsMail: deps.sendsMail,
    canBill: await canBill(db),
    now: deps.now(),
  })
}

async function hasReceipt(db: Database, orderId: string): Promise<boolean> {
  const receipted = and(
    eq(payments.orderId, orderId),
    eq(payments.status, 'succeeded'),
    isNotNull(payments.receipt),
  )
  return (await db.$count(payments, receipted)) > 0
}
