import type { ServiceDeps } from '@/gateway/services/deps'
import { findFittingProducts } from '@/gateway/services/listing/find-vehicles'
import { inSection } from '@/gateway/services/listing/in-section'
import type { Section } from '@/gateway/services/reference/load-catalog-reference'
import { findHits } from '@/gateway/services/words/find-hits'

type Narrowing = { search: string; vehicleIds: readonly number[] }
/** Product ids that are left; the first of them stand before the others in the default order. */
type Narrowed = { within?: Iterable<number>; first?: Iterable<number> }

/** What words and vehicles leave of a section. */
export async function narrowListing(
  deps: ServiceDeps,
  section: Section,
  { search, vehicleIds }: Narrowing,
): Promise<Narrowed> {
  const hits = search.trim() === '' ? undefined : await findHits(deps, search, 'all')
  const found = hits && [...hits.numbered, ...hits.worded]
  const first = hits && { first: hits.numbered.length > 0 ? hits.numbered : hits.named }
  if (vehicleIds.length === 0) return { ...(found && { within: found }), ...first }
  const fitting = await findFittingProducts(deps.db, vehicleIds, inSection(section))
  const known = found && new Set(found)
  return { within: known ? fitting.filter((id) => known.has(id)) : fitting, ...first }
}
