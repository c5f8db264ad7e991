import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { loadCards } from '@/gateway/services/cards/load-cards'
import { internalCodeOf, toPriceSummary, toRubles } from '@/gateway/services/cards/to-entity'
import { findByPairs, type Pair } from '@/gateway/services/catalog/find-by-pairs'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import { brandKey, foldedArticleKey } from '@/lib/parts/keys'

type Cheapest = { id: number; price: number }

/** Lowest price of analogs in stock, in kopecks, by the replaced product. */
async function cheapestAnalogs(db: Database, productIds: readonly number[]): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await selectRows<Cheapest>(
    db,
    sql`with own as (select unnest(${sql.param([...productIds])}::int[]) as id),
      analogs as (
        select own.id, other.product_id from own
          join product_oem_numbers mine on mine.product_id = own.id
          join product_oem_numbers other on other.oem_number_id = mine.oem_number_id
        union
        select own.id, other.product_id from own
          join product_crosses mine on mine.product_id = own.id
          join product_crosses other on other.group_id = mine.group_id
      )
      select analogs.id, min(p.best_price)::int as price from analogs
        join products p on p.id = analogs.product_id
        where analogs.product_id <> analogs.id and p.total_quantity > 0 and p.best_price > 0
        group by analogs.id`,
  )
  return new Map(rows.map(({ id, price }) => [id, price]))
}

type Replaced = { make: string; foldedKey: string; price: number }

/** The same by the numbers of vehicle makers, for those that the shop itself does not sell. */
async function findReplacements(db: Database, pairs: readonly Pair[]): Promise<Map<string, Replaced[]>> {
  const keys = [...new Set(pairs.map(({ article }) => foldedArticleKey(article)))].filter(Boolean)
  if (keys.length === 0) return new Map()
  const rows = await selectRows<Replaced>(
    db,
    sql`select o.make, o.folded_key as "foldedKey", min(p.best_price)::int as price
      from oem_numbers o
      join product_oem_numbers l on l.oem_number_id = o.id
      join products p on p.id = l.product_id
      where o.folded_key = any(${sql.param(keys)}::text[]) and p.total_quantity > 0 and p.best_price > 0
      group by o.make, o.folded_key`,
  )
  return Map.groupBy(rows, ({ foldedKey }) => foldedKey)
}

/** Makes that share a brand, such as VAG's, are distinguished from it by having none of their own. */
function isSoldAs(reference: CatalogReference, make: string, brand: string): boolean {
  if (brandKey(make) === brandKey(brand)) return true
  const sold = resolveBrand(reference, brand)
  const own = resolveBrand(reference, make)
  return sold?.quality === 'original' && (own === undefined || own.id === sold.id)
}

function cheapestOf(
  reference: CatalogReference,
  brand: string,
  replaced: readonly Replaced[],
): number | null {
  const prices = replaced.filter(({ make }) => isSoldAs(reference, make, brand)).map(({ price }) => price)
  return prices.length > 0 ? Math.min(...prices) : null
}

const NOT_SOLD = { price: null, arusCode: null }

/** The best offer of each part and the cheapest of its analogs, in the order of the parts. */
export async function summarizeParts(deps: ServiceDeps, pairs: readonly Pair[]) {
  const reference = await deps.reference()
  const ids = await findByPairs(deps.db, reference, pairs)
  const known = [...new Set(ids.flatMap((id) => id ?? []))]
  const unknown = pairs.filter((_, at) => ids[at] === undefined)
  const [cards, analogs, replacements] = await Promise.all([
    loadCards(deps.db, known),
    cheapestAnalogs(deps.db, known),
    findReplacements(deps.db, unknown),
  ])
  const cardById = new Map(cards.map((card) => [card.id, card]))
  const now = deps.now()
  const items = pairs.map(({ brand, article }, at) => {
    const card = cardById.get(ids[at] ?? 0)
    if (!card) {
      const from = cheapestOf(reference, brand, replacements.get(foldedArticleKey(article)) ?? [])
      return { ...NOT_SOLD, analogsFrom: toRubles(from) }
    }
    return {
      ...toPriceSummary(reference, card, now),
      arusCode: internalCodeOf(card.code),
      analogsFrom: toRubles(analogs.get(card.id) ?? null),
    }
  })
  return { items, pricedAt: now.toISOString() }
}
