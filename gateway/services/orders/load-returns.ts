import { asc, inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { gatewayError, notFound } from '@/gateway/core/errors/errors'
import { orderReturnLines, orderReturnPhotos, orderReturns } from '@/gateway/db/schema/returns'

export type ReturnLineRow = typeof orderReturnLines.$inferSelect
export type ReturnRow = typeof orderReturns.$inferSelect & { lines: ReturnLineRow[]; photos: number[] }

function isOpen({ state }: Pick<ReturnRow, 'state'>): boolean {
  return state === 'requested' || state === 'approved'
}

/** The return that the shop has not decided and its buyer not withdrawn; refused when there is none of this id. */
export function requireOpenReturn(returns: readonly ReturnRow[], returnId: number): ReturnRow {
  const found = returns.find(({ id }) => id === returnId)
  if (!found) throw notFound('Такого возврата в заказе нет.')
  if (!isOpen(found)) throw gatewayError('conflict', 'Этот возврат уже закрыт.')
  return found
}

/** Returns of an order, the oldest first. */
export function loadReturns(db: Database, orderId: string): Promise<ReturnRow[]> {
  return loadReturnsOf(db, [orderId])
}

/** The same of several orders. */
export async function loadReturnsOf(db: Database, orderIds: readonly string[]): Promise<ReturnRow[]> {
  const rows = await db
    .select()
    .from(orderReturns)
    .where(inArray(orderReturns.orderId, [...orderIds]))
    .orderBy(asc(orderReturns.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db.select().from(orderReturnLines).where(inArray(orderReturnLines.returnId, ids))
  const photos = await db
    .select()
    .from(orderReturnPhotos)
    .where(inArray(orderReturnPhotos.returnId, ids))
    .orderBy(asc(orderReturnPhotos.id))
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ returnId }) => returnId === row.id),
    photos: photos.flatMap(({ id, returnId }) => (returnId === row.id ? [id] : [])),
  }))
}

/** Pieces of a line in requests that the shop has not decided. */
export function openPiecesOf(returns: readonly ReturnRow[], lineId: number): number {
  return returns
    .filter(isOpen)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.lineId === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}
