import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { gatewayError, notFound } from '@/gateway/core/errors/errors'
import { orderMoves, orders } from '@/gateway/db/schema/orders'
import type { ServiceDeps } from '@/gateway/services/deps'
import { changeLines, type LineChange } from '@/gateway/services/order-life/change-lines'
import { moveProblem, type Move } from '@/gateway/services/order-life/check-move'
import { eventOfMove } from '@/gateway/services/order-life/order-events'
import { boughtPieces } from '@/gateway/services/orders/bought-pieces'
import { lockOrderByNumber } from '@/gateway/services/orders/lock-order'
import { loadOrderLines } from '@/gateway/services/orders/read-order'
import { retryDeadlock } from '@/gateway/services/orders/retry-deadlock'
import { STATUSES, toWireStatus } from '@/gateway/services/orders/statuses'
import type { LineRow, OrderRow } from '@/gateway/services/orders/to-order'
import { settleOrderMoney } from '@/gateway/services/payments/settle-order-money'
import type { moveOrder as operation } from '@/lib/gateway/contracts/orders/order-moves'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

export type OrderMove = ParsedRequestOf<typeof operation>['body']

const REFUSED_REASON = 'Товара не будет'

type RequestedMove = {
  line: LineRow
  to: Move
  reason: string | undefined
  /** Fewer pieces than are left, of a refusal. */
  quantity?: number | undefined
  codes?: readonly string[] | undefined
}

function requestedMoves(
  lines: readonly LineRow[],
  { status, reason, products = [] }: OrderMove,
): RequestedMove[] {
  if (status !== undefined) {
    return lines.flatMap((line) => (STATUSES[line.status].isFinal ? [] : [{ line, to: status, reason }]))
  }
  const ids = products.map(({ productExternalId }) => productExternalId)
  if (new Set(ids).size < ids.length) throw gatewayError('validation', 'Один товар указан дважды.')
  return products.map(({ productExternalId, status: to, reason: why, quantity, markCodes: codes }) => {
    const line = lines.find((one) => one.productExternalId === productExternalId)
    if (!line) throw notFound(`Товара ${productExternalId} в заказе нет.`)
    return { line, to, reason: why, quantity, codes }
  })
}

/** A refusal of fewer pieces than are left; undefined for one of the whole line. */
function refusedPart({ line, reason, quantity }: RequestedMove): LineChange | undefined {
  const left = boughtPieces(line)
  if (quantity === undefined || quantity === left) return undefined
  if (quantity > left)
    throw gatewayError(
      'conflict',
      `Отказать можно не больше чем в ${left} ${line.unit} товара ${line.brand} ${line.article}.`,
    )
  return { lineId: line.id, refused: { pieces: quantity, reason: reason || REFUSED_REASON } }
}

function toChange(order: OrderRow, requested: RequestedMove): LineChange | undefined {
  const { line, to, reason, codes = [] } = requested
  if (line.status === to) return undefined
  const problem = moveProblem(order, line.status, to)
  if (problem !== undefined) {
    throw gatewayError('conflict', `${line.brand} ${line.article}: ${problem}`)
  }
  const part = to === 'refused' ? refusedPart(requested) : undefined
  if (part) return part
  const why = to === 'refused' ? reason || REFUSED_REASON : reason
  const hasCodes = to === 'issued' && codes.length > 0
  return { lineId: line.id, status: to, ...(why && { reason: why }), ...(hasCodes && { markCodes: codes }) }
}

/** Stores the key; false when this very change was made under it before. */
export async function isNewChange(
  tx: Database,
  orderId: string,
  key: string | null,
  change: unknown,
): Promise<boolean> {
  if (key === null) return true
  const hash = createHash('sha256').update(JSON.stringify(change)).digest('hex')
  const written = await tx
    .insert(orderMoves)
    .values({ key, orderId, hash })
    .onConflictDoNothing()
    .returning({ key: orderMoves.key })
  if (written.length > 0) return true
  const [earlier] = await tx.select().from(orderMoves).where(eq(orderMoves.key, key))
  if (earlier?.hash !== hash)
    throw gatewayError('conflict', 'Этот ключ уже использован для другого изменения.')
  return false
}

/** A person who moves the order by hand: `check` refuses when it is no longer as that person saw it. */
type Mover = { authorId: string; check: (tx: Database, order: OrderRow) => Promise<void> }

async function move(
  tx: Database,
  deps: ServiceDeps,
  requested: OrderMove,
  key: string | null,
  by?: Mover,
): Promise<boolean> {
  const order = await lockOrderByNumber(tx, requested.orderNumber)
  const { orderNumber, status, reason, products } = requested
  if (!(await isNewChange(tx, order.id, key, [orderNumber, status, reason, products]))) return false
  await by?.check(tx, order)
  const lines = await loadOrderLines(tx, order.id)
  const changes = requestedMoves(lines, requested).flatMap((one) => toChange(order, one) ?? [])
  if (changes.length === 0) return false
  const now = deps.now()
  const title = eventOfMove(lines, changes)
  const event = by ? { title, authorId: by.authorId } : title
  const changed = await changeLines(tx, deps, order, changes, event, now)
  await settleOrderMoney(tx, changed, now, { order, lines })
  return true
}

/** The move in one transaction, with all effects; false when nothing changed. */
export function moveLines(deps: ServiceDeps, requested: OrderMove, key: string | null, by?: Mover) {
  return retryDeadlock(() => deps.db.transaction((tx) => move(tx, deps, requested, key, by)))
}

/** Moves an order by a call of the owner's system, with all effects: sums, bonuses, refunds, emails. A repeated call does nothing. */
export async function moveOrder(deps: ServiceDeps, requested: OrderMove, key: string | null) {
  const isChanged = await moveLines(deps, requested, key)
  const [order] = await deps.db.select().from(orders).where(eq(orders.number, requested.orderNumber))
  if (!order) throw notFound('Такого заказа нет.')
  const lines = await loadOrderLines(deps.db, order.id)
  return {
    orderNumber: order.number,
    isChanged,
    status: toWireStatus(order.status),
    products: lines.map(({ productExternalId, status }) => ({
      productExternalId,
      status: toWireStatus(status),
    })),
  }
}
