import { activeEnum } from './read-listing'
import type { ActiveFilter, ChosenSelection, KnownEnumFilter, ListingState } from './types'

// Each change answers the state of the next address; whatever changes the list itself goes back to page 1.

export function withOptionToggled(
  state: ListingState,
  filter: KnownEnumFilter,
  optionId: string,
): ListingState {
  const current = state.filters.find(({ id }) => id === filter.id)
  const chosen = new Set(current?.type === 'enum' ? current.options.map(({ id }) => id) : [])
  if (!chosen.delete(optionId)) chosen.add(optionId)
  const active = activeEnum(filter, ({ id }) => chosen.has(id))
  return withFilter(state, filter.id, active)
}

export function withoutFilter(state: ListingState, filterId: string): ListingState {
  return withFilter(state, filterId, null)
}

/** Takes all filters and selections away; the set, the vehicle, the search and the sort stay. */
export function withoutFilters(state: ListingState): ListingState {
  return { ...state, filters: [], selections: [], page: 1 }
}

export function withSelectionToggled(state: ListingState, selection: ChosenSelection): ListingState {
  const others = state.selections.filter(({ id }) => id !== selection.id)
  const selections = others.length === state.selections.length ? [...others, selection] : others
  return { ...state, selections, page: 1 }
}

export function withAssistantToggled(state: ListingState, assistantId: string): ListingState {
  const others = state.assistants.filter((id) => id !== assistantId)
  const assistants = others.length === state.assistants.length ? [...others, assistantId] : others
  return { ...state, assistants, page: 1 }
}

export function withSearch(state: ListingState, search: string): ListingState {
  return { ...state, search, page: 1 }
}

export function withSort(state: ListingState, sort: string): ListingState {
  return { ...state, sort, page: 1 }
}

export function withPage(state: ListingState, page: number): ListingState {
  return { ...state, page: Math.max(1, page) }
}

function withFilter(state: ListingState, filterId: string, active: ActiveFilter | null): ListingState {
  const others = state.filters.filter(({ id }) => id !== filterId)
  return { ...state, filters: active === null ? others : [...others, active], page: 1 }
}
