import {
  withAssistantToggled,
  withOptionToggled,
  withoutFilter,
  withoutFilters,
  withSearch,
  withSelectionToggled,
} from '@/lib/routing/catalog-address/change-listing'
import { listingHref } from '@/lib/routing/catalog-address/write-listing'
import type { ListingState } from '@/lib/routing/catalog-address/types'
import { isFoundListing } from '@/lib/routing/catalog-address/is-found-listing'
import type { Filter, FilterOption, Listing } from './listing'
import { formatBounds, type PriceRange, RUBLES } from './price-range'

/** A chosen filter, with the address without it. */
export type ActiveChip = {
  title: string
  href: string
  /** The prices that its title names. */
  range?: PriceRange
}

type Answer = Pick<Listing, 'selections' | 'assistants' | 'set'>

export function toChips(state: ListingState, known: readonly Filter[], answer: Answer): ActiveChip[] {
  // The search page says above the listing what is searched for and for which car.
  const isFound = isFoundListing(state)
  return [
    ...(state.search === '' || isFound
      ? []
      : [{ title: `«${state.search}»`, href: listingHref(withSearch(state, '')) }]),
    ...(answer.set ? [{ title: answer.set.title, href: listingHref({ ...state, set: null, page: 1 }) }] : []),
    ...filterChips(state, known),
    ...state.selections.flatMap((selection) => {
      const title = answer.selections.find(({ id }) => id === selection.id)?.title
      return title ? [{ title, href: listingHref(withSelectionToggled(state, selection)) }] : []
    }),
    ...(isFound ? [] : state.assistants).flatMap((assistant) => {
      const title = answer.assistants.find(({ id }) => id === assistant)?.title
      return title ? [{ title, href: listingHref(withAssistantToggled(state, assistant)) }] : []
    }),
  ]
}

/** Address with everything that narrows the section taken away; the sort stays. */
export function resetHref(state: ListingState): string {
  const own = isFoundListing(state) ? {} : { search: '', assistants: [] }
  return listingHref({ ...withoutFilters(state), set: null, criteria: '', ...own })
}

/** The query as a title for people: «Шины: Зимние, 16"». */
export function requestedWords(
  state: Pick<ListingState, 'section' | 'search' | 'isFound'>,
  { title }: Pick<Listing, 'title'>,
  chips: readonly Pick<ActiveChip, 'title'>[],
): string {
  const subject = isFoundListing(state) ? state.search : title
  const chosen = chips.map((chip) => chip.title).join(', ')
  return [subject, chosen].filter(Boolean).join(': ')
}

function filterChips(state: ListingState, known: readonly Filter[]): ActiveChip[] {
  return state.filters.flatMap((active): ActiveChip[] => {
    const filter = known.find(({ id }) => id === active.id)
    if (!filter) return []
    switch (active.type) {
      case 'numeric': {
        const title = `${filter.title}: ${formatBounds(active.min, active.max, filter.unit)}`
        const range = filter.unit === RUBLES && { range: [active.min, active.max] as const }
        return [{ title, href: listingHref(withoutFilter(state, active.id)), ...range }]
      }
      case 'enum': {
        if (filter.type !== 'enum') return []
        return active.options.flatMap(({ id }) => {
          const option = filter.options.find((other) => other.id === id)
          if (!option) return []
          return [
            {
              title: chipTitle(filter, option),
              href: listingHref(withOptionToggled(state, filter, id)),
            },
          ]
        })
      }
    }
  })
}

/** «С угольным слоем», or «Угольный слой: Да» where the gateway sends no wording for it. */
function chipTitle(filter: Filter, { title, words }: FilterOption): string {
  const text = words?.replace(/^: /, '')
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : `${filter.title}: ${title}`
}
