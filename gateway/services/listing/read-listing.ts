import type * as z from 'zod'
import { countAlternatives, searchSection, type SectionQuery } from '@/gateway/db/facets/search-section'
import type { SectionIndex } from '@/gateway/db/facets/section-index'
import { notFound } from '@/gateway/core/errors/errors'
import { loadCards } from '@/gateway/services/cards/load-cards'
import { sectionPath } from '@/gateway/services/reference/section-path'
import { toEntity, toSectionLink } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { addSelections } from '@/gateway/services/filters/add-selections'
import { areFitting } from '@/gateway/services/fitment/judge-products'
import { assistantIdOf, requestedCars, titleOf } from '@/gateway/services/fitment/requested-cars'
import {
  resolveRequested,
  resolveStoredChoice,
  toChosenFilter,
  type Chosen,
  type RequestedFilter,
} from '@/gateway/services/filters/resolve-choice'
import { indexAsOf } from '@/gateway/services/listing/index-as-of'
import { priceFilterId } from '@/gateway/services/listing/price-filter-id'
import { sectionRating } from '@/gateway/services/listing/section-rating'
import { sectionsBelow } from '@/gateway/services/listing/sections-below'
import { toSort, toSortOptions } from '@/gateway/services/listing/sorts'
import { toFilters } from '@/gateway/services/listing/to-filters'
import { toPagination } from '@/gateway/core/to-pagination'
import { toListingChoice } from '@/gateway/services/filters/to-listing-choice'
import { fitsIn } from '@/gateway/services/hits/fits-in'
import { narrowListing } from '@/gateway/services/listing/narrow-listing'
import type {
  CatalogReference,
  FilterSet,
  Section,
} from '@/gateway/services/reference/load-catalog-reference'
import type { VehicleCatalog, Ride } from '@/gateway/services/vehicles/load-vehicle-catalog'
import { listingMeta } from '@/gateway/services/meta/listing-meta'
import type { listing } from '@/lib/gateway/contracts/catalog/listing-shapes'

export type ListingRequest = {
  section: string
  filters: readonly RequestedFilter[]
  selections: readonly { id: string; filters: readonly RequestedFilter[] }[]
  assistants: readonly string[]
  set?: string | null | undefined
  search?: string | undefined
  sort?: string | null | undefined
  page: number
  limit: number
}

type WireListing = z.input<typeof listing>

const SET_PREFIX = 'set-'

const EMPTY_INDEX: Omit<SectionIndex, 'sectionId'> = {
  version: 0,
  total: 0,
  productIds: new Int32Array(),
  sorts: new Map(),
  options: new Map(),
  numbers: new Map(),
  bytes: 0,
}

function findSet(sets: readonly FilterSet[], needed: string): FilterSet {
  const code = needed.startsWith(SET_PREFIX) ? needed : SET_PREFIX + needed
  const set = sets.find((candidate) => candidate.code === code || candidate.code === needed)
  if (!set) throw notFound('Такой подборки в разделе нет.')
  return set
}

function setLink(reference: CatalogReference, { code, title, choice }: FilterSet) {
  const chosen = resolveStoredChoice(choice, reference.filterByCode)
  const bare = code.startsWith(SET_PREFIX) ? code.slice(SET_PREFIX.length) : code
  return { code: bare, title, filters: chosen.map(toChosenFilter) }
}

/** How many products each ready-made selection would leave, in the place of what is chosen of its filters. */
function countSets(
  reference: CatalogReference,
  index: SectionIndex,
  sets: readonly FilterSet[],
  { setChosen, query }: { setChosen: readonly Chosen[]; query: Omit<SectionQuery, 'limit'> },
): readonly number[] {
  const alternatives = sets.map(({ choice }) => {
    const own = resolveStoredChoice(choice, reference.filterByCode)
    const ids = new Set(own.map(({ filter }) => filter.id))
    return toListingChoice(index, [...setChosen.filter(({ filter }) => ids.has(filter.id)), ...own])
  })
  return countAlternatives(index, query, alternatives)
}

function chosenSelections(
  reference: CatalogReference,
  sets: readonly FilterSet[],
  filters: CatalogReference['filters'],
  requested: ListingRequest['selections'],
): Chosen[][] {
  return requested.flatMap(({ id, filters: needed }) => {
    const stored = sets.find((set) => String(set.id) === id)
    const chosen =
      needed.length === 0 && stored
        ? resolveStoredChoice(stored.choice, reference.filterByCode)
        : resolveRequested(needed, filters)
    return chosen.length > 0 ? [chosen] : []
  })
}

