import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'

/** Products whose ids share everything above these bits are one chunk of the search's words; `refresh_search_chunk` knows it too. */
export const CHUNK_BITS = 16

/**
 * Updates the search by words for the products; after an import that added products or changed their titles, brands,
 * sections, cars or properties. Without ids all of them.
 */
export async function refreshSearch(db: Database, productIds?: readonly number[]) {
  const chunks = productIds ? [...new Set(productIds.map((id) => id >> CHUNK_BITS))] : await allChunks(db)
  for (const chunk of chunks) await refreshChunk(db, chunk)
  await refreshTitleWords(db)
}

/** The words of the products whose ids are in the chunk. */
export async function refreshChunk(db: Database, chunk: number): Promise<void> {
  await db.execute(sql`select refresh_search_chunk(${chunk})`)
}

/** The words of all titles as they are spelt. */
export async function refreshTitleWords(db: Database): Promise<void> {
  await db.execute(sql`select refresh_search_words()`)
}

async function allChunks(db: Database) {
  const rows = await selectRows<{ chunk: number }>(
    db,
    sql`select distinct id >> ${CHUNK_BITS} as chunk from products union select chunk from search_chunks`,
  )
  return rows.map(({ chunk }) => chunk)
}
