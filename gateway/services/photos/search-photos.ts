import { inArray } from 'drizzle-orm'
import { products } from '@/gateway/db/schema-catalog'
import { findByPairs, type Pair } from '@/gateway/services/catalog/find-by-pairs'
import type { ServiceDeps } from '@/gateway/services/deps'

/** Pictures of parts, in the order of the request; a part that is not known has none. */
export async function searchPhotos(deps: ServiceDeps, pairs: readonly Pair[]) {
  const reference = await deps.reference()
  const ids = await findByPairs(deps.db, reference, pairs)
  const known = [...new Set(ids.filter((id) => id !== undefined))]
  const rows = known.length
    ? await deps.db
        .select({ id: products.id, pictures: products.pictures })
        .from(products)
        .where(inArray(products.id, known))
    : []
  const picturesOf = new Map(rows.map((row) => [row.id, row.pictures]))
  return pairs.map(({ brand, article }, at) => ({
    brand,
    article,
    pictures: picturesOf.get(ids[at] ?? -1) ?? [],
  }))
}
