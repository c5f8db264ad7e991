import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { tradeWords } from '@/gateway/db/schema/catalog'
import { seeds } from '@/gateway/db/schema/site'
import { TRADE_WORDS } from '@/gateway/db/search/trade-words'

/** Raise it with the list: new words are added then, and words that an owner took out stay out until then. */
const SEED_NAME = 'trade-words-7'

/** Puts the words that come with the shop into the owner's table, once. */
export async function fillTradeWords(db: Database) {
  const [done] = await db.select({ name: seeds.name }).from(seeds).where(eq(seeds.name, SEED_NAME))
  if (done) return
  await db.transaction(async (tx) => {
    await tx.insert(tradeWords).values(defaultTradeWords()).onConflictDoNothing()
    await tx.insert(seeds).values({ name: SEED_NAME, details: {} }).onConflictDoNothing()
  })
}

export function defaultTradeWords() {
  return TRADE_WORDS.split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const at = line.indexOf(':')
      return { spellings: line.slice(0, at).trim(), meaning: line.slice(at + 1).trim() }
    })
}
