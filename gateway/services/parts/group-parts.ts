import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import { toRubles } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { findOemNumbers, lookUpKeys } from '@/gateway/services/parts/find-part'
import { partColumns, type PartCard } from '@/gateway/services/parts/part-card'
import { toOemIdentity, toPartIdentity } from '@/gateway/services/parts/to-part'
import { matchKey } from '@/lib/parts/keys'

const MAX_BRANDS = 100

type GroupRow = PartCard & { foldedKey: string; minPrice: number | null }

async function cardsByKey({ db }: ServiceDeps, article: string) {
  const keys = lookUpKeys(article)
  const rows = keys.length
    ? await selectRows<GroupRow>(
        db,
        sql`select ${partColumns}, p.folded_key as "foldedKey", p.min_price as "minPrice" from products p
          where p.folded_key = any(${sql.param(keys)}::text[]) order by p.sales_score desc limit ${MAX_BRANDS}`,
      )
    : []
  const asTyped = rows.filter((row) => row.foldedKey === keys[0])
  return asTyped.length > 0 ? asTyped : rows
}

/** Brands that make a part with the number, also vehicle makers whose number the shop only knows as a cross. */
export async function groupParts(deps: ServiceDeps, article: string) {
  const reference = await deps.reference()
  const cards = await cardsByKey(deps, article)
  const sold = cards.map((card) => ({
    ...toPartIdentity(reference, card),
    minPrice: toRubles(card.minPrice),
    offersCount: card.offersCount,
  }))
  const known = new Set(sold.map((item) => matchKey(item.brand, item.article)))
  const original = (await findOemNumbers(deps.db, article))
    .map((number) => ({ ...toOemIdentity(reference, number), minPrice: null, offersCount: 0 }))
    .filter((item) => !known.has(matchKey(item.brand, item.article)))
  return { article, items: [...sold, ...original] }
}
