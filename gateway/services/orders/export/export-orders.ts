import { asc, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { selectRows } from '@/gateway/core/database'
import { findCodedError } from '@/gateway/core/errors/find-coded-error'
import { gatewayError } from '@/gateway/core/errors/errors'
import { orderLines, orders } from '@/gateway/db/schema/orders'
import { payments, refunds } from '@/gateway/db/schema/payments'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { toRubles } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { paidByMoney } from '@/gateway/services/orders/bought-pieces'
import { loadReturnsOf } from '@/gateway/services/orders/load-returns'
import { toWireStatus } from '@/gateway/services/orders/statuses'
import { type LineRow, type OrderRow, toReturn } from '@/gateway/services/orders/to-order'
import type { exportOrders as operation } from '@/lib/gateway/contracts/orders/order-export'
import type { ParsedRequestOf, WireResponseOf } from '@/lib/gateway/operation'

export type ExportQuery = ParsedRequestOf<typeof operation>['query']
export type OrdersExport = WireResponseOf<typeof operation>
type Changed = { order_id: string; id: string | number; created_at: Date | string }

const LOCK_NOT_AVAILABLE = '55P03'

/**
 * The last event before which none is still being written: ids are given before their transactions commit, and a reader that went
 * past one would never see it. Writers hold the table only for the moments of their transaction.
 */
async function lastSettledEvent(db: Database): Promise<number> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '2s'`)
      await tx.execute(sql`lock table order_events in share mode`)
      const [row] = await selectRows<{ id: string | number }>(
        tx,
        sql`select coalesce(max(id), 0) as id from order_events`,
      )
      return Number(row?.id ?? 0)
    })
  } catch (error) {
    if (findCodedError(error)?.code !== LOCK_NOT_AVAILABLE) throw error
    throw gatewayError('unavailable', 'Заказы сейчас меняются. Повторите через минуту.')
  }
}

async function startOf(db: Database, { cursor, since }: ExportQuery, last: number): Promise<number> {
  if (cursor !== undefined) return Number(cursor)
  if (since === undefined) return 0
  const [row] = await selectRows<{ id: string | number | null }>(
    db,
    sql`select min(id) - 1 as id from order_events where created_at >= ${since}::timestamptz`,
  )
  return Number(row?.id ?? last)
}

/** With the supplier's own name, whatever the buyer was shown. */
function toLine(line: LineRow, suppliers: CatalogReference['suppliers']) {
  return {
    productExternalId: line.productExternalId,
    brand: line.brand,
    article: line.article,
    title: line.title,
    supplierId: line.supplierId,
    supplier: suppliers.get(line.supplierId)?.title ?? line.supplier,
    unit: line.unit,
    quantity: line.quantity,
    cancelledQuantity: line.cancelledQuantity,
    refusedQuantity: line.refusedQuantity,
    refusedReason: line.refusedReason,
    returnedQuantity: line.returnedQuantity,
    price: toRubles(line.price),
    total: toRubles(paidByMoney(line)),
    status: toWireStatus(line.status),
    statusReason: line.statusReason,
    statusAt: line.statusAt.toISOString(),
  }
}

function toOwnerOrder(order: OrderRow) {
  const { name, phone, email, isCorporate, company, inn, kpp, clientExternalId, contractorExternalId } = order
  return {
    orderNumber: order.number,
    createdAt: order.createdAt.toISOString(),
    status: toWireStatus(order.status),
    buyer: {
      name,
      phone,
      email,
      isCompany: isCorporate,
      company,
      inn,
      kpp,
      clientExternalId,
      contractorExternalId,
    },
    delivery: {
      title: order.deliveryTitle,
      isPickup: order.isPickup,
      shopId: order.shopId,
      address: order.address,
      date: order.deliveryDate,
      time: order.deliveryTime,
      comment: order.deliveryComment,
    },
    payment: { code: order.paymentCode, title: order.paymentTitle, isOnline: order.isPaymentOnline },
    comment: order.comment,
    goodsTotal: toRubles(order.goodsTotal),
    writeoffTotal: toRubles(order.writeoffTotal),
    deliveryPrice: toRubles(order.deliveryPrice),
    total: toRubles(order.total),
    paid: toRubles(order.paidTotal),
    giftPaid: toRubles(order.giftTotal),
  }
}

function toMoney(row: { id: string; createdAt: Date; amount: number; status: string }) {
  return { id: row.id, at: row.createdAt.toISOString(), amount: toRubles(row.amount), status: row.status }
}

async function loadParts(db: Database, ids: string[]) {
  if (ids.length === 0) return { rows: [], lines: [], paid: [], returned: [], returns: [] }
  const [rows, lines, paid, returned, returns] = await Promise.all([
    db.select().from(orders).where(inArray(orders.id, ids)),
    db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.position)),
    db.select().from(payments).where(inArray(payments.orderId, ids)).orderBy(asc(payments.createdAt)),
    db.select().from(refunds).where(inArray(refunds.orderId, ids)).orderBy(asc(refunds.createdAt)),
    loadReturnsOf(db, ids),
  ])
  return { rows, lines, paid, returned, returns }
}

/**
 * Orders by their last change. An order that changes while a reader is on its way moves to the end and is read once more, so that
 * none is left out.
 */
export async function exportOrders(
  { db, reference }: ServiceDeps,
  query: ExportQuery,
): Promise<OrdersExport> {
  const last = await lastSettledEvent(db)
  const start = await startOf(db, query, last)
  const found = await selectRows<Changed>(
    db,
    sql`select e.order_id, e.id, e.created_at from order_events e
      where e.id > ${start} and e.id <= ${last} and not exists (
        select 1 from order_events later where later.order_id = e.order_id and later.id > e.id and later.id <= ${last})
      order by e.id limit ${query.limit + 1}`,
  )
  const page = found.slice(0, query.limit)
  const parts = await loadParts(
    db,
    page.map(({ order_id: id }) => id),
  )
  const hasMore = found.length > query.limit
  const { suppliers } = await reference()
  return {
    orders: page.flatMap((change) => {
      const id = change.order_id
      const order = parts.rows.find((row) => row.id === id)
      if (!order) return []
      const lines = parts.lines.filter(({ orderId }) => orderId === id)
      return {
        ...toOwnerOrder(order),
        version: Number(change.id),
        changedAt: new Date(change.created_at).toISOString(),
        products: lines.map((line) => toLine(line, suppliers)),
        payments: parts.paid
          .filter(({ orderId }) => orderId === id)
          .map((row) => ({ ...toMoney(row), provider: row.provider })),
        refunds: parts.returned.filter(({ orderId }) => orderId === id).map(toMoney),
        returns: parts.returns.filter(({ orderId }) => orderId === id).map((row) => toReturn(row, lines)),
      }
    }),
    next: String(hasMore ? Number(page.at(-1)?.id ?? last) : Math.max(last, start)),
    hasMore,
  }
}
