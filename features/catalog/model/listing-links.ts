import {
  withAssistantToggled,
  withSelectionToggled,
  withSort,
} from '@/lib/routing/catalog-address/change-listing'
import { LISTING_LIMIT } from '@/lib/gateway/contracts/limits'
import { listingHref } from '@/lib/routing/catalog-address/write-listing'
import type { ActiveFilter, ChosenFilter, ListingState } from '@/lib/routing/catalog-address/types'
import type { Listing } from './listing'

export type ToggleLink = { title: string; count: number; isChecked: boolean; href: string }
export type SortLink = { title: string; isActive: boolean; href: string }

/** Links of the sort menu; the order that the section has by itself is written without `sort`. */
export function toSortLinks(
  state: ListingState,
  sorts: Listing['sorts'],
  defaultSort: string | undefined,
): SortLink[] {
  const active =
    sorts.find((sort) => sort.code === state.sort) ?? sorts.find((sort) => sort.isActive) ?? sorts[0]
  return sorts.map((sort) => ({
    title: sort.title,
    isActive: sort === active,
    href: listingHref(withSort(state, sort.code === defaultSort ? '' : sort.code)),
  }))
}

/** Of a listing: how many goods it has, and how many without what is chosen. */
type Totals = { listed: number; whole: number }

/**
 * Selections that narrow what is listed, and whatever is chosen already. One by a filter that has a choice takes its place and may
 * lead to other goods.
 */
export function toSelectionLinks(
  state: ListingState,
  selections: Listing['selections'],
  { listed, whole }: Totals,
): ToggleLink[] {
  const chosen = new Set([state, ...state.selections].flatMap((of) => of.filters.map(({ id }) => id)))
  return selections.flatMap(({ id, title, count, filters }) => {
    const isChecked = state.selections.some((one) => one.id === id)
    const isInPlace = state.set !== null || filters.some((filter) => chosen.has(filter.id))
    if (!isChecked && (count === 0 || count >= (isInPlace ? whole : listed))) return []
    const href = listingHref(withSelectionToggled(state, { id, filters: filters.map(toChosen) }))
    return [{ title, count, isChecked, href }]
  })
}

/** Cars that the listing may be narrowed to; those that it is narrowed to are chips already. */
export function toAssistantLinks(state: ListingState, assistants: Listing['assistants']): ToggleLink[] {
  return assistants
    .filter(({ id }) => !state.assistants.includes(id))
    .map(({ id, title, count }) => ({
      title,
      count,
      isChecked: false,
      href: listingHref(withAssistantToggled(state, id)),
    }))
}

/**
 * Whether search engines may keep the page: the section itself, one filter or set of it, and their further pages.
 * Everything else repeats them in another order.
 */
export function isIndexable(state: ListingState): boolean {
  const isPlain =
    state.search === '' &&
    state.sort === '' &&
    state.limit === LISTING_LIMIT &&
    state.criteria === '' &&
    state.selections.length === 0 &&
    state.assistants.length === 0
  return isPlain && state.filters.every(isInPath) && state.filters.length + (state.set === null ? 0 : 1) <= 1
}

function isInPath(filter: ActiveFilter): boolean {
  switch (filter.type) {
    case 'numeric':
      return false
    case 'enum':
      return filter.rewriteCode !== null && filter.options.length === 1
  }
}

type SelectionFilter = Listing['selections'][number]['filters'][number]

function toChosen({ id, values, min, max }: SelectionFilter): ChosenFilter {
  if (values) return { id, values }
  return { id, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}
