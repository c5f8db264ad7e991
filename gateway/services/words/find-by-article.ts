import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { textList } from '@/gateway/db/text-list'
import { nearKeys } from '@/gateway/services/words/spelling/near-keys'
import { isShown } from '@/gateway/services/cards/is-shown'
import { codeNumberOf } from '@/gateway/services/cards/to-entity'
import { findByBarcode } from '@/gateway/services/words/find-by-barcode'
import { foldedArticleKey } from '@/lib/parts/keys'
import { articleSpellings } from '@/lib/parts/number/article-spellings'
import { toLatinLetters } from '@/lib/parts/number/to-latin-letters'
import { bareArticle } from '@/lib/parts/number/bare-article'

const MAX_EXACT = 100
const CODE = /^\s*(00-)?\d{1,9}\s*$/

/** `query` is the spelling that was found. */
export type ArticleHits = { ids: number[]; query: string; isCorrected: boolean }

async function byKey(db: Database, key: string) {
  const rows = await selectRows<{ id: number }>(
    db,
    sql`select id from (
      select p.id, 0 as place, p.total_quantity, p.sales_score from products p
        where p.folded_key = ${key} and ${isShown}
      union all
      select p.id, 1, p.total_quantity, p.sales_score from oem_numbers o
        join product_oem_numbers l on l.oem_number_id = o.id
        join products p on p.id = l.product_id
        where o.folded_key = ${key} and ${isShown}
    ) hits
    group by id order by min(place), (max(total_quantity) > 0) desc, max(sales_score) desc, id limit ${MAX_EXACT}`,
  )
  return rows.map((row) => row.id)
}

async function bySpellings(query: string, find: (key: string) => Promise<number[]>): Promise<ArticleHits> {
  const typed = [query, bareArticle(query)].map(foldedArticleKey)
  for (const text of articleSpellings(query)) {
    const key = foldedArticleKey(text)
    const ids = await find(key)
    if (ids.length > 0) return { ids, query: text, isCorrected: !typed.includes(key) }
  }
  return { ids: [], query, isCorrected: false }
}

/** Goods with the number, then goods that replace the vehicle maker's number; where there are none, the one with the barcode. */
export async function findByArticle(db: Database, query: string): Promise<ArticleHits> {
  const found = await bySpellings(query, (key) => byKey(db, key))
  const productId = found.ids.length === 0 ? await findByBarcode(db, query) : undefined
  return productId === undefined ? found : { ids: [productId], query, isCorrected: false }
}

/** The same for many keys at once, each with its goods in that order. */
export async function findNumbers(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const requested = sql`any(${textList(keys)})`
  const rows = await selectRows<{ key: string; id: number }>(
    db,
    sql`select key, id from (
        select p.folded_key as key, p.id, 0 as place, p.total_quantity, p.sales_score from products p
          where p.folded_key = ${requested} and ${isShown}
        union all
        select o.folded_key, p.id, 1, p.total_quantity, p.sales_score from oem_numbers o
          join product_oem_numbers l on l.oem_number_id = o.id
          join products p on p.id = l.product_id
          where o.folded_key = ${requested} and ${isShown}
      ) hits
      group by key, id order by min(place), (max(total_quantity) > 0) desc, max(sales_score) desc, id`,
  )
  const byKey = Map.groupBy(rows, ({ key }) => key)
  return new Map([...byKey].map(([key, own]) => [key, own.map(({ id }) => id)]))
}

function likePrefix(key: string) {
  return `${key.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** Goods whose number begins like the query. */
export async function findByArticlePrefix(db: Database, query: string, limit: number): Promise<ArticleHits> {
  return bySpellings(query, async (key) => {
    const rows = await selectRows<{ id: number }>(
      db,
      sql`select id from (
        select id, folded_key, sales_score from products p
        where folded_key like ${likePrefix(key)} and ${isShown} order by folded_key using ~<~ limit ${Math.max(limit, MAX_EXACT)}
      ) hits order by (folded_key = ${key}) desc, sales_score desc, id limit ${limit}`,
    )
    return rows.map((row) => row.id)
  })
}

/** Products whose number differs by one sign from the query, the likeliest slip first, those in stock before the rest. */
export async function findNearNumbers(db: Database, typed: string, limit: number): Promise<number[]> {
  const keys = nearKeys(foldedArticleKey(toLatinLetters(bareArticle(typed))))
  if (keys.length === 0) return []
  const rows = await selectRows<{ id: number }>(
    db,
    sql`select p.id from products p where p.folded_key = any(${sql.param(keys)}::text[]) and ${isShown}
      order by (p.total_quantity > 0) desc, array_position(${sql.param(keys)}::text[], p.folded_key), p.sales_score desc, p.id
      limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/** The product with the internal code, typed with or without the prefix and the zeros. */
export async function findByCode(db: Database, query: string): Promise<number[]> {
  const code = CODE.test(query) ? codeNumberOf(query) : undefined
  if (code === undefined) return []
  const rows = await selectRows<{ id: number }>(
    db,
    sql`select id from products p where code = ${code} and ${isShown}`,
  )
  return rows.map((row) => row.id)
}
