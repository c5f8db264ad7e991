import { findPartsByPairs, type Pair } from '@/gateway/services/catalog/find-by-pairs'
import type { ServiceDeps } from '@/gateway/services/deps'

/** Pictures of parts, in the order of the request; unknown parts have none. */
export async function searchPhotos(deps: ServiceDeps, pairs: readonly Pair[]) {
  const reference = await deps.reference()
  const parts = await findPartsByPairs(deps.db, reference, pairs)
  return pairs.map(({ brand, article }, at) => ({
    brand,
    article,
    pictures: parts[at]?.pictures ?? [],
  }))
}
