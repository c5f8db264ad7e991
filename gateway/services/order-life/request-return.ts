import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { gatewayError, notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { orderEvents } from '@/gateway/db/schema/orders'
import { orderReturnLines, orderReturnPhotos, orderReturns } from '@/gateway/db/schema/returns'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import type { ServiceDeps } from '@/gateway/services/deps'
import { notifyStaffOfReturn } from '@/gateway/services/mail/post-order-mails'
import { boundOrderSteps } from '@/gateway/services/limits/bound-order-steps'
import { consumeLimits } from '@/gateway/services/limits/rate-limit'
import { PHOTO_SIDE_PX, redrawPhoto } from '@/gateway/services/media/redraw-photo'
import { lockOrder } from '@/gateway/services/orders/lock-order'
import { findOwnOrder, loadOrderLines, readOrder } from '@/gateway/services/orders/read-order'
import type { LineRow, OrderRow } from '@/gateway/services/orders/to-order'
import {
  loadReturns,
  openPiecesOf,
  requireOpenReturn,
  type ReturnRow,
} from '@/gateway/services/orders/load-returns'
import { returnProblem, returnTermsOf } from '@/gateway/services/orders/return-terms'
import * as contract from '@/lib/gateway/contracts/orders/returns'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type Request = Omit<ParsedRequestOf<typeof contract.createReturn>['body'], 'idempotencyKey'>
type Withdrawal = ParsedRequestOf<typeof contract.withdrawReturn>['body']
type Photo = ParsedRequestOf<typeof contract.addReturnPhoto>['body']

const HOUR_SECONDS = 3600
const PHOTOS_AN_HOUR = 60

type Locked = { order: OrderRow; returns: ReturnRow[] }

/** The viewer's order, locked, with its returns. */
async function lockOwn(tx: Database, viewer: Viewer, orderNumber: string): Promise<Locked> {
  await lockUser(tx, viewer.userId)
  const { id } = await findOwnOrder(tx, viewer, orderNumber)
  const order = await lockOrder(tx, id)
  if (!order) throw notFound('Такого заказа нет.')
  return { order, returns: await loadReturns(tx, id) }
}

type RequestedLine = { line: LineRow; quantity: number; reason: Request['products'][number]['reason'] }

function readRequested(
  lines: readonly LineRow[],
  returns: readonly ReturnRow[],
  { products }: Request,
  now: Date,
): RequestedLine[] {
  const ids = products.map(({ productExternalId }) => productExternalId)
  if (new Set(ids).size < ids.length) throw gatewayError('validation', 'Один товар указан дважды.')
  return products.map(({ productExternalId, quantity, reason }) => {
    const line = lines.find((one) => one.productExternalId === productExternalId)
    if (!line) throw notFound('Такого товара в заказе нет.')
    const terms = returnTermsOf(line, openPiecesOf(returns, line.id), now)
    const problem = returnProblem(line, terms, { quantity, reason })
    if (problem !== undefined) throw gatewayError('conflict', problem)
    return { line, quantity, reason }
  })
}

/** Writes down what the buyer wants to bring back, and tells the staff. A repeated key makes no second request. */
export async function requestReturn(
  deps: ServiceDeps,
  viewer: Viewer,
  requested: Request,
  key: string | null,
) {
  const now = deps.now()
  await deps.db.transaction(async (tx) => {
    const { order, returns } = await lockOwn(tx, viewer, requested.orderNumber)
    if (key !== null && returns.some(({ idempotencyKey }) => idempotencyKey === key)) return
    await boundOrderSteps(tx, deps, viewer, 'returns')
    const chosen = readRequested(await loadOrderLines(tx, order.id), returns, requested, now)
    const { comment } = requested
    const [made] = await tx
      .insert(orderReturns)
      .values({ orderId: order.id, idempotencyKey: key, comment, createdAt: now })
      .returning({ id: orderReturns.id })
    if (!made) throw new Error('the return was not written')
    await tx.insert(orderReturnLines).values(
      chosen.map(({ line, quantity, reason }) => ({
        returnId: made.id,
        lineId: line.id,
        quantity,
        reason,
      })),
    )
    const what = chosen
      .map(({ line, quantity }) => `${line.brand} ${line.article}, ${quantity}\u00a0${line.unit}`)
      .join('; ')
    await tx
      .insert(orderEvents)
      .values({ orderId: order.id, title: `Запрошен возврат: ${what}`, createdAt: now })
    await notifyStaffOfReturn(
      tx,
      deps,
      order,
      chosen.map(({ line, quantity }) => ({ line, pieces: quantity })),
      comment,
    )
  })
  return readOrder(deps, viewer, requested.orderNumber)
}

export async function withdrawReturn(
  deps: ServiceDeps,
  viewer: Viewer,
  { orderNumber, returnId }: Withdrawal,
) {
  const now = deps.now()
  await deps.db.transaction(async (tx) => {
    const locked = await lockOwn(tx, viewer, orderNumber)
    if (locked.returns.some(({ id, state }) => id === returnId && state === 'withdrawn')) return
    requireOpenReturn(locked.returns, returnId)
    await tx
      .update(orderReturns)
      .set({ state: 'withdrawn', decidedAt: now })
      .where(eq(orderReturns.id, returnId))
    await tx
      .insert(orderEvents)
      .values({ orderId: locked.order.id, title: 'Покупатель отозвал возврат', createdAt: now })
  })
  return readOrder(deps, viewer, orderNumber)
}

/** Redrawn and stored first, and removed when the request has closed meanwhile. */
export async function addReturnPhoto(
  deps: ServiceDeps,
  viewer: Viewer,
  { orderNumber, returnId, photo }: Photo,
) {
  await consumeLimits(deps, [
    { key: `return photos of ${viewer.userId}`, max: PHOTOS_AN_HOUR, seconds: HOUR_SECONDS },
  ])
  await findOwnOrder(deps.db, viewer, orderNumber)
  const content = await redrawPhoto(photo, {
    side: PHOTO_SIDE_PX,
    field: 'photo',
    userId: viewer.userId,
  })
  const path = await deps.files.put({ area: 'private', folder: 'returns', kind: 'jpeg', content })
  try {
    await deps.db.transaction(async (tx) => {
      const { returns } = await lockOwn(tx, viewer, orderNumber)
      const { photos } = requireOpenReturn(returns, Number(returnId))
      if (photos.length >= contract.MAX_RETURN_PHOTOS)
        throw gatewayError(
          'conflict',
          `К возврату прикладывают не больше ${contract.MAX_RETURN_PHOTOS} снимков.`,
        )
      await tx.insert(orderReturnPhotos).values({ returnId: Number(returnId), path, createdAt: deps.now() })
    })
  } catch (error) {
    await deps.files.remove('private', path).catch(() => undefined)
    throw error
  }
  return readOrder(deps, viewer, orderNumber)
}
