const CATALOG = /^\/catalog\/[^/?#]+(?:\/(?<rest>[^?#]*))?(?:\?(?<query>[^#]*))?/
/** A car of an original catalogue, or the way to one. */
const ORIGINAL_STATE = /^\/original_catalogs(?:\/(?:group|unit)(?:[?#]|$)|[^?#]*\?)/
const PAGE_ONLY = /^page=\d+$/
/** The feedback form filled in, and one kit of planned service: both are parts of the page without them. */
const PART_OF_PAGE = /^\/(?:help\/feedback\?|catalog_to\?.*\bmileage=)/

/**
 * `nofollow` for an address that search engines are not to keep: the sign-in, searches, analogs, filled forms, and listings under an order,
 * under more than one filter or under one that stands in the query. A section has thousands of them, and all list the same goods.
 */
export function relOf(href: string): 'nofollow' | undefined {
  return isLeft(href) ? 'nofollow' : undefined
}

function isLeft(href: string): boolean {
  if (/^\/(?:(?:search|sign-in)(?:[/?#]|$)|analogs\/)/.test(href)) return true
  if (ORIGINAL_STATE.test(href) || PART_OF_PAGE.test(href)) return true
  const { rest = '', query = '' } = CATALOG.exec(href)?.groups ?? {}
  return rest.includes('/') || (query !== '' && !PAGE_ONLY.test(query))
}
