import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { gatewayError, notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { users } from '@/gateway/db/schema/accounts'
import { productBarcodes } from '@/gateway/db/schema/catalog'
import { shops } from '@/gateway/db/schema/offers'
import { handoverReceipts } from '@/gateway/db/schema/handover-receipts'
import { orderEvents, orders } from '@/gateway/db/schema/orders'
import { payments, refunds } from '@/gateway/db/schema/payments'
import { authorName, requireStaff } from '@/gateway/services/accounts/require-staff'
import { toRubles } from '@/gateway/services/cards/to-entity'
import { moscowTime } from '@/gateway/services/delivery/moscow-time'
import { canBill } from '@/gateway/services/seller/read-seller'
import type { ServiceDeps } from '@/gateway/services/deps'
import { possibleMoves } from '@/gateway/services/order-life/check-move'
import { agreedDeliveryOf } from '@/gateway/services/delivery/agreed-delivery'
import { findOwnOrder, loadOrderLines } from '@/gateway/services/orders/read-order'
import { readShopHours } from '@/gateway/services/reference/read-shop-hours'
import { loadReturns } from '@/gateway/services/orders/load-returns'
import { acceptablePieces } from '@/gateway/services/orders/return-terms'
import { toOrderDetail, type OrderRow } from '@/gateway/services/orders/to-order'
import { REFUND_EVENTS } from '@/gateway/services/payments/settle-refund'

function loadEvents(db: Database, orderId: string, after = 0) {
  return db
    .select({
      id: orderEvents.id,
      orderId: orderEvents.orderId,
      title: orderEvents.title,
      authorId: orderEvents.authorId,
      createdAt: orderEvents.createdAt,
      author: authorName,
    })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.authorId))
    .where(and(eq(orderEvents.orderId, orderId), gt(orderEvents.id, after)))
    .orderBy(asc(orderEvents.id))
}

async function loadHandovers(db: Database, orderId: string) {
  const rows = await db
    .select({ receipt: handoverReceipts.receipt, status: handoverReceipts.status })
    .from(handoverReceipts)
    .innerJoin(payments, eq(payments.id, handoverReceipts.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(handoverReceipts.createdAt), asc(handoverReceipts.id))
  return rows.map(({ receipt: { lines }, status }) => ({
    amount: toRubles(lines.reduce((sum, { sumKopecks }) => sum + sumKopecks, 0)),
    status,
  }))
}

async function loadBarcodes(db: Database, lines: readonly { productId: number | null }[]) {
  const ids = lines.flatMap(({ productId }) => productId ?? [])
  const rows = await db.select().from(productBarcodes).where(inArray(productBarcodes.productId, ids))
  return Map.groupBy(rows, ({ productId }) => productId)
}

function toAgreedDelivery(order: OrderRow) {
  const agreed = agreedDeliveryOf(order)
  if (!agreed) return null
  const { kopecks, isChangeable, isRemovable } = agreed
  return { price: kopecks === null ? null : toRubles(kopecks), isChangeable, isRemovable }
}

/** What the bank made of a refund changes nothing that a manager decides about, and comes while he works. */
function isOfBank({ title, authorId }: { title: string; authorId: string | null }): boolean {
  return authorId === null && Object.values(REFUND_EVENTS).some((words) => title.startsWith(words))
}

/** Refuses a write of a manager who has not seen the latest changes of a locked order, and says what they were. */
export async function requireVersion(tx: Database, order: OrderRow, version: number) {
  const missed = (await loadEvents(tx, order.id, version)).filter((event) => !isOfBank(event))
  if (missed.length === 0) return
  const changes = missed.map(
    ({ title, author, createdAt }) =>
      `${moscowTime(createdAt)} ${title}${author === null ? '' : ` (${author})`}`,
  )
  throw gatewayError('conflict', `Пока вы смотрели, заказ изменился: ${changes.join('; ')}.`)
}

export async function readDeskOrder(
  { db, now, reference, sendsMail }: ServiceDeps,
  viewer: Viewer,
  orderNumber: string,
) {
  await requireStaff(db, viewer)
  const { id } = await findOwnOrder(db, 'staff', orderNumber)
  // The version is read before all else: a change in between makes it too old, and never too new.
  const events = await loadEvents(db, id)
  const [found] = await db
    .select({ order: orders, shop: shops.title, customerId: users.id })
    .from(orders)
    .leftJoin(users, and(eq(users.id, orders.userId), isNull(users.deletedAt)))
    .leftJoin(shops, eq(shops.supplierId, orders.shopId))
    .where(eq(orders.id, id))
  if (!found) throw notFound('Такого заказа нет.')
  const { order, shop, customerId } = found
  const lines = await loadOrderLines(db, order.id)
  const returned = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, order.id))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  const receipts = await loadHandovers(db, order.id)
  const work = await readShopHours(db, order)
  const returns = await loadReturns(db, order.id)
  const { suppliers } = await reference()
  const barcodes = await loadBarcodes(db, lines)
  const detail = toOrderDetail(order, lines, events, returned, {
    work,
    others: [],
    returns,
    hasReceipt: false,
    sendsMail: sendsMail,
    canBill: await canBill(db),
    now: now(),
  })
  return {
    ...detail,
    version: events.at(-1)?.id ?? 0,
    customerId,
    shop,
    receipts,
    agreedDelivery: toAgreedDelivery(order),
    products: detail.products.map((product, at) => {
      const line = lines[at]
      return {
        ...product,
        // By its own name, whatever the buyer was shown.
        supplier: suppliers.get(line?.supplierId ?? -1)?.title ?? product.supplier,
        moves: line ? possibleMoves(order, line.status) : [],
        acceptableQuantity: line ? acceptablePieces(line) : 0,
        barcodes: barcodes.get(line?.productId ?? -1)?.map((row) => row.barcode) ?? [],
      }
    }),
    history: events.map(({ createdAt, title, author }) => ({ at: createdAt.toISOString(), title, author })),
  }
}
