import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { fieldError } from '@/gateway/core/errors/errors'
import { bonusCards, tillCards } from '@/gateway/db/schema/bonuses'

export type TillCard = { number: string; phone: string; bonuses: number }
export type TillCardsReport = { added: number; changed: number; unchanged: number; taken: string[] }

/** Cards that no member has claimed yet. */
export function listTillCards(db: Database) {
  return db.select().from(tillCards).orderBy(asc(tillCards.number))
}

/**
 * Writes down cards that a till gave to phones, all or none of them; the same cards again change nothing. Cards that a member has
 * claimed are reported and left alone: their bonuses are in the ledger.
 */
export function saveTillCards(db: Database, cards: readonly TillCard[]): Promise<TillCardsReport> {
  return db.transaction(async (tx) => {
    const numbers = cards.map(({ number }) => number)
    const owned =
      numbers.length === 0
        ? []
        : await tx
            .select({ number: bonusCards.number })
            .from(bonusCards)
            .where(inArray(bonusCards.number, numbers))
    const taken = new Set(owned.map(({ number }) => number))
    const report: TillCardsReport = { added: 0, changed: 0, unchanged: 0, taken: [...taken] }
    for (const card of cards) if (!taken.has(card.number)) report[await saveOne(tx, card)] += 1
    return report
  })
}

async function saveOne(tx: Database, card: TillCard): Promise<'added' | 'changed' | 'unchanged'> {
  const known = await tx
    .select()
    .from(tillCards)
    .where(or(eq(tillCards.number, card.number), eq(tillCards.phone, card.phone)))
  const [old] = known.filter(({ number }) => number === card.number)
  if (known.length > (old ? 1 : 0))
    throw fieldError(
      'phone',
      `На телефон ${card.phone} уже выдана другая карта, номер ${card.number} не принят.`,
    )
  if (old?.phone === card.phone && old.bonuses === card.bonuses) return 'unchanged'
  if (old) await tx.update(tillCards).set(card).where(eq(tillCards.number, card.number))
  else await tx.insert(tillCards).values(card)
  return old ? 'changed' : 'added'
}
