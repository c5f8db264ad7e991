import { loadAutoservice } from '@/features/autoservice/server/load-autoservice'
import { loadBrand } from '@/features/brands/server/load-brand'
import { loadBrands } from '@/features/brands/server/load-brands'
import { readSectionAddress, type SectionAddress } from '@/features/catalog/model/read-section-address'
import { loadSection } from '@/features/catalog/server/load-section'
import { loadTagAddress } from '@/features/catalog/server/load-section-tags'
import { loadCampaign, loadClubTerms } from '@/features/club/server/load-club'
import { entryListOf } from '@/features/content/model/entry-lists'
import { readListAddress } from '@/features/content/model/list-address'
import { loadPageAt } from '@/features/content/server/load-content-page'
import { loadEntries, loadEntry } from '@/features/content/server/load-entries'
import { loadHelp } from '@/features/content/server/load-help'
import { loadGiftTerms } from '@/features/gift-cards/server/load-gift-terms'
import { readMaintenanceAddress } from '@/features/maintenance/model/maintenance-address'
import { codesOfService, loadMaintenance } from '@/features/maintenance/server/load-maintenance'
import {
  loadCatalogPage,
  loadIndexPage,
  loadUnitPage,
  loadVehiclePage,
  toOriginal,
} from '@/features/original-catalogs/server/load-pages'
import { buyStateOf } from '@/features/product/model/product-price'
import { loadPopular } from '@/features/product/server/load-popular'
import { NO_CARDS } from '@/features/product/server/load-similar'
import { codesOfAnalogs, codesOfSearch } from '@/features/search/model/codes-shown'
import { planSearch, type SearchPlan } from '@/features/search/model/search-plan'
import { loadAnalogs } from '@/features/search/server/load-analogs'
import { loadSearch } from '@/features/search/server/load-search'
import { loadVacancies, loadVacancy } from '@/features/vacancies/server/load-vacancies'
import { loadShop } from '@/features/shops/server/load-shops'
import { codesBeside, loadWholeProduct } from '@/app/product/_components/load-whole-product'
import { type Loaded, orEmpty, toLoaded } from '@/lib/gateway/load'
import { decodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import { readLeavingLink } from '@/lib/routing/read-leaving-link'
import { toRedirectTarget } from '@/lib/routing/redirect-target'
import { parseSearchQuery } from '@/lib/routing/search-address'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { sectionByCode, sectionStore } from '@/lib/site/section-store'

const OK = 200
const MOVED = 301
const FOUND = 302
const BAD_REQUEST = 400
const NOT_FOUND = 404

/** What is known of a page before it is rendered: its main read has been done, and the page finds its result kept. */
export type PageAnswer = {
  status: number
  /** Address within the shop where the answer stands; the status is that of a redirect then. */
  goTo?: string
  /** Path of the page that shows it, where the address has none of its own. */
  shownBy?: string
  /** The gateway could not give the list or the price that the page is for: it stands without, for the moment. */
  isPartial?: boolean
  /** What the page is made of, by the tags of lib/gateway/cache, so that a change takes it out of every cache. */
  tags: readonly string[]
}

type Rule = (segments: readonly string[], query: URLSearchParams) => Promise<PageAnswer>

const AUTOSERVICE_PAGES: ReadonlySet<string> = new Set(['corp', 'storage'])

export const MISSING_PAGE: PageAnswer = { status: NOT_FOUND, tags: [] }

const COOPERATION = new Set(['suppliers', 'autoservices'])

/** First segment of the path → rule of the pages below it. No other path is a public page. */
const RULES: Readonly<Record<string, Rule>> = {
  '': answerHome,
  about: answerAbout,
  analogs: answerAnalogs,
  autoservice: async ([page, ...more]) => {
    const isPage = more.length === 0 && (page === undefined || AUTOSERVICE_PAGES.has(page))
    return isPage ? answerRead(loadAutoservice, 'content') : answerOf(NOT_FOUND)
  },
  blank: async (segments) => answerOf(segments.length > 0 ? NOT_FOUND : OK),
  'cashback-23-feb': answerSingle(() => loadCampaign('cashback-23-feb')),
  catalog: answerCatalog,
  catalog_to: answerMaintenance,
  club: answerClub,
  'gift-cards': answerGiftCards,
  'gift-promocode': answerSingle(loadClubTerms),
  cooperation: async ([kind, ...more]) => {
    const isKnown = kind === undefined || COOPERATION.has(kind)
    return answerOf(isKnown && more.length === 0 ? OK : NOT_FOUND)
  },
  help: answerHelp,
  original_catalogs: answerOriginalCatalogs,
  product: async ([segment, ...more]) => {
    if (segment === undefined) return answerOf(OK, 'listing')
    return more.length > 0 ? answerOf(NOT_FOUND) : answerProduct(segment)
  },
  redirect: async (_, query) => {
    const link = readLeavingLink(query)
    const isRefused = link !== '' && toRedirectTarget(link).kind === 'refused'
    return answerOf(isRefused ? BAD_REQUEST : OK)
  },
  search: async (segments, query) => {
    if (segments.length > 0) return answerOf(NOT_FOUND)
    return answerSearch(planSearch(parseSearchQuery(query)))
  },
  shops: async ([code, ...more]) => {
    if (more.length > 0) return answerOf(NOT_FOUND)
    if (code === undefined) return answerOf(OK)
    return answerRead(() => loadShop(decodeUriPart(code) ?? ''))
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

async function isSection(code: string): Promise<boolean> {
  const bootstrap = await toLoaded(loadBootstrap)
  return (
    bootstrap.kind === 'found' && sectionByCode(sectionStore(bootstrap.value.sections), code) !== undefined
  )
}

/** The home page stands without the goods that it shows; with them it is as old as their prices. */
async function answerHome(): Promise<PageAnswer> {
  const popular = await orEmpty(loadPopular, NO_CARDS)
  return answerOf(OK, 'content', 'brand', 'listing', ...popular.codes.map((code) => `product:${code}`))
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
      if (!(await isSection(section))) return answerOf(NOT_FOUND)
      const shownBy = `${hrefs.products}/${address.internalCode}`
      return { ...(await answerProduct(address.internalCode)), shownBy }
    case 'listing':
      return answerListing(address, tags)
  }
}

/** A set that the section has not may be the short address of one of its tags. */
async function answerListing(
  { path, query }: Extract<SectionAddress, { kind: 'listing' }>,
  tags: readonly string[],
): Promise<PageAnswer> {
  const answer = await answerRead(() => loadSection(path, query), ...tags)
  const { section, set } = path
  if (answer.status !== NOT_FOUND || set === null) return answer
  const goTo = await orEmpty(() => loadTagAddress(section, set), undefined)
  return goTo === undefined ? answer : { ...answer, status: MOVED, goTo }
}

/** A part that nobody offers keeps its page and leaves search engines until somebody does. */
async function answerProduct(segment: string): Promise<PageAnswer> {
  const loaded = await toLoaded(() => loadWholeProduct(segment))
  if (loaded.kind !== 'found') return answerOf(statusOf(loaded), `product:${segment}`)
  const { product, price } = loaded.value
  const code = product.internalCode ?? segment
  const others = codesBeside(loaded.value).map((other) => `product:${other}`)
  const state = buyStateOf(price)
  return {
    ...answerOf(state === 'soldOut' ? NOT_FOUND : OK, `product:${code}`, `review:${code}`, ...others),
    isPartial: state === 'unknown',
  }
}

async function answerMaintenance(segments: readonly string[], query: URLSearchParams): Promise<PageAnswer> {
  if (segments.length > 0) return answerOf(NOT_FOUND)
  const loaded = await toLoaded(() => loadMaintenance(readMaintenanceAddress(query)))
  const codes = loaded.kind === 'found' ? codesOfService(loaded.value) : []
  return answerOf(statusOf(loaded), 'search', ...toSearchTags(codes))
}

async function answerOriginalCatalogs(
  [segment, ...more]: readonly string[],
  query: URLSearchParams,
): Promise<PageAnswer> {
  if (more.length > 0) return answerOf(NOT_FOUND)
  const q = query.get('q') ?? ''
  switch (segment) {
    case undefined:
      return answerOriginal(await toOriginal(() => loadIndexPage(q)))
    case 'group':
      return answerOriginal(await loadVehiclePage(query))
    case 'unit': {
      const loaded = await loadUnitPage(query)
      return answerOf(loaded ? statusOf(loaded) : OK, 'content')
    }
    default: {
      const code = decodeUriPart(segment) ?? ''
      return answerOriginal(await toOriginal(() => loadCatalogPage(code, query.get('ssd'), q)))
    }
  }
}

/** Null is a page that asks for a car first. */
function answerOriginal(loaded: Loaded<{ goTo: string | null }> | null): PageAnswer {
  const goTo = loaded?.kind === 'found' ? loaded.value.goTo : null
  if (goTo) return { ...answerOf(FOUND), goTo }
  return answerOf(loaded ? statusOf(loaded) : OK, 'content')
}

async function answerAnalogs([article, brand, ...more]: readonly string[]): Promise<PageAnswer> {
  if (article === undefined) return answerOf(OK)
  if (more.length > 0) return answerOf(NOT_FOUND)
  const wanted = { article: decodeUriPart(article) ?? '' }
  const ofBrand = brand === undefined ? {} : { brand: decodeUriPart(brand) ?? '' }
  const loaded = await toLoaded(() => loadAnalogs({ ...wanted, ...ofBrand }))
  if (loaded.kind === 'failed') return partial('search')
  if (loaded.kind === 'missing') return answerOf(NOT_FOUND, 'search')
  const isOther = brand !== undefined && loaded.value.kind !== 'part'
  return answerOf(isOther ? NOT_FOUND : OK, 'search', ...toSearchTags(codesOfAnalogs(loaded.value)))
}

async function answerSearch(plan: SearchPlan): Promise<PageAnswer> {
  const loaded = await toLoaded(() => loadSearch(plan))
  const codes = loaded.kind === 'found' ? codesOfSearch(loaded.value) : []
  return answerOf(statusOf(loaded), 'search', ...toSearchTags(codes))
}

function toSearchTags(codes: readonly string[]): string[] {
  return codes.map((code) => `search:${code}`)
}

async function answerAbout(
  [section, entry, ...more]: readonly string[],
  query: URLSearchParams,
): Promise<PageAnswer> {
  if (section === undefined) return answerOwnPage(() => loadPageAt(hrefs.about))
  if (more.length > 0) return answerOf(NOT_FOUND)
  const code = entry === undefined ? undefined : (decodeUriPart(entry) ?? '')
  if (section === 'brands') {
    return code === undefined
      ? answerList(loadBrands, 'brand')
      : answerRead(() => loadBrand(code), `brand:${code}`, 'search', 'content')
  }
  if (section === 'vacancies')
    return code === undefined
      ? answerList(loadVacancies, 'content')
      : answerRead(() => loadVacancy(code), 'content')
  const name = decodeUriPart(section) ?? ''
  const list = name === 'certificates' ? name : entryListOf(name)?.code
  if (list === undefined)
    return code === undefined
      ? answerRead(() => loadPageAt(`${hrefs.about}/${name}`), 'content')
      : answerOf(NOT_FOUND)
  if (code === undefined) return answerList(() => loadEntries(list, readListAddress(query)), 'content')
  return list === 'certificates' ? answerOf(NOT_FOUND) : answerRead(() => loadEntry(list, code), 'content')
}

async function answerHelp([section, ...more]: readonly string[]): Promise<PageAnswer> {
  if (section === undefined) return answerOwnPage(loadHelp)
  if (more.length > 0) return answerOf(NOT_FOUND)
  if (section === 'order' || section === 'feedback') return answerOf(OK)
  const location = `${hrefs.help}/${decodeUriPart(section) ?? ''}`
  return section === 'faq'
    ? answerOwnPage(() => loadPageAt(location))
    : answerRead(() => loadPageAt(location), 'content')
}

/** One page, and none below it. */
function answerSingle(read: () => Promise<unknown>): Rule {
  return async (segments) => (segments.length > 0 ? answerOf(NOT_FOUND) : answerOwnPage(read))
}

const CLUB_PAGES: ReadonlySet<string> = new Set(['about', 'app', 'faq'])

async function answerClub([page, ...more]: readonly string[]): Promise<PageAnswer> {
  const isMissing = more.length > 0 || (page !== undefined && !CLUB_PAGES.has(page))
  return isMissing ? answerOf(NOT_FOUND) : answerOwnPage(loadClubTerms)
}

/** Below it is a purchase, whose page the browser fills. */
async function answerGiftCards([purchase, ...more]: readonly string[]): Promise<PageAnswer> {
  if (more.length > 0) return answerOf(NOT_FOUND)
  return purchase === undefined ? answerOwnPage(loadGiftTerms) : answerOf(OK)
}

/** Of pages that have something to show where the gateway knows no text for them. */
async function answerOwnPage(read: () => Promise<unknown>): Promise<PageAnswer> {
  const loaded = await toLoaded(read)
  return loaded.kind === 'failed' ? partial('content') : answerOf(OK, 'content')
}

/** Of lists that are empty while they cannot be had: the page stands. */
async function answerList<T>(read: () => Promise<T | undefined>, ...tags: string[]): Promise<PageAnswer> {
  const loaded = await toLoaded(read)
  return loaded.kind === 'failed' ? partial(...tags) : answerOf(statusOf(loaded), ...tags)
}

function partial(...tags: string[]): PageAnswer {
  return { status: OK, tags, isPartial: true }
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
