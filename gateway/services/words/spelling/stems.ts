import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { createLru } from '@/gateway/core/caching/create-lru'

/** A word's stems as the database makes them, several for a compound; none for a stop word. */
export type Stems = (word: string) => readonly string[]

/** Some 2 MB of words; those of most searches are among them. */
const MAX_WORDS = 10_000

/** A word has the same stems in every database: the function that makes them is immutable. */
const known = createLru<string, string[]>({ maxWeight: MAX_WORDS })

/** The stems of all the words, the unknown ones read from the database at once. */
export async function readStems(db: Database, words: readonly string[]): Promise<Map<string, string[]>> {
  const stems = new Map<string, string[]>()
  const unknown: string[] = []
  for (const word of words) {
    const own = known.get(word)
    if (own) stems.set(word, own)
    else unknown.push(word)
  }
  if (unknown.length === 0) return stems
  const rows = await selectRows<{ word: string; stems: string[] }>(
    db,
    sql`select word, search_stems(word) as stems from unnest(${sql.param(unknown)}::text[]) word`,
  )
  for (const row of rows) {
    known.set(row.word, row.stems)
    stems.set(row.word, row.stems)
  }
  return stems
}
