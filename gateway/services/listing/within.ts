import { searchSection } from '@/gateway/db/facets/search-section'
import type { SectionIndex } from '@/gateway/db/facets/section-index'
import { findFittingProducts } from '@/gateway/services/listing/find-vehicles'
import { inSection } from '@/gateway/services/listing/in-section'
import type { Chosen } from '@/gateway/services/filters/resolve-choice'
import { toListingChoice } from '@/gateway/services/filters/to-listing-choice'
import type { Section } from '@/gateway/services/reference/load-catalog-reference'
import { findAllByWords } from '@/gateway/services/words/find-by-words'
import type { ServiceDeps } from '@/gateway/services/deps'

export type Narrowing = {
  search: string
  vehicleIds: readonly number[]
  /** Any one of them has to hold as a whole. */
  selections: readonly (readonly Chosen[])[]
}

function meet(left: ReadonlySet<number> | undefined, right: Iterable<number>): Set<number> {
  const ids = new Set<number>()
  for (const id of right) if (!left || left.has(id)) ids.add(id)
  return ids
}

function idsOfSelections(index: SectionIndex, selections: readonly (readonly Chosen[])[]) {
  return selections.flatMap(
    (chosen) => searchSection(index, { ...toListingChoice(index, chosen), limit: index.total }).ids,
  )
}

/** Product ids that words, vehicles and selections leave; undefined when none of these narrows the listing. */
export async function narrowListing(
  { db }: ServiceDeps,
  index: SectionIndex,
  section: Section,
  { search, vehicleIds, selections }: Narrowing,
): Promise<Set<number> | undefined> {
  let ids: Set<number> | undefined
  if (selections.length > 0) ids = meet(ids, idsOfSelections(index, selections))
  if (search.trim() !== '') ids = meet(ids, await findAllByWords(db, search, inSection(section)))
  if (vehicleIds.length > 0) ids = meet(ids, await findFittingProducts(db, vehicleIds, inSection(section)))
  return ids
}
