import type { Viewer } from '@/gateway/core/viewer'
import { gatewayError } from '@/gateway/core/errors/errors'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import type { ServiceDeps } from '@/gateway/services/deps'
import { boundOrderSteps } from '@/gateway/services/limits/bound-order-steps'
import { notifyStaffOfCancellation } from '@/gateway/services/mail/post-order-mails'
import { changeLines, type LineChange } from '@/gateway/services/order-life/change-lines'
import { isNewChange } from '@/gateway/services/order-life/move-order'
import { eventOfCancellation } from '@/gateway/services/order-life/order-events'
import { boughtPieces } from '@/gateway/services/orders/bought-pieces'
import { lockOrder } from '@/gateway/services/orders/lock-order'
import { cancellableQuantity, type LineRow } from '@/gateway/services/orders/to-order'
import { findOwnOrder, loadOrderLines, readOrder } from '@/gateway/services/orders/read-order'
import { retryDeadlock } from '@/gateway/services/orders/retry-deadlock'
import { settleOrderMoney } from '@/gateway/services/payments/settle-order-money'
import { piecesToCancel } from '@/lib/parts/terms/pieces-to-cancel'

export type Cancellation = {
  orderNumber: string
  products: readonly { productExternalId: string; quantity?: number | undefined }[]
  reason?: string | undefined
}

function requireWholePacks({ unit, multiplicity }: LineRow, name: string, pieces: number, possible: number) {
  const allowed = piecesToCancel(possible, multiplicity)
  if (allowed.includes(pieces)) return
  const nearest = [allowed.findLast((count) => count < pieces), allowed.find((count) => count > pieces)]
  const advice = nearest.filter((count) => count !== undefined).join(' или ')
  throw gatewayError(
    'validation',
    `Товар ${name} продаётся по ${multiplicity} ${unit}, отменить можно ${advice}.`,
  )
}

function toChange(
  lines: readonly LineRow[],
  requested: Cancellation['products'][number],
  reason?: string,
): LineChange {
  const line = lines.find(({ productExternalId }) => productExternalId === requested.productExternalId)
  if (!line) throw gatewayError('notFound', 'Такого товара в заказе нет.')
  const name = `${line.brand} ${line.article}`
  const possible = cancellableQuantity(line)
  const pieces = requested.quantity ?? possible
  if (possible === 0) throw gatewayError('conflict', `Товар ${name} отменить уже нельзя.`)
  if (pieces > possible)
    throw gatewayError('conflict', `Отменить можно не больше ${possible} ${line.unit} товара ${name}.`)
  requireWholePacks(line, name, pieces, possible)
  const isWhole = pieces === boughtPieces(line)
  // The status of a line that goes on has another reason than that some of its pieces were called off.
  return {
    lineId: line.id,
    cancelledPieces: pieces,
    ...(isWhole && { reason: reason || 'По просьбе покупателя' }),
  }
}

/**
 * Cancels products of the viewer's order: pieces go back to stock, bonuses to the card, and the overpaid sum is returned. A repeated
 * key cancels no more.
 */
export async function cancelProducts(
  deps: ServiceDeps,
  viewer: Viewer,
  cancellation: Cancellation,
  key: string | null,
) {
  const { orderNumber, products, reason } = cancellation
  const ids = products.map(({ productExternalId }) => productExternalId)
  if (new Set(ids).size < ids.length) throw gatewayError('validation', 'Один товар указан дважды.')
  await retryDeadlock(() =>
    deps.db.transaction(async (tx) => {
      await lockUser(tx, viewer.userId)
      const { id } = await findOwnOrder(tx, viewer, orderNumber)
      const order = await lockOrder(tx, id)
      if (!order) throw gatewayError('notFound', 'Такого заказа нет.')
      if (key !== null && !(await isNewChange(tx, id, `buyer ${key}`, cancellation))) return
      await boundOrderSteps(tx, deps, viewer, 'cancellations')
      const lines = await loadOrderLines(tx, id)
      const changes = products.map((requested) => toChange(lines, requested, reason))
      const now = deps.now()
      const event = eventOfCancellation(lines, changes, reason)
      const changed = await changeLines(tx, deps, order, changes, event, now)
      const change = { before: lines, after: await loadOrderLines(tx, id) }
      await notifyStaffOfCancellation(tx, deps, changed, change, reason ?? '')
      await settleOrderMoney(tx, changed, now, { order, lines })
    }),
  )
  return readOrder(deps, viewer, orderNumber)
}
