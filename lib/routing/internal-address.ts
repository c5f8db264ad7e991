import { canonicalizeQuery, joinQuery } from './catalog-address/catalog-query'
import { decodeQuerySegment, encodeQuerySegment } from './catalog-address/query-segment'
import { parseSearchQuery } from './search-address'

type Canonicalize = (params: URLSearchParams) => string

const LISTING = /^\/catalog\/[^/]+/
const SEARCH = /^\/search\/?$/
/** No section, filter or set code begins with it. */
const MARK = '~'

/**
 * The path under which a page that depends on its query is rendered and cached: unknown parameters dropped, the rest in
 * canonical order as one more segment; undefined for a page that has none. An empty query is marked too: a path that
 * never equals its address tells the client's router that it can't derive the page of one query from that of another.
 * A query beyond the codec's bound becomes a bare mark, which no page reads.
 */
export function toInternalPath(pathname: string, params: URLSearchParams): string | undefined {
  const canonicalize = canonicalizerOf(pathname)
  if (!canonicalize) return undefined
  return `${pathname.replace(/\/$/, '')}/${MARK}${encodeQuerySegment(canonicalize(params)) ?? ''}`
}

export type InternalPath = { segments: string[]; query: URLSearchParams }

/** Splits the segments of a listing's page into those of the address and the query; null when the query is not ours. */
export function readListingSegments(segments: readonly string[]): InternalPath | null {
  return readSegments(segments, canonicalizeQuery)
}

/** The same for the search page. */
export function readSearchSegments(segments: readonly string[]): InternalPath | null {
  return readSegments(segments, canonicalizeSearchQuery)
}

/** Query of /search in canonical order, without what is off or default. */
export function canonicalizeSearchQuery(params: URLSearchParams): string {
  const { q, brand, article, isOem, mode, page } = parseSearchQuery(params)
  const pairs: [string, string][] = [
    ['q', q],
    ['brand', brand],
    ['article', article],
    ['oem', isOem ? '1' : ''],
    ['mode', mode],
    ['page', page > 1 ? String(page) : ''],
  ]
  return joinQuery(pairs)
}

function canonicalizerOf(pathname: string): Canonicalize | undefined {
  if (LISTING.test(pathname)) return canonicalizeQuery
  return SEARCH.test(pathname) ? canonicalizeSearchQuery : undefined
}

function readSegments(segments: readonly string[], canonicalize: Canonicalize): InternalPath | null {
  const last = segments.at(-1)
  const encoded = last === undefined ? undefined : decodeMark(last)
  if (encoded === undefined) return { segments: [...segments], query: new URLSearchParams() }
  const query = decodeQuerySegment(encoded, canonicalize)
  return query !== null ? { segments: segments.slice(0, -1), query: new URLSearchParams(query) } : null
}

/** The router may hand the mark over percent-encoded. */
function decodeMark(segment: string): string | undefined {
  if (segment.startsWith(MARK)) return segment.slice(MARK.length)
  return segment.startsWith('%7E') ? segment.slice(3) : undefined
}
