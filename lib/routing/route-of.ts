import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { decodeUriPart } from '@/lib/parts/uri'
import { parseCatalogPath } from './catalog-address/catalog-path'
import { hrefs } from './hrefs'

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

type Reader = (parts: readonly string[], path: string) => Route

const ANY = 'x'
const PAGE: Route = { to: 'page' }
const FILES = `${GATEWAY_BASE_PATH}/media/file/`
/** What machines read, and an owner may lead to all the same. */
const FOR_MACHINES = ['/sitemap.xml', '/robots.txt', '/feed/yandex.yml']

/** Addresses that always lead to the same page: those of `hrefs` that take nothing, or can do without. */
const FIXED: ReadonlySet<string> = new Set([
  ...Object.values(hrefs).filter((href) => typeof href === 'string'),
  hrefs.search(),
  hrefs.redirect(''),
  hrefs.originalCatalogGroup({}),
  hrefs.originalCatalogUnit({}),
  ...FOR_MACHINES,
])

const toPage: Reader = () => PAGE
const toText: Reader = (_, path) => ({ to: 'text', code: path.slice(1) })
const toEntry =
  (list: EntryListName): Reader =>
  ([code = '']) => ({ to: 'entry', list, code })

/** Addresses with parts that may be anything, as `hrefs` builds them. */
const PATTERNS: readonly (readonly [pattern: string, read: Reader])[] = [
  [hrefs.newsEntry(ANY), toEntry('news')],
  [hrefs.promo(ANY), toEntry('promo')],
  [hrefs.pressEntry(ANY), toEntry('press')],
  [hrefs.publication(ANY), toEntry('publications')],
  [hrefs.vacancy(ANY), toEntry('vacancies')],
  [hrefs.brand(ANY), ([code = '']) => ({ to: 'brand', code })],
  [hrefs.shop(ANY), ([code = '']) => ({ to: 'shop', code })],
  [hrefs.aboutSection(ANY), toText],
  [hrefs.helpSection(ANY), toText],
  [
    hrefs.product({ internalCode: ANY, brand: ANY, article: ANY }),
    ([segment = '']) => ({ to: 'product', segment }),
  ],
  [hrefs.analogsOf(ANY), toPage],
  [hrefs.analogsOf(ANY, ANY), toPage],
  [hrefs.originalCatalog(ANY), toPage],
  [`${hrefs.giftCards}/${ANY}`, toPage],
  [hrefs.garageVehicle(ANY), toPage],
  [hrefs.garageExpenses(ANY), toPage],
  [hrefs.checkoutResult(ANY), toPage],
  [hrefs.order(ANY), toPage],
  [hrefs.archivedOrder(ANY), toPage],
  [hrefs.tyreStorageOrder(ANY), toPage],
]

/** What answers an internal address, whatever its query; undefined when nothing does. */
export function routeOf(href: string): Route | undefined {
  const encoded = (href.split(/[?#]/)[0] ?? '').split('/').filter((part) => part !== '')
  const parts = encoded.map(decodeUriPart).filter((part) => part !== null)
  if (parts.length < encoded.length) return undefined
  const path = `/${parts.join('/')}`
  if (path.startsWith(FILES)) return { to: 'file', mediaPath: path.slice(FILES.length) }
  if (parts[0] === 'api') return undefined
  if (FIXED.has(path)) return PAGE
  if (parts[0] === 'catalog') return toSection(encoded.slice(1))
  for (const [pattern, read] of PATTERNS) {
    const found = readParts(pattern, parts)
    if (found) return read(found, path)
  }
  return undefined
}

/** The free parts of an address; undefined when it is not one of this pattern. */
function readParts(pattern: string, parts: readonly string[]): string[] | undefined {
  const wanted = pattern.split('/').slice(1)
  const isAlike =
    wanted.length === parts.length && wanted.every((part, at) => part === ANY || part === parts[at])
  return isAlike ? parts.filter((_, at) => wanted[at] === ANY) : undefined
}

function toSection(encoded: readonly string[]): Route | undefined {
  const path = parseCatalogPath(encoded)
  if (path === null || path.kind === 'index') return undefined
  return path.kind === 'product'
    ? { to: 'product', segment: path.internalCode }
    : { to: 'section', code: path.section, set: path.set, filters: path.segments }
}
