import { canonicalizeQuery } from '../../lib/routing/catalog-address/catalog-query.ts'
import { matchPage } from '../../lib/routing/match-page.ts'
import { parsePage } from '../../lib/routing/paging.ts'
import { pageOf } from '../../lib/routing/pages.ts'
import { canonicalizeSearchQuery } from '../../lib/routing/search-address.ts'

/** Calls of forms that work without scripts; none of their answers is cached. */
const WHOLE_QUERY = /^\/api\//
/** Browsers may cache the icons for ever under the query of their version. */
const ICONS = '/icons.svg'
const VERSION = /^[\da-f]{8}$/

/**
 * The address that stands for all that show the same: query parameters that a page does not read are left out, the rest are sorted, and
 * files have no query. The renderer gets it, so that nothing of one visitor's address gets into a shared answer.
 */
export function pageAddress(url: string): string {
  const at = url.indexOf('?')
  if (at === -1) return url
  const path = url.slice(0, at)
  if (WHOLE_QUERY.test(path)) return url
  const query = queryOf(path, new URLSearchParams(url.slice(at + 1)))
  return query ? `${path}?${query}` : path
}

function queryOf(path: string, params: URLSearchParams): string {
  if (path === ICONS) return VERSION.test(params.get('v') ?? '') ? `v=${params.get('v')}` : ''
  const page = matchPage(path)?.path
  const query = page && pageOf(page).query
  if (query === 'listing') return canonicalizeQuery(params)
  if (query === 'search') return canonicalizeSearchQuery(params)
  return query ? only(params, query) : ''
}

function only(params: URLSearchParams, names: readonly string[]): string {
  const stored = names.flatMap((name) => valuesOf(params, name).map((value) => [name, value]))
  return new URLSearchParams(stored).toString()
}

/** The first page has many spellings and one address. */
function valuesOf(params: URLSearchParams, name: string): string[] {
  if (name !== 'page') return params.getAll(name)
  const page = parsePage(params.get(name))
  return page > 1 ? [String(page)] : []
}
