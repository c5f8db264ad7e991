import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { codeNumberOf } from '@/gateway/services/cards/to-entity'
import { articleKeysOf } from '@/gateway/services/words/query-text'

const MAX_EXACT = 100
const CODE = /^\s*(00-)?\d{1,9}\s*$/

export type ArticleHits = { ids: number[]; isCorrected: boolean }

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

/** Goods with the number, then goods that replace the vehicle maker's number; the other layout when there are none. */
export async function findByArticle(db: Database, query: string): Promise<ArticleHits> {
  const { typed, converted } = articleKeysOf(query)
  if (typed === '') return { ids: [], isCorrected: false }
  const ids = await byKey(db, typed)
  if (ids.length > 0 || converted === undefined) return { ids, isCorrected: false }
  const found = await byKey(db, converted)
  return { ids: found, isCorrected: found.length > 0 }
}

function likePrefix(key: string) {
  return `${key.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** Goods whose number begins like the query. */
export async function findByArticlePrefix(db: Database, query: string, limit: number): Promise<ArticleHits> {
  const { typed, converted } = articleKeysOf(query)
  for (const key of [typed, converted]) {
    if (key === undefined || key === '') continue
    const rows = await selectRows<{ id: number }>(
      db,
      sql`select id from (
        select id, folded_key, sales_score from products
        where folded_key like ${likePrefix(key)} order by folded_key using ~<~ limit ${Math.max(limit, MAX_EXACT)}
      ) hits order by (folded_key = ${key}) desc, sales_score desc, id limit ${limit}`,
    )
    if (rows.length > 0) return { ids: rows.map((row) => row.id), isCorrected: key === converted }
  }
  return { ids: [], isCorrected: false }
}

/** The product with the internal code, typed with or without the prefix and the zeros. */
export async function findByCode(db: Database, query: string): Promise<number[]> {
  const code = CODE.test(query) ? codeNumberOf(query) : undefined
  if (code === undefined) return []
  const rows = await selectRows<{ id: number }>(db, sql`select id from products where code = ${code}`)
  return rows.map((row) => row.id)
}
