import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { codeNumberOf } from '@/gateway/services/cards/to-entity'
import { articleSpellings } from '@/gateway/services/words/query-text'

const MAX_EXACT = 100
const CODE = /^\s*(00-)?\d{1,9}\s*$/

/** `query` is the spelling that was found. */
export type ArticleHits = { ids: number[]; query: string; isCorrected: boolean }

async function byKey(db: Database, key: string) {
  const rows = await selectRows<{ id: number }>(
    db,
    sql`select id from (
      select p.id, 0 as place, p.total_quantity, p.sales_score from products p where p.folded_key = ${key}
      union all
      select p.id, 1, p.total_quantity, p.sales_score from oem_numbers o
        join product_oem_numbers l on l.oem_number_id = o.id
        join products p on p.id = l.product_id
        where o.folded_key = ${key}
    ) hits
    group by id order by min(place), (max(total_quantity) > 0) desc, max(sales_score) desc, id limit ${MAX_EXACT}`,
  )
  return rows.map((row) => row.id)
}

async function bySpellings(query: string, find: (key: string) => Promise<number[]>): Promise<ArticleHits> {
  for (const [place, { text, key }] of articleSpellings(query).entries()) {
    const ids = await find(key)
    if (ids.length > 0) return { ids, query: text, isCorrected: place > 0 }
  }
  return { ids: [], query, isCorrected: false }
}

/** Goods with the number, then goods that replace the vehicle maker's number. */
export async function findByArticle(db: Database, query: string): Promise<ArticleHits> {
  return bySpellings(query, (key) => byKey(db, key))
}

/** The same for many keys at once. */
export async function findNumbers(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const wanted = sql`any(${sql.param([...keys])}::text[])`
  const rows = await selectRows<{ key: string; id: number }>(
    db,
    sql`select folded_key as key, id from products where folded_key = ${wanted}
      union
      select o.folded_key, l.product_id from oem_numbers o
        join product_oem_numbers l on l.oem_number_id = o.id where o.folded_key = ${wanted}`,
  )
  const found = new Map<string, number[]>()
  for (const { key, id } of rows) found.set(key, [...(found.get(key) ?? []), id])
  return found
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
        select id, folded_key, sales_score from products
        where folded_key like ${likePrefix(key)} order by folded_key using ~<~ limit ${Math.max(limit, MAX_EXACT)}
      ) hits order by (folded_key = ${key}) desc, sales_score desc, id limit ${limit}`,
    )
    return rows.map((row) => row.id)
  })
}

/** The product with the internal code, typed with or without the prefix and the zeros. */
export async function findByCode(db: Database, query: string): Promise<number[]> {
  const code = CODE.test(query) ? codeNumberOf(query) : undefined
  if (code === undefined) return []
  const rows = await selectRows<{ id: number }>(db, sql`select id from products where code = ${code}`)
  return rows.map((row) => row.id)
}
