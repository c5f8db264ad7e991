import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { isShown } from '@/gateway/services/cards/is-shown'
import { findByPairs, type Pair } from '@/gateway/services/catalog/find-by-pairs'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { lookUpKeys } from '@/lib/parts/number/article-spellings'

/** Product ids of pairs that people wrote: a number that is none of its brand's as it stands is read as the search reads it. */
export async function findTypedPairs(
  db: Database,
  reference: CatalogReference,
  pairs: readonly Pair[],
): Promise<(number | undefined)[]> {
  const ids = await findByPairs(db, reference, pairs)
  const meant = pairs.flatMap(({ brand, article }, at) => {
    const brandId = ids[at] === undefined ? resolveBrand(reference, brand)?.id : undefined
    return brandId === undefined
      ? []
      : lookUpKeys(article).map((key, likelihood) => ({ at, brandId, key, likelihood }))
  })
  if (meant.length === 0) return ids
  const rows = await selectRows<{ at: number; id: number }>(
    db,
    sql`select wanted.at, p.id
      from unnest(${sql.param(meant.map(({ at }) => at))}::int[], ${sql.param(meant.map(({ brandId }) => brandId))}::int[],
        ${sql.param(meant.map(({ key }) => key))}::text[], ${sql.param(meant.map(({ likelihood }) => likelihood))}::int[])
        as wanted(at, brand_id, folded_key, likelihood)
      join products p on p.brand_id = wanted.brand_id and p.folded_key = wanted.folded_key and ${isShown}
      order by wanted.at, wanted.likelihood desc, p.id desc`,
  )
  // The likeliest of each comes last.
  const found = new Map(rows.map(({ at, id }) => [at, id]))
  return ids.map((id, at) => id ?? found.get(at))
}
