import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { textList } from '@/gateway/db/text-list'
import { articleKey } from '@/lib/parts/keys'
import { articleSpellings } from '@/lib/parts/number/article-spellings'

/** A number as its maker wrote it, and the one that the maker sells instead today. */
export type Successor = { brand: string; number: string; newNumber: string }

/** More often no maker renumbers a part; a loop in a list of replacements ends there too. */
const MAX_STEPS = 6

/** The last numbers in the chains of replacements that begin with the article; one for each brand that replaced it. */
export async function findSuccessors(db: Database, article: string, brand?: string): Promise<Successor[]> {
  const keys = articleSpellings(article).map((text) => articleKey(text))
  if (keys.length === 0) return []
  return selectRows<Successor>(
    db,
    sql`with recursive chain as (
          select brand, number, new_number, new_key, 1 as step from original_supersessions
          where number_key = any(${textList(keys)})
            and ${brand === undefined ? sql`true` : sql`brand = ${brand}`}
          union all
          select chain.brand, chain.number, next.new_number, next.new_key, chain.step + 1
          from chain join original_supersessions next
            on next.brand = chain.brand and next.number_key = chain.new_key
          where chain.step < ${sql.raw(String(MAX_STEPS))}
        )
        select distinct on (brand) brand, number, new_number as "newNumber" from chain
        order by brand, step desc`,
  )
}
