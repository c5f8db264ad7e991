import { canonicalizeQuery } from '../lib/routing/catalog-address/catalog-query.ts'
import { canonicalizeSearchQuery } from '../lib/routing/search-address.ts'

const LISTING = /^\/catalog\/[^/]+/
const SEARCH = /^\/search\/?$/
const MAINTENANCE = /^\/catalog_to\/?$/
/** The choice of a car, from its mark on, and the mileage. */
const MAINTENANCE_PARAMETERS = ['brand', 'model', 'modification', 'mileage'] as const
/** Lists of what the company says: news, certificates, vacancies. */
const COMPANY = /^\/about\/[^/]+\/?$/
const COMPANY_PARAMETERS = ['brand', 'year', 'q', 'page', 'city', 'kind'] as const
const CLUB = /^\/club\/?$/
/** What was typed into the calculator. */
const CLUB_PARAMETERS = ['sum', 'times'] as const
const ORIGINAL_CATALOGS = /^\/original_catalogs(?:\/|$)/
/** What was typed, the car, and what of it is shown. */
const ORIGINAL_PARAMETERS = [
  'q',
  'code',
  'vehicle',
  'ssd',
  'group',
  'unit',
  'article',
  'brand',
  'find',
  'quick',
] as const
const FEEDBACK = /^\/help\/feedback\/?$/
/** What a letter to the shop is about. */
const FEEDBACK_PARAMETERS = ['theme', 'orderNumber', 'query', 'car', 'unit'] as const
/** Calls of forms that work without scripts; none of their answers is kept. */
const WHOLE_QUERY = /^\/api\//
const LEAVING = /^\/redirect\/?$/
const LEAVING_PARAMETERS = ['url', 'to', 'link'] as const
/** Browsers may keep the icons for ever under the query of their version. */
const ICONS = '/icons.svg'
const VERSION = /^[\da-f]{8}$/

/**
 * The address that stands for all that show the same: what a page does not read of the query is left out, the rest is in one order, and
 * files have no query. It is what the renderer is asked for, so that nothing of one visitor's address gets into what is kept for everyone.
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
  if (LISTING.test(path)) return canonicalizeQuery(params)
  if (MAINTENANCE.test(path)) return only(params, MAINTENANCE_PARAMETERS)
  if (COMPANY.test(path)) return only(params, COMPANY_PARAMETERS)
  if (CLUB.test(path)) return only(params, CLUB_PARAMETERS)
  if (ORIGINAL_CATALOGS.test(path)) return only(params, ORIGINAL_PARAMETERS)
  if (FEEDBACK.test(path)) return only(params, FEEDBACK_PARAMETERS)
  if (LEAVING.test(path)) return only(params, LEAVING_PARAMETERS)
  if (path === ICONS) return VERSION.test(params.get('v') ?? '') ? `v=${params.get('v')}` : ''
  return SEARCH.test(path) ? canonicalizeSearchQuery(params) : ''
}

function only(params: URLSearchParams, names: readonly string[]): string {
  const kept = names.flatMap((name) => params.getAll(name).map((value) => [name, value]))
  return new URLSearchParams(kept).toString()
}
