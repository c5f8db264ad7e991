import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { giftCardOperations, giftCards } from '@/gateway/db/schema/gift-cards'
import { findCards, usableBalance } from '@/gateway/services/gift-cards/find-cards'

type Spending = {
  codes: readonly string[]
  /** Kopecks. */
  amount: number
  orderId: string
  now: Date
}

/**
 * Pays with the cards, the first before the others, each locked until the transaction ends. Answers with the kopecks that
 * they could pay altogether; when those are fewer than requested, nothing was taken.
 */
export async function spendGiftCards(
  tx: Database,
  { codes, amount, orderId, now }: Spending,
): Promise<{ available: number }> {
  if (amount === 0) return { available: 0 }
  const cards = await findCards(tx, codes, { lock: true })
  const usable = cards.flatMap((card) => (card ? [{ id: card.id, balance: usableBalance(card, now) }] : []))
  const available = usable.reduce((sum, { balance }) => sum + balance, 0)
  if (available < amount) return { available }
  let left = amount
  for (const { id, balance } of usable) {
    const part = Math.min(balance, left)
    if (part === 0) continue
    left -= part
    await tx
      .update(giftCards)
      .set({ balance: sql`${giftCards.balance} - ${part}` })
      .where(eq(giftCards.id, id))
    await tx.insert(giftCardOperations).values({ cardId: id, orderId, amount: -part, createdAt: now })
  }
  return { available }
}
