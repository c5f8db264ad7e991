import { and, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { repeatWhenLost } from '@/gateway/core/errors/repeat-when-lost'
import { orders } from '@/gateway/db/schema/orders'
import type { Viewer } from '@/gateway/core/viewer'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import { toRubles } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { boundOrderSteps } from '@/gateway/services/limits/bound-order-steps'
import { notifyPlaced, notifyStaff } from '@/gateway/services/mail/post-order-mails'
import type { OrderRequest } from '@/gateway/services/checkout/order-request'
import { placeOrder, type PlacedOrder } from '@/gateway/services/orders/place-order'
import { prepareOrder } from '@/gateway/services/orders/prepare-order'
import { loadOrderLines } from '@/gateway/services/orders/read-order'
import { retryDeadlock } from '@/gateway/services/orders/retry-deadlock'

type Placed = Pick<PlacedOrder, 'number' | 'total' | 'paidTotal' | 'isPaymentOnline'>

async function findByKey(db: Database, userId: string, key: string | null): Promise<Placed | undefined> {
  if (key === null) return undefined
  const { number, total, paidTotal, isPaymentOnline } = orders
  const [row] = await db
    .select({ number, total, paidTotal, isPaymentOnline })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)))
  return row
}

function toAnswer({ number, total, paidTotal, isPaymentOnline }: Placed) {
  return { orderNumber: number, totalPrice: toRubles(total), isPayable: isPaymentOnline && total > paidTotal }
}

async function announce(tx: Database, deps: ServiceDeps, orderId: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return
  const lines = await loadOrderLines(tx, orderId)
  await notifyPlaced(tx, deps, order, lines)
  await notifyStaff(tx, deps, order, lines)
}

/**
 * Places an order in one transaction. The same key of the same user always answers with the same order, so one with a key
 * is retried when the database went away in the middle; without a key the second of two equal requests finds its lines
 * gone from the cart.
 */
export function createOrder(
  deps: ServiceDeps,
  viewer: Viewer,
  request: OrderRequest,
  idempotencyKey: string | null,
) {
  const work = () => findOrPlace(deps, viewer, request, idempotencyKey)
  return idempotencyKey === null ? work() : repeatWhenLost(work)
}

async function findOrPlace(
  deps: ServiceDeps,
  viewer: Viewer,
  request: OrderRequest,
  idempotencyKey: string | null,
) {
  const known = await findByKey(deps.db, viewer.userId, idempotencyKey)
  if (known) return toAnswer(known)
  const order = await prepareOrder(deps, viewer, request, idempotencyKey)
  const placed = await retryDeadlock(() =>
    deps.db.transaction(async (tx) => {
      await lockUser(tx, viewer.userId)
      const twin = await findByKey(tx, viewer.userId, idempotencyKey)
      if (twin) return twin
      await boundOrderSteps(tx, deps, viewer, 'orders')
      const fresh = await placeOrder(tx, viewer, order)
      await announce(tx, deps, fresh.id)
      return fresh
    }),
  )
  return toAnswer(placed)
}
