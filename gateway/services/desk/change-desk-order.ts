import { eq } from 'drizzle-orm'
import { notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { orderEvents, orders } from '@/gateway/db/schema/orders'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import { readDeskOrder, requireVersion } from '@/gateway/services/desk/read-desk-order'
import type { ServiceDeps } from '@/gateway/services/deps'
import { notifyNote } from '@/gateway/services/mail/post-order-mails'
import { isNewChange, moveLines } from '@/gateway/services/order-life/move-order'
import { lockOrder } from '@/gateway/services/orders/lock-order'
import type { moveDeskOrder, noteDeskOrder } from '@/lib/gateway/contracts/desk/orders'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type Move = ParsedRequestOf<typeof moveDeskOrder>['body']
type Note = ParsedRequestOf<typeof noteDeskOrder>['body']

/** Moves lines in a manager's name, when the order is still as the manager saw it. */
export async function moveOrderAtDesk(deps: ServiceDeps, viewer: Viewer, requested: Move) {
  await requireStaff(deps.db, viewer)
  const { version, idempotencyKey, orderNumber, products } = requested
  await moveLines(deps, { orderNumber, products }, idempotencyKey, {
    authorId: viewer.userId,
    check: (tx, order) => requireVersion(tx, order, version),
  })
  return readDeskOrder(deps, viewer, orderNumber)
}

/** Writes to the buyer, whom the order's history tells the same. */
export async function noteOrder(deps: ServiceDeps, viewer: Viewer, note: Note) {
  await requireStaff(deps.db, viewer)
  const { orderNumber, idempotencyKey, text } = note
  await deps.db.transaction(async (tx) => {
    const [found] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, orderNumber))
    const order = found && (await lockOrder(tx, found.id))
    if (!order) throw notFound('Такого заказа нет.')
    if (!(await isNewChange(tx, order.id, idempotencyKey, [orderNumber, text]))) return
    const title = `Сообщение магазина: ${text}`
    await tx
      .insert(orderEvents)
      .values({ orderId: order.id, title, authorId: viewer.userId, createdAt: deps.now() })
    await notifyNote(tx, deps, order, text)
  })
  return readDeskOrder(deps, viewer, orderNumber)
}
