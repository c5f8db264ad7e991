import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { withId, withoutId } from '@/gateway/db/id-list'
import { CHUNK_BITS } from '@/gateway/db/search/refresh-search'

/** What the search finds a product by; nothing for a hidden one. */
export type ProductWords = { lexemes: readonly string[]; titleWords: readonly string[] }

/** Gives one product its words anew, as `refreshSearch` does for many. */
export async function replaceWords(
  db: Database,
  productId: number,
  before: ProductWords,
  after: ProductWords,
): Promise<void> {
  await replaceLexemes(db, productId, before.lexemes, after.lexemes)
  const { gone, added } = differenceOf(before.titleWords, after.titleWords)
  await db.execute(sql`
    update search_words set products_count = products_count - 1 where word = any(${sql.param(gone)}::text[])`)
  await db.execute(sql`delete from search_words where products_count <= 0`)
  await db.execute(sql`
    insert into search_words as w (word, products_count) select word, 1 from unnest(${sql.param(added)}::text[]) word
    on conflict (word) do update set products_count = w.products_count + 1`)
}

async function replaceLexemes(
  db: Database,
  productId: number,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const { gone, added } = differenceOf(before, after)
  if (gone.length + added.length === 0) return
  const chunk = productId >> CHUNK_BITS
  const rows = await selectRows<{ lexeme: string; ids: Uint8Array }>(
    db,
    sql`select lexeme, ids from search_lexemes
      where chunk = ${chunk} and lexeme = any(${sql.param([...gone, ...added])}::text[])`,
  )
  const known = new Map(rows.map(({ lexeme, ids }) => [lexeme, ids]))
  const written = [
    ...gone.map((lexeme) => ({ lexeme, ids: withoutId(known.get(lexeme) ?? new Uint8Array(), productId) })),
    ...added.map((lexeme) => ({ lexeme, ids: withId(known.get(lexeme) ?? new Uint8Array(), productId) })),
  ]
  for (const { lexeme, ids } of written) {
    await db.execute(
      ids.byteLength === 0
        ? sql`delete from search_lexemes where chunk = ${chunk} and lexeme = ${lexeme}`
        : sql`insert into search_lexemes (chunk, lexeme, ids) values (${chunk}, ${lexeme}, ${ids})
            on conflict (chunk, lexeme) do update set ids = excluded.ids`,
    )
  }
  await db.execute(sql`insert into search_chunks (chunk, version) values (${chunk}, 1)
    on conflict (chunk) do update set version = search_chunks.version + 1`)
}

function differenceOf(before: readonly string[], after: readonly string[]) {
  const [old, fresh] = [new Set(before), new Set(after)]
  return {
    gone: before.filter((word) => !fresh.has(word)),
    added: after.filter((word) => !old.has(word)),
  }
}
