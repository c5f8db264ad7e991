import type { orderLines } from '@/gateway/db/schema/orders'

export type LinePieces = Pick<
  typeof orderLines.$inferSelect,
  'status' | 'quantity' | 'cancelledQuantity' | 'returnedQuantity'
>

/** Pieces of a line that are still bought. */
export function boughtPieces({ status, quantity, cancelledQuantity, returnedQuantity }: LinePieces) {
  return status === 'cancelled' || status === 'refused' ? 0 : quantity - cancelledQuantity - returnedQuantity
}

/** Kopecks of what is still bought, without the part of bonuses. */
export function paidByMoney(line: LinePieces & Pick<typeof orderLines.$inferSelect, 'price' | 'writeoff'>) {
  return Math.max(0, line.price * boughtPieces(line) - line.writeoff)
}
