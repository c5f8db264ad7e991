import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { columnList } from '@/gateway/db/column-list'
import { products } from '@/gateway/db/schema/catalog'
import { isShown } from '@/gateway/services/cards/is-shown'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { articleKey } from '@/lib/parts/keys'

export type Pair = { brand: string; article: string }

function keyOf(brandId: number, article: string) {
  return `${brandId}/${article}`
}

const fields = {
  id: products.id,
  code: products.code,
  brandId: products.brandId,
  article: products.article,
  articleKey: products.articleKey,
  pictures: products.pictures,
  internetPrice: products.internetPrice,
  sectionId: products.sectionId,
}

export type PairedPart = Pick<typeof products.$inferSelect, keyof typeof fields>

const columns = columnList(fields, 'p')

/** `isForStaff` finds hidden products too. */
type Eyes = { isForStaff?: boolean }

/** Parts of pairs of brand and article, in the order of the pairs; undefined where the part is not known or hidden. */
export async function findPartsByPairs(
  db: Database,
  reference: CatalogReference,
  pairs: readonly Pair[],
  { isForStaff = false }: Eyes = {},
): Promise<(PairedPart | undefined)[]> {
  const requested = pairs.map(({ brand, article }) => {
    const brandId = resolveBrand(reference, brand)?.id
    return brandId === undefined ? undefined : { brandId, key: articleKey(article) }
  })
  const known = requested.filter((pair) => pair !== undefined)
  if (known.length === 0) return requested.map(() => undefined)
  const rows = await selectRows<PairedPart>(
    db,
    sql`select ${columns}
      from unnest(${sql.param(known.map(({ brandId }) => brandId))}::int[],
        ${sql.param(known.map(({ key }) => key))}::text[]) as wanted(brand_id, article_key)
      join products p on p.brand_id = wanted.brand_id and p.article_key = wanted.article_key
      where ${isForStaff ? sql`true` : isShown}`,
  )
  const byKey = new Map(rows.map((row) => [keyOf(row.brandId, row.articleKey), row]))
  return requested.map((pair) => pair && byKey.get(keyOf(pair.brandId, pair.key)))
}

/** Only their product ids. */
export async function findByPairs(
  db: Database,
  reference: CatalogReference,
  pairs: readonly Pair[],
  eyes?: Eyes,
): Promise<(number | undefined)[]> {
  const parts = await findPartsByPairs(db, reference, pairs, eyes)
  return parts.map((part) => part?.id)
}
