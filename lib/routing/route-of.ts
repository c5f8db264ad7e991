import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { decodeUriPart, encodeUriPart } from '@/lib/parts/uri'
import { parseCatalogPath } from './catalog-address/catalog-path'
import { matchPage, type PageMatch } from './match-page'
import { pageOf } from './pages'

/** Lists whose entries have pages of their own below `/about`. */
export type EntryListName = 'news' | 'promo' | 'press' | 'publications' | 'vacancies'

/** What answers an address of the shop; all but `page` stand or fall with something that has to be there. */
export type Route =
  | { to: 'page' }
  | { to: 'section'; code: string; set: string | null; filters: readonly string[] }
  | { to: 'product'; segment: string }
  | { to: 'brand' | 'shop'; code: string }
  /** A text of the owner, by its path without the leading slash. */
  | { to: 'text'; code: string }
  | { to: 'entry'; list: EntryListName; code: string }
  | { to: 'file'; mediaPath: string }

const PAGE: Route = { to: 'page' }
const FILES = `${GATEWAY_BASE_PATH}/media/file/`
/** What machines read, and an owner may lead to all the same. */
const FOR_MACHINES: readonly string[] = [
  '/sitemap.xml',
  '/robots.txt',
  '/feed/yandex.yml',
  '/feed/news.xml',
  '/feed/promo.xml',
  '/opensearch.xml',
  '/.well-known/security.txt',
]

/** What answers an internal address, whatever its query; undefined when nothing does. */
export function routeOf(href: string): Route | undefined {
  const [pathname = ''] = href.split(/[?#]/)
  if (FOR_MACHINES.includes(pathname)) return PAGE
  const file = toFile(pathname)
  if (file !== undefined) return file
  const match = matchPage(pathname)
  return match && routeOfPage(match)
}

function toFile(pathname: string): Route | undefined {
  if (!pathname.startsWith(FILES)) return undefined
  const mediaPath = decodeUriPart(pathname.slice(FILES.length))
  return mediaPath === null ? undefined : { to: 'file', mediaPath }
}

function routeOfPage({ path, params, rest }: PageMatch): Route | undefined {
  const { entities = '', section = '' } = params
  switch (pageOf(path).subject) {
    case undefined:
      return PAGE
    case 'brand':
      return { to: 'brand', code: entities }
    case 'shop':
      return { to: 'shop', code: entities }
    case 'product':
      return { to: 'product', segment: entities }
    case 'text':
      return { to: 'text', code: path.replace('[section]', section).slice(1) }
    case 'entry':
      return { to: 'entry', list: path.split('/')[2] as EntryListName, code: entities }
    case 'section':
      return toSection([encodeUriPart(section), ...rest])
  }
}

function toSection(encoded: readonly string[]): Route | undefined {
  const path = parseCatalogPath(encoded)
  if (path === null || path.kind === 'index') return undefined
  return path.kind === 'product'
    ? { to: 'product', segment: path.internalCode }
    : { to: 'section', code: path.section, set: path.set, filters: path.segments }
}
