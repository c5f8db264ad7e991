import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { giftCardOperations, giftCards } from '@/gateway/db/schema/gift-cards'
import { createGiftCode, hashGiftCode, lastFourOf } from '@/gateway/services/gift-cards/gift-code'

/** Puts a card into the database as if it had been bought and sent; returns its code and a reader of its balance. */
export async function issueGiftCard(db: Database, kopecks: number, validUntil = new Date('2099-01-01')) {
  const code = createGiftCode()
  const [card] = await db
    .insert(giftCards)
    .values({
      codeHash: hashGiftCode(code),
      lastFour: lastFourOf(code),
      nominal: kopecks,
      balance: kopecks,
      validUntil,
    })
    .returning()
  if (!card) throw new Error('the card was not written')
  return {
    code,
    /** Kopecks on the card, which its ledger must agree with. */
    balance: async () => {
      const [row] = await db.select().from(giftCards).where(eq(giftCards.id, card.id))
      const [{ sum } = { sum: '0' }] = await db
        .select({ sum: sql<string>`coalesce(sum(${giftCardOperations.amount}), 0)` })
        .from(giftCardOperations)
        .where(eq(giftCardOperations.cardId, card.id))
      if (row?.balance !== kopecks + Number(sum)) throw new Error('the ledger does not agree with the card')
      return row.balance
    },
  }
}
