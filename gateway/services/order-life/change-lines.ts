import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { bonusOperations } from '@/gateway/db/schema/bonuses'
import {
  orderEvents,
  orderLineRefusals,
  orderLines,
  orderLineStock,
  orders,
  type OrderStatusCode,
} from '@/gateway/db/schema/orders'
import { bonusExpiry } from '@/gateway/services/bonuses/bonus-expiry'
import { returnBonuses } from '@/gateway/services/bonuses/return-bonuses'
import { settleBonusDebt, takeBackReward } from '@/gateway/services/bonuses/take-back-reward'
import { toRewardRow } from '@/gateway/services/bonuses/to-reward-row'
import type { MailDeps } from '@/gateway/services/mail/post-mail'
import { notifyOfLines } from '@/gateway/services/mail/post-order-mails'
import { freeMarkCodes, writeMarkCodes } from '@/gateway/services/mark-codes/mark-codes'
import { recountOrder } from '@/gateway/services/order-life/recount-order'
import { isFinished, statusOfLines } from '@/gateway/services/order-life/status-of-lines'
import { loadOrderLines } from '@/gateway/services/orders/read-order'
import { boughtPieces } from '@/gateway/services/orders/bought-pieces'
import type { LineRow, OrderRow } from '@/gateway/services/orders/to-order'
import { lockOffers } from '@/gateway/services/parts/load-offers'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { tagsOfProducts } from '@/gateway/services/purges/tags-of-products'

export type LineChange = {
  lineId: number
  status?: OrderStatusCode
  reason?: string
  /** Pieces that go back to their suppliers. */
  cancelledPieces?: number
  /** Pieces that the supplier does not have, fewer than are left, and why. */
  refused?: { pieces: number; reason: string }
  /** Pieces that come back from the buyer. */
  returnedPieces?: number
  /** Whether they can be sold again. */
  isRestocked?: boolean
  /** Codes of «Честный знак» on the pieces that are handed over, as scanned. */
  markCodes?: readonly string[]
}

const READY: ReadonlySet<OrderStatusCode> = new Set(['ready', 'delivering', 'issued'])

function applyChange(line: LineRow, change: LineChange | undefined, now: Date): LineRow {
  if (!change) return line
  const refusedPieces = change.refused?.pieces ?? 0
  const cancelledQuantity = line.cancelledQuantity + (change.cancelledPieces ?? 0) + refusedPieces
  const returnedQuantity = line.returnedQuantity + (change.returnedPieces ?? 0)
  const isEmpty = cancelledQuantity + returnedQuantity >= line.quantity
  const status = isEmpty ? (returnedQuantity > 0 ? 'returned' : 'cancelled') : (change.status ?? line.status)
  const isMoved = status !== line.status
  return {
    ...line,
    cancelledQuantity,
    refusedQuantity: line.refusedQuantity + refusedPieces,
    refusedReason: change.refused?.reason ?? line.refusedReason,
    returnedQuantity,
    status,
    statusReason: change.reason ?? line.statusReason,
    statusAt: isMoved ? now : line.statusAt,
    // A warehouse may skip steps: what is handed over was ready.
    readyAt: line.readyAt ?? (isMoved && READY.has(status) ? now : null),
    issuedAt: line.issuedAt ?? (isMoved && status === 'issued' ? now : null),
  }
}

/**
 * Changes lines of a locked order, with all effects: stock, the sum to pay, bonuses, the order's own
 * status, the emails about it. The buyer has to be locked before the order. Returns the order as it is then. `deliveryPrice`
 * says in kopecks what the delivery costs then, where it does not follow from the lines.
 */
export async function changeLines(
  tx: Database,
  deps: MailDeps,
  order: OrderRow,
  changes: readonly LineChange[],
  event: string | { title: string; authorId: string },
  now: Date,
  deliveryPrice?: number,
): Promise<OrderRow> {
  const before = await loadOrderLines(tx, order.id)
  const byId = new Map(changes.map((change) => [change.lineId, change]))
  const after = before.map((line) => applyChange(line, byId.get(line.id), now))
  const count = recountOrder(
    order,
    after.map((line, at) => ({
      price: line.price,
      pieces: boughtPieces(line),
      piecesBefore: boughtPieces(before[at] ?? line),
      writeoff: line.writeoff,
      reward: line.reward,
      cashbackPercent: line.cashbackPercent,
      bonusTimes: line.bonusTimes,
      isCredited: before[at]?.status === 'issued',
    })),
    deliveryPrice,
  )
  const lines = after.map((line, at) => ({ ...line, ...count.lines[at] }))
  for (const [at, line] of lines.entries()) {
    const old = before[at]
    if (!old) continue
    await writeLine(tx, order, old, line, now)
    const { markCodes, refused } = byId.get(line.id) ?? {}
    await changeMarkCodes(tx, line, markCodes)
    if (refused)
      await tx
        .insert(orderLineRefusals)
        .values({ lineId: line.id, quantity: refused.pieces, reason: refused.reason, createdAt: now })
  }
  await returnStock(tx, before, changes)
  await returnBonuses(tx, { order, amount: count.returnedBonuses, now })
  const statuses = lines.map(({ status }) => status)
  const [written] = await tx
    .update(orders)
    .set({
      goodsTotal: count.goodsTotal,
      writeoffTotal: count.writeoffTotal,
      deliveryPrice: count.deliveryPrice,
      total: count.total,
      reward: lines.reduce((sum, { reward }) => sum + reward, 0),
      status: statusOfLines(statuses),
      archivedAt: isFinished(statuses) ? now : null,
      updatedAt: now,
    })
    .where(eq(orders.id, order.id))
    .returning()
  if (!written) throw new Error('the order has gone')
  await tx
    .insert(orderEvents)
    .values({ orderId: order.id, ...(typeof event === 'string' ? { title: event } : event), createdAt: now })
  const bonusesBack = order.writeoffTotal - written.writeoffTotal
  await notifyOfLines(tx, deps, written, { before, after: lines, bonusesBack })
  return written
}

