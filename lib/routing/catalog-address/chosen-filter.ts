import { MAX_CODE_LENGTH, MAX_FILTER_VALUES, MAX_ID_LENGTH } from '@/lib/gateway/contracts/limits'
import { formatRange, isEmptyRange, parseRange } from '@/lib/parts/filter-segment'
import { decodeUriPart } from '@/lib/parts/uri'
import { cleanText } from '../clean-text'
import type { ChosenFilter } from './types'

/** Whole numbers by value, everything else by code unit: a total order that knows nothing of any locale. */
export function compareIds(left: string, right: string): number {
  if (/^\d{1,15}$/.test(left) && /^\d{1,15}$/.test(right)) {
    const difference = Number(left) - Number(right)
    if (difference !== 0) return difference
  }
  return left < right ? -1 : left > right ? 1 : 0
}

/** An id or an option as the gateway accepts it; `null` when nothing is left or it is too long to be one. */
export function readId(text: string, maxLength = MAX_ID_LENGTH): string | null {
  const id = cleanText(decodeUriPart(text) ?? text, maxLength + 1)
  return id === '' || id.length > maxLength ? null : id
}

/** Escapes the separators of the address inside a value; the query is percent-encoded once more as a whole. */
export function escapeId(value: string, separators = ''): string {
  return value.replace(/[%,~._-]/g, (sign) =>
    `%,~${separators}`.includes(sign) ? `%${sign.charCodeAt(0).toString(16).toUpperCase()}` : sign,
  )
}

/** `{filterId}.{value list}` or `{filterId}.{min}~{max}`; `null` for anything that chooses nothing. */
export function parseChosenFilter(text: string): ChosenFilter | null {
  const at = text.indexOf('.')
  const id = readId(text.slice(0, Math.max(at, 0)))
  if (id === null) return null

  const body = text.slice(at + 1)
  const range = parseRange(body)
  if (range) return isEmptyRange(range) ? null : { id, ...range }

  const values = [...new Set(body.split(',').flatMap((value) => readId(value, MAX_CODE_LENGTH) ?? []))]
  return values.length === 0 ? null : { id, values: values.slice(0, MAX_FILTER_VALUES) }
}

export function formatChosenFilter(filter: ChosenFilter, separators = ''): string {
  const body =
    'values' in filter
      ? filter.values.map((value) => escapeId(value, separators)).join(',')
      : formatRange(filter)
  return `${escapeId(filter.id, `.${separators}`)}.${body}`
}

/** One entry for each filter, ordered by id, options sorted. A second range, or a range against a list, is ignored. */
export function mergeChosenFilters(filters: readonly ChosenFilter[]): ChosenFilter[] {
  const merged = new Map<string, ChosenFilter>()
  for (const filter of filters) {
    const known = merged.get(filter.id)
    if (known === undefined) merged.set(filter.id, filter)
    else if ('values' in known && 'values' in filter) {
      merged.set(filter.id, { id: filter.id, values: [...new Set([...known.values, ...filter.values])] })
    }
  }
  return [...merged.values()]
    .map((filter) =>
      'values' in filter
        ? { ...filter, values: filter.values.toSorted(compareIds).slice(0, MAX_FILTER_VALUES) }
        : filter,
    )
    .toSorted((left, right) => compareIds(left.id, right.id))
}
