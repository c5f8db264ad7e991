import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { fieldError, gatewayError, notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { orderEvents } from '@/gateway/db/schema/orders'
import { refunds } from '@/gateway/db/schema/payments'
import { orderReturnLines, orderReturnPhotos, orderReturns } from '@/gateway/db/schema/returns'
import { formatPrice } from '@/gateway/core/text/format-price'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import { OWN_VENDOR_ID } from '@/gateway/services/cart/line-id'
import { changeOnce } from '@/gateway/services/desk/change-once'
import type { ServiceDeps } from '@/gateway/services/deps'
import { notifyReturnAccepted, notifyReturnDecided } from '@/gateway/services/mail/post-order-mails'
import { changeLines } from '@/gateway/services/order-life/change-lines'
import { loadOrderLines } from '@/gateway/services/orders/read-order'
import { paysAtCounter, type LineRow, type OrderRow } from '@/gateway/services/orders/to-order'
import { settleOrderMoney } from '@/gateway/services/payments/settle-order-money'
import { loadReturns, requireOpenReturn, type ReturnRow } from '@/gateway/services/orders/load-returns'
import { acceptablePieces } from '@/gateway/services/orders/return-terms'
import type { acceptDeskReturn, decideDeskReturn } from '@/lib/gateway/contracts/desk/orders'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type Decision = ParsedRequestOf<typeof decideDeskReturn>['body']
type Acceptance = ParsedRequestOf<typeof acceptDeskReturn>['body']

/** Tells the buyer to bring the products, or why they will not be taken back. */
export async function decideReturn(deps: ServiceDeps, viewer: Viewer, needed: Decision) {
  const { returnId, decision, answer } = needed
  const isRefusal = decision === 'refuse'
  if (isRefusal && answer.trim() === '')
    throw fieldError('answer', 'Напишите покупателю, почему возврата не будет.')
  return changeOnce(deps, viewer, needed, async (tx, order) => {
    const found = requireOpenReturn(await loadReturns(tx, order.id), returnId)
    if (!isRefusal && found.state === 'approved')
      throw gatewayError('conflict', 'Этот возврат уже согласован.')
    const now = deps.now()
    await tx
      .update(orderReturns)
      .set({ state: isRefusal ? 'refused' : 'approved', answer, decidedAt: now, authorId: viewer.userId })
      .where(eq(orderReturns.id, returnId))
    const title = isRefusal ? `В возврате отказано: ${answer}` : 'Возврат согласован, ждём товар'
    await tx.insert(orderEvents).values({ orderId: order.id, title, authorId: viewer.userId, createdAt: now })
    await notifyReturnDecided(tx, deps, order, { isRefusal, answer })
  })
}

type Taken = { line: LineRow; quantity: number; isFit: boolean }

function readTaken(
  lines: readonly LineRow[],
  found: ReturnRow | undefined,
  { products }: Acceptance,
): Taken[] {
  const ids = products.map(({ productExternalId }) => productExternalId)
  if (new Set(ids).size < ids.length) throw gatewayError('validation', 'Один товар указан дважды.')
  return products.map(({ productExternalId, quantity, isFit }) => {
    const line = lines.find((one) => one.productExternalId === productExternalId)
    if (!line) throw notFound(`Товара ${productExternalId} в заказе нет.`)
    const requested = found?.lines.find(({ lineId }) => lineId === line.id)
    if (found && !requested)
      throw gatewayError('conflict', `Товара ${line.brand} ${line.article} в возврате нет.`)
    const possible = Math.min(acceptablePieces(line), requested?.quantity ?? Infinity)
    if (quantity > possible)
      throw gatewayError(
        'conflict',
        `Принять можно не больше ${possible} ${line.unit} товара ${line.brand} ${line.article}.`,
      )
    return { line, quantity, isFit }
  })
}

/** A return without a request: products that were brought to the counter. */
async function openReturn(
  tx: Database,
  order: OrderRow,
  taken: readonly Taken[],
  now: Date,
): Promise<number> {
  const [made] = await tx
    .insert(orderReturns)
    .values({ orderId: order.id, createdAt: now })
    .returning({ id: orderReturns.id })
  if (!made) throw new Error('the return was not written')
  await tx.insert(orderReturnLines).values(
    taken.map(({ line, quantity, isFit }) => ({
      returnId: made.id,
      lineId: line.id,
      quantity,
      reason: isFit ? ('unneeded' as const) : ('defect' as const),
    })),
  )
  return made.id
}

/** Money of an order that was paid when it was handed over comes back from the till: no provider took it. */
async function payFromTill(tx: Database, order: OrderRow, amount: number, now: Date) {
  if (amount <= 0 || !paysAtCounter(order)) return 0
  await tx.insert(refunds).values({
    orderId: order.id,
    reference: randomUUID(),
    amount,
    status: 'done',
    createdAt: now,
    updatedAt: now,
  })
  const title = `Возвращено в магазине: ${formatPrice(amount)}`
  await tx.insert(orderEvents).values({ orderId: order.id, title, createdAt: now })
  return amount
}

/**
 * Takes products back in one transaction: what they cost goes back the way it came, bonuses that paid them to the card, those they
 * earned from it, and own pieces that are fit to stock.
 */
export async function acceptReturn(deps: ServiceDeps, viewer: Viewer, needed: Acceptance) {
  const { returnId, withDelivery, answer } = needed
  return changeOnce(deps, viewer, needed, async (tx, order) => {
    const returns = await loadReturns(tx, order.id)
    const found = returnId === null ? undefined : requireOpenReturn(returns, returnId)
    const lines = await loadOrderLines(tx, order.id)
    const taken = readTaken(lines, found, needed)
    const now = deps.now()
    const id = found?.id ?? (await openReturn(tx, order, taken, now))
    const what = taken
      .map(({ line, quantity }) => `${line.brand} ${line.article}, ${quantity}\u00a0${line.unit}`)
      .join('; ')
    const changed = await changeLines(
      tx,
      deps,
      order,
      taken.map(({ line, quantity, isFit }) => ({
        lineId: line.id,
        returnedPieces: quantity,
        isRestocked: isFit && line.vendorId === OWN_VENDOR_ID,
      })),
      { title: `Возврат принят: ${what}`, authorId: viewer.userId },
      now,
      withDelivery ? 0 : order.deliveryPrice,
    )
    const overpaid = Math.max(0, order.paidTotal - changed.total)
    const refunded = overpaid + (await payFromTill(tx, order, order.total - changed.total - overpaid, now))
    await closeReturn(tx, id, taken, { answer, refunded, decidedAt: now, authorId: viewer.userId })
    await notifyReturnAccepted(
      tx,
      deps,
      changed,
      taken.map(({ line, quantity }) => ({ line, pieces: quantity })),
      {
        answer,
        refunded,
        overpaid,
        toCards: Math.min(overpaid, changed.giftTotal),
        bonuses: order.writeoffTotal - changed.writeoffTotal,
      },
    )
    await settleOrderMoney(tx, changed, now, { order, lines })
  })
}

async function closeReturn(
  tx: Database,
  id: number,
  taken: readonly Taken[],
  decision: Pick<ReturnRow, 'answer' | 'refunded' | 'decidedAt' | 'authorId'>,
) {
  await tx
    .update(orderReturns)
    .set({ ...decision, state: 'accepted' })
    .where(eq(orderReturns.id, id))
  await tx.update(orderReturnLines).set({ acceptedQuantity: 0 }).where(eq(orderReturnLines.returnId, id))
  for (const { line, quantity, isFit } of taken) {
    await tx
      .update(orderReturnLines)
      .set({ acceptedQuantity: quantity, isFit })
      .where(and(eq(orderReturnLines.returnId, id), eq(orderReturnLines.lineId, line.id)))
  }
}

/** A photo that a buyer added; undefined when its file is gone. */
export async function readReturnPhoto({ db, files }: ServiceDeps, viewer: Viewer, photoId: number) {
  await requireStaff(db, viewer)
  const [photo] = await db
    .select({ path: orderReturnPhotos.path })
    .from(orderReturnPhotos)
    .where(eq(orderReturnPhotos.id, photoId))
  const file = photo && (await files.open('private', photo.path))
  if (!file) throw notFound('Этого снимка больше нет.')
  return Buffer.from(await file.arrayBuffer())
}
