import { loadBrand } from '@/features/brands/server/load-brand'
import { loadBrands } from '@/features/brands/server/load-brands'
import { readSectionAddress } from '@/features/catalog/model/read-section-address'
import { loadSection } from '@/features/catalog/server/load-section'
import { loadContentEntry, loadPageAt } from '@/features/content/server/load-content-page'
import { loadHelp } from '@/features/content/server/load-help'
import { buyStateOf } from '@/features/product/model/product-price'
import { loadPricedProduct } from '@/features/product/server/load-priced-product'
import { planSearch } from '@/features/search/model/search-plan'
import { loadAnalogs } from '@/features/search/server/load-analogs'
import { loadSearch } from '@/features/search/server/load-search'
import { loadShop, loadShops } from '@/features/shops/server/load-shops'
import { type Loaded, toLoaded } from '@/lib/gateway/load'
import { decodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import { readLeavingLink } from '@/lib/routing/leaving-link'
import { toRedirectTarget } from '@/lib/routing/redirect-target'
import { parseSearchQuery } from '@/lib/routing/search-address'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { sectionByCode, sectionStore } from '@/lib/site/section-store'

const OK = 200
const BAD_REQUEST = 400
const NOT_FOUND = 404

/** What is known of a page before it is rendered: its main read has been done, and the page finds its result kept. */
export type PageAnswer = {
  status: number
  /** What the page is made of, by the tags of lib/gateway/cache, so that a change takes it out of every cache. */
  tags: readonly string[]
}

type Rule = (segments: readonly string[], query: URLSearchParams) => Promise<PageAnswer>

export const MISSING_PAGE: PageAnswer = { status: NOT_FOUND, tags: [] }

/** First segment of the path → rule of the pages below it. No other path is a public page. */
const RULES: Readonly<Record<string, Rule>> = {
  '': async () => answerOf(OK, 'content', 'brand', 'listing'),
  about: answerAbout,
  analogs: answerAnalogs,
  blank: async (segments) => answerOf(segments.length > 0 ? NOT_FOUND : OK),
  catalog: answerCatalog,
  help: answerHelp,
  product: async ([segment, ...more]) => {
    if (segment === undefined) return answerOf(OK, 'listing')
    return more.length > 0 ? answerOf(NOT_FOUND) : answerProduct(segment)
  },
  redirect: async (_, query) => {
    return answerOf(toRedirectTarget(readLeavingLink(query)).kind === 'refused' ? BAD_REQUEST : OK)
  },
  search: async (segments, query) => {
    if (segments.length > 0) return answerOf(NOT_FOUND)
    return answerRead(() => loadSearch(planSearch(parseSearchQuery(query))), 'search')
  },
  shops: async ([code, ...more]) => {
    if (more.length > 0) return answerOf(NOT_FOUND)
    return answerRead<unknown>(code === undefined ? loadShops : () => loadShop(decodeUriPart(code) ?? ''))
  },
}

/** Undefined for a path that no public page has. */
export async function answerPage(pathname: string, query: URLSearchParams): Promise<PageAnswer | undefined> {
  const [first = '', ...segments] = pathname.split('/').filter(Boolean)
  const rule = Object.hasOwn(RULES, first) ? RULES[first] : undefined
  if (!rule) return undefined
  const [frame, page] = await Promise.all([toLoaded(loadBootstrap), rule(segments, query)])
  // The frame stands around every page: without it there is none.
  return frame.kind === 'found' ? page : { status: statusOf(frame), tags: [] }
}

export async function isSection(code: string): Promise<boolean> {
  const bootstrap = await toLoaded(loadBootstrap)
  return (
    bootstrap.kind === 'found' && sectionByCode(sectionStore(bootstrap.value.sections), code) !== undefined
  )
}

async function answerCatalog(
  [section, ...rest]: readonly string[],
  query: URLSearchParams,
): Promise<PageAnswer> {
  if (section === undefined) return answerOf(OK)
  const address = readSectionAddress(section, rest, query)
  const tags = [`section:${section}`, `listing:${section}`]
  switch (address.kind) {
    case 'missing':
      return answerOf(NOT_FOUND, ...tags)
    case 'product':
      return (await isSection(section)) ? answerProduct(address.internalCode) : answerOf(NOT_FOUND)
    case 'listing':
      return answerRead(() => loadSection(address.path, address.query), ...tags)
  }
}

/** A part that nobody offers keeps its page and leaves search engines until somebody does. */
async function answerProduct(segment: string): Promise<PageAnswer> {
  const loaded = await toLoaded(() => loadPricedProduct(segment))
  if (loaded.kind !== 'found') return answerOf(statusOf(loaded), `product:${segment}`)
  const { product, price } = loaded.value
  const code = product.internalCode ?? segment
  return answerOf(buyStateOf(price) === 'soldOut' ? NOT_FOUND : OK, `product:${code}`, `review:${code}`)
}

async function answerAnalogs([article, brand, ...more]: readonly string[]): Promise<PageAnswer> {
  if (article === undefined) return answerOf(OK)
  if (more.length > 0) return answerOf(NOT_FOUND)
  const wanted = { article: decodeUriPart(article) ?? '' }
  if (brand === undefined) return answerRead(() => loadAnalogs(wanted), 'search')
  const loaded = await toLoaded(() => loadAnalogs({ ...wanted, brand: decodeUriPart(brand) ?? '' }))
  const isOther = loaded.kind === 'found' && loaded.value.kind !== 'part'
  return answerOf(isOther ? NOT_FOUND : statusOf(loaded), 'search')
}

async function answerAbout([section, entry, ...more]: readonly string[]): Promise<PageAnswer> {
  if (section === undefined) return answerOwnPage(() => loadPageAt(hrefs.about))
  if (more.length > 0) return answerOf(NOT_FOUND)
  const code = entry === undefined ? undefined : (decodeUriPart(entry) ?? '')
  if (section === 'brands') {
    return code === undefined
      ? answerRead(loadBrands, 'brand')
      : answerRead(() => loadBrand(code), `brand:${code}`, 'search')
  }
  const location = `${hrefs.about}/${decodeUriPart(section) ?? ''}`
  return answerRead<unknown>(
    () => (code === undefined ? loadPageAt(location) : loadContentEntry(location, code)),
    'content',
  )
}

async function answerHelp([section, ...more]: readonly string[]): Promise<PageAnswer> {
  if (section === undefined) return answerOwnPage(loadHelp)
  if (more.length > 0) return answerOf(NOT_FOUND)
  if (section === 'order') return answerOf(OK)
  const location = `${hrefs.help}/${decodeUriPart(section) ?? ''}`
  return section === 'faq'
    ? answerOwnPage(() => loadPageAt(location))
    : answerRead(() => loadPageAt(location), 'content')
}

/** Of pages that have something to show where the gateway knows no text for them. */
async function answerOwnPage(read: () => Promise<unknown>): Promise<PageAnswer> {
  const loaded = await toLoaded(read)
  return answerOf(loaded.kind === 'missing' ? OK : statusOf(loaded), 'content')
}

async function answerRead<T>(read: () => Promise<T | undefined>, ...tags: string[]): Promise<PageAnswer> {
  return answerOf(statusOf(await toLoaded(read)), ...tags)
}

function answerOf(status: number, ...tags: string[]): PageAnswer {
  return { status, tags }
}

function statusOf(loaded: Loaded<unknown>): number {
  if (loaded.kind === 'failed') return loaded.status
  return loaded.kind === 'missing' ? NOT_FOUND : OK
}