const CHANGING = [
  'status',
  'statusReason',
  'cancelledQuantity',
  'returnedQuantity',
  'writeoff',
  'reward',
] as const

async function writeLine(tx: Database, order: OrderRow, old: LineRow, line: LineRow, now: Date) {
  if (CHANGING.every((field) => line[field] === old[field])) return
  const { status, statusReason, statusAt, readyAt, issuedAt } = line
  const { cancelledQuantity, refusedQuantity, refusedReason, returnedQuantity, writeoff, reward } = line
  await tx
    .update(orderLines)
    .set({
      status,
      statusReason,
      statusAt,
      readyAt,
      issuedAt,
      cancelledQuantity,
      refusedQuantity,
      refusedReason,
      returnedQuantity,
      writeoff,
      reward,
    })
    .where(eq(orderLines.id, line.id))
  if (old.status === 'issued')
    return takeBackReward(tx, { order, lineId: line.id, amount: old.reward - reward, now })
  const promised = and(eq(bonusOperations.orderLineId, line.id), isNull(bonusOperations.availableAt))
  if (reward === 0) await tx.delete(bonusOperations).where(promised)
  else if (old.reward === 0) await promiseReward(tx, order, line)
  else if (reward !== old.reward)
    await tx.update(bonusOperations).set({ amount: reward, remaining: reward }).where(promised)
  if (status === 'issued') await creditPromised(tx, order, promised, now)
}

async function changeMarkCodes(tx: Database, line: LineRow, codes: LineChange['markCodes']) {
  const { id: lineId, brand, article, status } = line
  if (status === 'returned') await freeMarkCodes(tx, lineId)
  if (!codes) return
  await writeMarkCodes(tx, { lineId, name: `${brand} ${article}`, pieces: boughtPieces(line), codes })
}

async function creditPromised(tx: Database, { userId }: OrderRow, promised: SQL | undefined, now: Date) {
  await tx
    .update(bonusOperations)
    .set({ availableAt: now, expiresAt: bonusExpiry(now) })
    .where(promised)
  if (userId !== null) await settleBonusDebt(tx, userId, now)
}

/** Products that bonuses had paid, so that they earned nothing, earn again. */
async function promiseReward(tx: Database, { id, number, userId, createdAt }: OrderRow, line: LineRow) {
  if (userId === null) return
  const order = { id, number, userId }
  await tx.insert(bonusOperations).values(toRewardRow(order, line.id, line.reward, createdAt))
}

/** Locks in the order that buyers lock in, so that neither waits for the other in a circle. */
async function returnStock(tx: Database, lines: readonly LineRow[], changes: readonly LineChange[]) {
  const returned = new Map(
    changes.flatMap(({ lineId, cancelledPieces = 0, returnedPieces = 0, isRestocked = false }) => {
      const pieces = cancelledPieces + (isRestocked ? returnedPieces : 0)
      return pieces > 0 ? [[lineId, pieces] as const] : []
    }),
  )
  const productIds = lines.flatMap(({ id, productId }) =>
    productId !== null && returned.has(id) ? [productId] : [],
  )
  await lockOffers(tx, productIds)
  for (const [lineId, pieces] of returned) await returnPieces(tx, lineId, pieces)
}

/** Gives pieces back to their suppliers, and announces what can be bought again; an offer that is no longer made gets none. */
async function returnPieces(tx: Database, lineId: number, pieces: number) {
  const taken = await tx
    .select()
    .from(orderLineStock)
    .where(eq(orderLineStock.lineId, lineId))
    .orderBy(asc(orderLineStock.supplierId))
  let left = pieces
  const productIds = new Set<number>()
  const isBack = new Set<number>()
  for (const { supplierId, quantity } of taken) {
    const part = Math.min(quantity, left)
    if (part === 0) continue
    left -= part
    await tx
      .update(orderLineStock)
      .set({ quantity: quantity - part })
      .where(and(eq(orderLineStock.lineId, lineId), eq(orderLineStock.supplierId, supplierId)))
    const rows = await selectRows<{ productId: number; quantity: number }>(
      tx,
      sql`update offers o set quantity = o.quantity + ${part}, updated_at = now()
        from order_lines l where l.id = ${lineId} and o.product_id = l.product_id and o.supplier_id = ${supplierId}
        returning o.product_id as "productId", o.quantity`,
    )
    for (const row of rows) {
      productIds.add(row.productId)
      if (row.quantity === part) isBack.add(row.productId)
    }
  }
  if (productIds.size === 0) return
  await tx.execute(sql`select refresh_offer_summary(${sql.param([...productIds])}::int[])`)
  await announcePurge(tx, await tagsOfProducts(tx, [...isBack]))
}
