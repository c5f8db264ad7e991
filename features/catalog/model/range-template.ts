import { writeListing } from '@/lib/routing/catalog-address/write-listing'
import type {
  ActiveNumericFilter,
  KnownNumericFilter,
  ListingState,
} from '@/lib/routing/catalog-address/types'

// Numbers that no filter's bounds hold, so that they can be found again in a written address.
const MIN_PLACE = 987_654_321
const MAX_PLACE = 987_654_322
const PLACEHOLDER = /\{(min|max):([^}]*)\}/g
const NUMBER = /^-?\d+(?:\.\d+)?$/

/** Address of the listing with `{min:100}` and `{max:500}` where the ends of the range stand; the bounds are their defaults. */
export function rangeTemplate(state: ListingState, filter: KnownNumericFilter): string {
  const range: ActiveNumericFilter = { type: 'numeric', id: filter.id, min: MIN_PLACE, max: MAX_PLACE }
  const others = state.filters.filter(({ id }) => id !== filter.id)
  return writeListing({ ...state, filters: [...others, range], page: 1 })
    .href.replace(String(MIN_PLACE), `{min:${filter.min}}`)
    .replace(String(MAX_PLACE), `{max:${filter.max}}`)
}

export type EndChange = { min: (value: number) => number; max: (value: number) => number }
const AS_TYPED: EndChange = { min: (value) => value, max: (value) => value }

/**
 * Puts what was typed into a template; anything but a number is an open end. `null` when both ends are open. `toKnown`
 * turns the visitor's prices into the filter's.
 */
export function fillRange(
  template: string,
  typed: { min: string; max: string },
  toKnown: EndChange = AS_TYPED,
): string | null {
  const ends = { min: toNumberText(typed.min), max: toNumberText(typed.max) }
  if (ends.min === '' && ends.max === '') return null
  if (ends.min !== '' && ends.max !== '' && Number(ends.min) > Number(ends.max)) {
    return fillRange(template, { min: ends.max, max: ends.min }, toKnown)
  }
  const filled = (end: 'min' | 'max') => ends[end] && String(toKnown[end](Number(ends[end])))
  return template.replace(PLACEHOLDER, (_, end: 'min' | 'max', bound: string) => filled(end) || bound)
}

function toNumberText(typed: string): string {
  const text = typed.replace(/\s/g, '').replace(',', '.')
  return NUMBER.test(text) ? String(Number(text)) : ''
}
