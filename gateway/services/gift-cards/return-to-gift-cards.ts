import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { giftCardOperations, giftCards } from '@/gateway/db/schema/gift-cards'

/** Shortest validity of a card after a refund. */
const RETURNED_DAYS = 30
const DAY_MS = 86_400_000

/** Unreturned payments of each card for an order, the last payment first. */
async function loadPaid(tx: Database, orderId: string) {
  const rows = await tx
    .select()
    .from(giftCardOperations)
    .where(eq(giftCardOperations.orderId, orderId))
    .orderBy(asc(giftCardOperations.id))
  const paid = new Map<string, number>()
  for (const { cardId, amount } of rows) paid.set(cardId, (paid.get(cardId) ?? 0) - amount)
  return [...paid].toReversed()
}

/** Gives kopecks that an order no longer costs back to its gift cards. The order has to be locked. */
export async function returnToGiftCards(tx: Database, orderId: string, amount: number, now: Date) {
  if (amount === 0) return
  const paid = await loadPaid(tx, orderId)
  const ids = paid.map(([cardId]) => cardId)
  await tx
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(inArray(giftCards.id, ids))
    .orderBy(giftCards.id)
    .for('update')
  const usableUntil = new Date(now.getTime() + RETURNED_DAYS * DAY_MS).toISOString()
  let left = amount
  for (const [cardId, sum] of paid) {
    const part = Math.min(sum, left)
    if (part <= 0) continue
    left -= part
    await tx
      .update(giftCards)
      .set({
        balance: sql`${giftCards.balance} + ${part}`,
        validUntil: sql`greatest(${giftCards.validUntil}, ${usableUntil}::timestamptz)`,
      })
      .where(eq(giftCards.id, cardId))
    await tx.insert(giftCardOperations).values({ cardId, orderId, amount: part, createdAt: now })
  }
  if (left > 0) throw new Error(`gift cards have not paid ${amount} of the order ${orderId}`)
}
