import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { articleKey } from '@/lib/parts/keys'

export type Pair = { brand: string; article: string }

function keyOf(brandId: number, article: string) {
  return `${brandId}/${article}`
}

/** Product ids of pairs of brand and article, in the order of the pairs; undefined where the part is not known. */
export async function findByPairs(
  db: Database,
  reference: CatalogReference,
  pairs: readonly Pair[],
): Promise<(number | undefined)[]> {
  const wanted = pairs.map(({ brand, article }) => {
    const brandId = resolveBrand(reference, brand)?.id
    return brandId === undefined ? undefined : { brandId, key: articleKey(article) }
  })
  const known = wanted.filter((pair) => pair !== undefined)
  if (known.length === 0) return wanted.map(() => undefined)
  const rows = await selectRows<{ id: number; brand_id: number; article_key: string }>(
    db,
    sql`select p.id, p.brand_id, p.article_key
      from unnest(${sql.param(known.map(({ brandId }) => brandId))}::int[],
        ${sql.param(known.map(({ key }) => key))}::text[]) as wanted(brand_id, article_key)
      join products p on p.brand_id = wanted.brand_id and p.article_key = wanted.article_key`,
  )
  const byKey = new Map(rows.map((row) => [keyOf(row.brand_id, row.article_key), row.id]))
  return wanted.map((pair) => pair && byKey.get(keyOf(pair.brandId, pair.key)))
}
