import { asc, inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { orderReturnLines, orderReturnPhotos, orderReturns } from '@/gateway/db/schema/returns'

export type ReturnLineRow = typeof orderReturnLines.$inferSelect
export type ReturnRow = typeof orderReturns.$inferSelect & { lines: ReturnLineRow[]; photos: number[] }

export function isOpen({ state }: Pick<ReturnRow, 'state'>): boolean {
  return state === 'requested' || state === 'approved'
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
