import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'

/** A word's stems as the database makes them, several for a compound; none for a stop word. */
export type Stems = (word: string) => readonly string[]

/** Reads the stems of all the words from the database at once. */
export async function readStems(db: Database, words: readonly string[]): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map()
  const rows = await selectRows<{ word: string; stems: string[] }>(
    db,
    sql`select word, search_stems(word) as stems from unnest(${sql.param([...words])}::text[]) word`,
  )
  return new Map(rows.map(({ word, stems }) => [word, stems]))
}
