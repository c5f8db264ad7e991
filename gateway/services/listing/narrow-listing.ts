import type { Database } from '@/gateway/core/database'
import { findFittingProducts } from '@/gateway/services/listing/find-vehicles'
import { inSection } from '@/gateway/services/listing/in-section'
import type { Section } from '@/gateway/services/reference/load-catalog-reference'
import { findAllByWords } from '@/gateway/services/words/find-by-words'

export type Narrowing = { search: string; vehicleIds: readonly number[] }

function meet(left: ReadonlySet<number> | undefined, right: Iterable<number>): Set<number> {
  const ids = new Set<number>()
  for (const id of right) if (!left || left.has(id)) ids.add(id)
  return ids
}

/** Product ids that words and vehicles leave; undefined when neither narrows the listing. */
export async function narrowListing(
  { db }: { db: Database },
  section: Section,
  { search, vehicleIds }: Narrowing,
): Promise<Set<number> | undefined> {
  let ids: Set<number> | undefined
  if (search.trim() !== '') ids = meet(ids, await findAllByWords(db, search, inSection(section)))
  if (vehicleIds.length > 0) ids = meet(ids, await findFittingProducts(db, vehicleIds, inSection(section)))
  return ids
}
