import { inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { giftCards } from '@/gateway/db/schema/gift-cards'
import { hashGiftCode } from '@/gateway/services/gift-cards/gift-code'

export type GiftCardRow = typeof giftCards.$inferSelect

/** The cards of these codes in their order, each once; undefined where there is none. */
export async function findCards(
  db: Database,
  codes: readonly string[],
  { lock = false }: { lock?: boolean } = {},
): Promise<(GiftCardRow | undefined)[]> {
  const hashes = [...new Set(codes.map(hashGiftCode))]
  if (hashes.length === 0) return []
  // All transactions lock several cards in one order.
  const query = db.select().from(giftCards).where(inArray(giftCards.codeHash, hashes)).orderBy(giftCards.id)
  const rows = await (lock ? query.for('update') : query)
  const byHash = new Map(rows.map((row) => [row.codeHash, row]))
  return hashes.map((hash) => byHash.get(hash))
}

/** What a card can pay at a moment. */
export function usableBalance({ balance, validUntil }: GiftCardRow, now: Date): number {
  return validUntil > now ? balance : 0
}
