import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import type { ServiceDeps } from '@/gateway/services/deps'
import { findOemNumbers } from '@/gateway/services/parts/find-part'
import { partColumns } from '@/gateway/services/parts/part-card'
import { toOemIdentity } from '@/gateway/services/parts/to-part'
import { toPartGroup, type GroupRow } from '@/gateway/services/parts/to-part-group'
import { matchKey } from '@/lib/parts/keys'
import { lookUpKeys } from '@/lib/parts/number/article-spellings'

const MAX_BRANDS = 100

type KeyedRow = GroupRow & { foldedKey: string }

async function cardsByKey({ db }: ServiceDeps, article: string) {
  const keys = lookUpKeys(article)
  const rows = keys.length
    ? await selectRows<KeyedRow>(
        db,
        sql`select ${partColumns}, p.folded_key as "foldedKey", p.min_price as "minPrice" from products p
          where p.folded_key = any(${sql.param(keys)}::text[]) order by p.sales_score desc limit ${MAX_BRANDS}`,
      )
    : []
  const likeliest = keys.find((key) => rows.some(({ foldedKey }) => foldedKey === key))
  return rows.filter(({ foldedKey }) => foldedKey === likeliest)
}

/** Brands that make a part with the number, also vehicle makers whose number the shop only knows as a cross. */
export async function groupParts(deps: ServiceDeps, article: string) {
  const reference = await deps.reference()
  const cards = await cardsByKey(deps, article)
  const sold = cards.map((card) => toPartGroup(reference, card))
  const known = new Set(sold.map((item) => matchKey(item.brand, item.article)))
  const original = (await findOemNumbers(deps.db, article))
    .map((number) => ({ ...toOemIdentity(reference, number), minPrice: null, offersCount: 0 }))
    .filter((item) => !known.has(matchKey(item.brand, item.article)))
  return { article, items: [...sold, ...original] }
}
