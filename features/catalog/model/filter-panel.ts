import { withOptionToggled, withoutFilter } from '@/lib/routing/catalog-address/change-listing'
import { listingHref } from '@/lib/routing/catalog-address/write-listing'
import type { ActiveFilter, ListingState } from '@/lib/routing/catalog-address/types'
import { isFoundListing } from '@/lib/routing/catalog-address/is-found-listing'
import type { EnumFilter, Filter, NumericFilter } from './listing'
import { rangeTemplate } from './range-template'

/** Options of a filter that are shown before «Показать ещё». */
export const SHOWN_OPTIONS = 8
/** A list longer than this gets a field to search it. */
export const SEARCHABLE_OPTIONS = 14
/** Number of filters that are open when none is marked as open. */
const OPEN_GROUPS = 5

export type PanelOption = {
  title: string
  count: number
  isChecked: boolean
  /** `null` when nothing would be left. */
  href: string | null
}

type GroupFields = { id: string; title: string; tooltip: string | null; isOpen: boolean }
export type OptionsGroup = GroupFields & {
  kind: 'options'
  shown: PanelOption[]
  folded: PanelOption[]
  isSearchable: boolean
}
export type RangeGroup = GroupFields & {
  kind: 'range'
  unit: string | null
  min: number
  max: number
  /** `null` while nothing is chosen. */
  current: { min: number; max: number } | null
  template: string
  clearHref: string
}
export type PanelGroup = OptionsGroup | RangeGroup

/**
 * What the filter panel shows: counts and order as the gateway answered for the current state, addresses from what the
 * section knows as a whole (`known`), since an answer may leave options out.
 */
export function toFilterPanel(
  state: ListingState,
  filters: readonly Filter[],
  known: readonly Filter[],
): PanelGroup[] {
  const visible = filters.filter((filter) => !filter.isHidden)
  const opensSome = visible.some((filter) => filter.isOpened)
  return visible.flatMap((filter, index): PanelGroup[] => {
    const active = state.filters.find(({ id }) => id === filter.id)
    const isOpen = active !== undefined || (opensSome ? filter.isOpened : index < OPEN_GROUPS)
    const fields = { id: filter.id, title: filter.title, tooltip: filter.tooltip, isOpen }
    const whole = known.find((other) => other.id === filter.id)
    switch (filter.type) {
      case 'numeric': {
        const bounds = whole?.type === 'numeric' ? whole : filter
        return filter.min < filter.max || active ? [toRange(state, filter, bounds, active, fields)] : []
      }
      case 'enum':
        return toOptions(state, filter, whole?.type === 'enum' ? whole : filter, active, fields)
    }
  })
}

function toOptions(
  state: ListingState,
  filter: EnumFilter,
  known: EnumFilter,
  active: ActiveFilter | undefined,
  fields: GroupFields,
): OptionsGroup[] {
  const chosen = new Set(active?.type === 'enum' ? active.options.map(({ id }) => id) : [])
  const answered = new Set(filter.options.map(({ id }) => id))
  const all = [
    ...filter.options,
    ...known.options.flatMap((option) =>
      chosen.has(option.id) && !answered.has(option.id) ? [{ ...option, count: 0 }] : [],
    ),
  ]
  // A car or a search empties most options at once: a list that began with them would fold away what is left.
  const isLeft = ({ id, count }: { id: string; count: number }) => chosen.has(id) || count > 0
  // Of all that the whole catalogue has, words leave next to nothing: the rest would be hundreds of lines that lead nowhere.
  const isFound = isFoundListing(state)
  const options = [...all.filter(isLeft), ...(isFound ? [] : all.filter((option) => !isLeft(option)))]
  if (options.length === 0) return []

  const shown: PanelOption[] = []
  const folded: PanelOption[] = []
  for (const [index, { id, title, count }] of options.entries()) {
    const isChecked = chosen.has(id)
    const href = isChecked || count > 0 ? listingHref(withOptionToggled(state, known, id)) : null
    const isShown = isChecked || index < SHOWN_OPTIONS || options.length <= SHOWN_OPTIONS + 1
    const place = isShown ? shown : folded
    place.push({ title, count, isChecked, href })
  }
  return [{ ...fields, kind: 'options', shown, folded, isSearchable: options.length > SEARCHABLE_OPTIONS }]
}

function toRange(
  state: ListingState,
  filter: NumericFilter,
  known: NumericFilter,
  active: ActiveFilter | undefined,
  fields: GroupFields,
): RangeGroup {
  return {
    ...fields,
    kind: 'range',
    unit: filter.unit,
    min: filter.min,
    max: filter.max,
    current: active?.type === 'numeric' ? { min: active.min, max: active.max } : null,
    // An end left open is the section's own: what is chosen beside it may be taken off again.
    template: rangeTemplate(state, known),
    clearHref: listingHref(withoutFilter(state, filter.id)),
  }
}