function assistantsOf(rides: readonly Ride[], count: number) {
  return rides.map((ride) => ({ id: assistantIdOf(ride), title: titleOf(ride), isChecked: true, count }))
}

/** Kinds of products that cars take by size and that this section, or one above it, sells. */
function sizeKindsOf({ sizeKinds }: VehicleCatalog, path: readonly Section[]): string[] {
  return path.flatMap(({ code }) => sizeKinds.get(code) ?? [])
}

function findSection(reference: CatalogReference, code: string): Section {
  const section = reference.sectionByCode.get(code)
  if (!section) throw notFound('Такого раздела нет.')
  return section
}

/** One page of a section's products under filters, with the filters' counts. */
export async function readListing(deps: ServiceDeps, request: ListingRequest): Promise<WireListing> {
  const reference = await deps.reference()
  const section = findSection(reference, request.section)
  const stored = (await deps.sectionIndexes.get(section.id)) ?? { ...EMPTY_INDEX, sectionId: section.id }
  const index = indexAsOf(reference, stored, deps.now())
  const links = reference.sectionFilters.get(section.id) ?? []
  const filters = links.map((link) => link.filter)
  const sets = reference.filterSets.get(section.id) ?? []
  const set = request.set ? findSet(sets, request.set) : undefined
  const setChosen = set ? resolveStoredChoice(set.choice, reference.filterByCode) : []
  const requested = resolveRequested(request.filters, filters)
  const choice = toListingChoice(index, [...setChosen, ...requested])
  const selected = chosenSelections(reference, sets, filters, request.selections)
  const narrowed =
    selected.length === 0
      ? choice
      : toListingChoice(index, [...setChosen, ...addSelections(requested, selected)])
  const rides = await requestedCars(deps, request.assistants)
  const { hits, ...left } = await narrowListing(deps, { search: request.search ?? '', rides })
  // Who types a number means that part, sold out or not; of what words name, the part that is sold comes first.
  const isWorded = hits?.numbered.length === 0
  const query = {
    ...narrowed,
    ...left,
    priceFilterId: isWorded ? priceFilterId(reference, section.id) : undefined,
  }
  const sort = toSort(request.sort)
  const { page, limit } = request
  const answer = searchSection(index, { ...query, sort, offset: (page - 1) * limit, limit })
  const cards = await loadCards(deps.db, answer.ids)
  const ids = cards.map(({ id }) => id)
  const fitting = hits?.fits ? fitsIn(hits, ids) : await areFitting(deps, ids, rides)
  const setCounts = countSets(reference, index, sets, { setChosen, query })
  const checked = new Set(request.selections.map(({ id }) => id))
  return {
    id: section.id,
    code: section.code,
    title: set?.heading ?? section.title,
    content: set ? set.content : section.content,
    entities: cards.map((card, at) => toEntity(reference, card, deps.now(), fitting[at])),
    filters: toFilters(links, index, choice, answer),
    selections: sets.map((one, at) => ({
      ...setLink(reference, one),
      id: String(one.id),
      pictureUrl: one.picture,
      isChecked: checked.has(String(one.id)),
      count: setCounts[at] ?? 0,
    })),
    // The car of the words goes before those that were given beside them.
    assistants: assistantsOf(hits?.car?.isTyped ? [] : rides, answer.total),
    ...(await sectionRating(deps, section, index, answer.left)),
    meta: listingMeta(deps.siteName, {
      section,
      set,
      chosen: requested,
      total: answer.total,
      page,
      isNarrowed:
        left.within !== undefined ||
        selected.length > 0 ||
        sort !== 'popular' ||
        requested.some(({ range }) => range !== undefined),
    }),
    pagination: toPagination({ page, limit }, answer.total),
    sorts: toSortOptions(sort),
    set: set ? setLink(reference, set) : null,
    sections: await sectionsBelow(deps, section, hits ? undefined : left.within),
    sizeKinds: sizeKindsOf(await deps.vehicles(), sectionPath(reference, section.id)),
    breadcrumb: sectionPath(reference, section.parentId).map(toSectionLink),
  }
}
