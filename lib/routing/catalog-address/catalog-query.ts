import {
  LISTING_LIMIT,
  MAX_ASSISTANTS,
  MAX_FILTERS,
  MAX_ID_LENGTH,
  MAX_QUERY_LENGTH,
  MAX_SELECTIONS,
} from '@/lib/gateway/contracts/limits'
import { encodeUriPart } from '@/lib/parts/uri'
import { cleanText } from '../clean-text'
import { parseLimit, parsePage } from '../paging'
import { type QuerySource, toSearchParams } from '../query'
import { escapeId, formatChosenFilter, mergeChosenFilters, parseChosenFilter, readId } from './chosen-filter'
import type { CatalogQuery, ChosenFilter, ChosenSelection } from './types'

/** Reads the catalogue's own parameters; anything malformed or unknown is left out. Never throws. */
export function parseCatalogQuery(source: QuerySource): CatalogQuery {
  const params = toSearchParams(source)
  return {
    filters: mergeChosenFilters(
      params.getAll('filters').flatMap((text) => parseChosenFilter(text) ?? []),
    ).slice(0, MAX_FILTERS),
    selections: params
      .getAll('selections')
      .flatMap((text) => parseSelection(text) ?? [])
      .slice(0, MAX_SELECTIONS),
    assistants: [
      ...new Set(
        params.getAll('assistants').flatMap((text) => text.split('.').flatMap((id) => readId(id) ?? [])),
      ),
    ].slice(0, MAX_ASSISTANTS),
    search: cleanText(params.get('search'), MAX_QUERY_LENGTH),
    sort: cleanText(params.get('sort'), MAX_ID_LENGTH),
    page: parsePage(params.get('page')),
    limit: parseLimit(params.get('limit')),
    criteria: cleanText(params.get('criteria'), MAX_QUERY_LENGTH),
  }
}

/** The one canonical spelling of a query, without `?`; '' when everything is at its default. */
export function formatCatalogQuery(query: CatalogQuery): string {
  return joinQuery([
    ...mergeChosenFilters(query.filters).map((filter) => ['filters', formatChosenFilter(filter)] as const),
    ...query.selections.map((selection) => ['selections', formatSelection(selection)] as const),
    ['assistants', query.assistants.map((id) => escapeId(id, '.')).join('.')],
    ['search', query.search],
    ['sort', query.sort],
    ['page', query.page > 1 ? String(query.page) : ''],
    ['limit', query.limit === LISTING_LIMIT ? '' : String(query.limit)],
    ['criteria', query.criteria],
  ])
}

/** Drops unknown parameters and puts the rest into canonical order. */
export function canonicalizeQuery(source: QuerySource): string {
  return formatCatalogQuery(parseCatalogQuery(source))
}

/** Percent-encodes and joins; commas stay readable, empty values are left out. */
export function joinQuery(pairs: readonly (readonly [string, string])[]): string {
  return pairs
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeUriPart(value).replaceAll('%2C', ',')}`)
    .join('&')
}

/** `{selectionId}-{filters separated by underscore}`. */
function parseSelection(text: string): ChosenSelection | null {
  const at = text.indexOf('-')
  const id = readId(text.slice(0, Math.max(at, 0)))
  if (id === null) return null
  const filters = text
    .slice(at + 1)
    .split('_')
    .flatMap((part): ChosenFilter[] => {
      const filter = parseChosenFilter(part)
      return filter ? [filter] : []
    })
    .slice(0, MAX_FILTERS)
  return filters.length === 0 ? null : { id, filters }
}

function formatSelection({ id, filters }: ChosenSelection): string {
  return `${escapeId(id, '-')}-${filters.map((filter) => formatChosenFilter(filter, '_')).join('_')}`
}
