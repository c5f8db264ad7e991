import type { GuardName } from './guard-names'

export type Page = {
  /** The rights that a visitor needs for the page, and everything below it. */
  guards?: readonly GuardName[]
  /** The rights for what lies below it, where they are other ones. */
  guardsBelow?: readonly GuardName[]
  /** Shows data that does not come from the gateway: closed while the gateway cannot say who the visitor is. */
  isShutToUnknown?: true
  /** Open to everyone and different for each: no cache shares it. */
  isPersonal?: true
  /** Parameters of the query that it reads: they are its cache key, in this order or as its codec writes them. */
  query?: readonly string[] | 'listing' | 'search'
  /** Data without which the page answers 404. */
  subject?: 'section' | 'product' | 'brand' | 'shop' | 'text' | 'entry'
  /** The route's name in the specification. */
  name?: string
  /** Group of the sitemap: undated, dated with the texts below it, or undated where the shop has a car service. */
  sitemap?: 'undated' | 'texts' | 'services'
  /** The robots rule of it and of everything below, where it is not «index, follow». */
  robots?: 'noindex, follow' | 'noindex, nofollow'
  /** Closed to crawlers by `robots.txt`, with everything below. */
  isClosed?: true
}

const PRIVATE = { robots: 'noindex, nofollow' } as const
const ENTRIES_QUERY = ['brand', 'year', 'q', 'page'] as const
/** Parameters of a search: the typed text, the car, and how the results are shown. */
const ORIGINAL_QUERY = [
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

/**
 * Every page of the shop by its path, written as the folders of `app` are. Links (`addresses.ts`), guards, cache keys, named routes,
 * route kinds of metrics, `robots.txt` and the sitemap are views of it; `app/_pages/page-rules.ts` has the status of each public page.
 */
export const PAGES = {
  '/': { name: 'index', sitemap: 'undated' },

  '/about': { sitemap: 'texts' },
  '/about/[section]': { subject: 'text' },
  '/about/brands': { sitemap: 'undated' },
  '/about/brands/[entities]': { subject: 'brand', name: 'about-brands-entities' },
  '/about/certificates': { name: 'about-certificates', query: ENTRIES_QUERY, sitemap: 'undated' },
  '/about/news': { name: 'about-news', query: ENTRIES_QUERY, sitemap: 'texts' },
  '/about/news/[entities]': { name: 'about-news-entities', subject: 'entry' },
  '/about/press': { name: 'about-press', query: ENTRIES_QUERY, sitemap: 'texts' },
  '/about/press/[entities]': { name: 'about-press-entities', subject: 'entry' },
  '/about/promo': { name: 'about-promo', query: ENTRIES_QUERY, sitemap: 'texts' },
  '/about/promo/[entities]': { name: 'about-promo-entities', subject: 'entry' },
  '/about/publications': { name: 'about-publications', query: ENTRIES_QUERY, sitemap: 'texts' },
  '/about/publications/[entities]': { name: 'about-publications-entities', subject: 'entry' },
  '/about/vacancies': { name: 'about-vacancies', query: ['city', 'kind'], sitemap: 'undated' },
  '/about/vacancies/[entities]': { subject: 'entry' },

  '/account': { name: 'account', guards: ['authenticated'], isClosed: true, ...PRIVATE },
  '/account/balance': {},
  '/account/bookmarks': {},
  '/account/cart': { name: 'account-cart' },
  '/account/garage': { name: 'account-garage' },
  '/account/garage/[vin]': {},
  '/account/garage/[vin]/expenses': {},
  '/account/loyalty': { name: 'account-loyalty', guards: ['not-corporate'] },
  '/account/loyalty/reward': {},
  '/account/managers': { guards: ['is-corporate'] },
  '/account/order': {},
  '/account/order/[id]': {},
  '/account/orders': {},
  '/account/orders/[id]': {},
  '/account/orders/archive': {},
  '/account/orders/archive/[id]': {},
  '/account/profile': { name: 'account-profile' },
  '/account/questions': {},
  '/account/reviews': {},
  '/account/reviews/written': {},
  '/account/storage': {},
  '/account/storage/[id]': {},

  '/analogs': { name: 'analogs', sitemap: 'undated' },
  /** Lists what the page of the product lists, which is the one to index. */
  '/analogs/[article]': { name: 'analogs-article', robots: 'noindex, follow' },
  '/analogs/[article]/[brand]': { name: 'analogs-brand' },

  '/arus_elements': {
    guards: ['is-admin'],
    guardsBelow: ['is-staff'],
    isShutToUnknown: true,
    isClosed: true,
    ...PRIVATE,
  },
  '/arus_elements/codes': { guards: ['is-admin'] },
  '/arus_elements/customers': {},
  '/arus_elements/customers/[id]': {},
  '/arus_elements/delivery': {},
  '/arus_elements/goods': {},
  '/arus_elements/goods/[code]': {},
  '/arus_elements/inquiries': {},
  '/arus_elements/orders': {},
  '/arus_elements/orders/[id]': {},
  '/arus_elements/questions': {},
  '/arus_elements/payment': {},
  '/arus_elements/popular': {},
  '/arus_elements/reports': {},
  '/arus_elements/reviews': {},
  '/arus_elements/rules': { guards: ['is-admin'] },
  '/arus_elements/suppliers': {},

  '/autoservice': { sitemap: 'services' },
  '/autoservice/corp': { sitemap: 'services' },
  '/autoservice/storage': { sitemap: 'services' },

  '/blank': { isClosed: true, ...PRIVATE },
  '/cashback-23-feb': {},

  '/catalog': { name: 'catalog', sitemap: 'undated' },
  '/catalog/[section]/[[...rest]]': { name: 'catalog-section', query: 'listing', subject: 'section' },
  '/catalog_to': { query: ['brand', 'model', 'modification', 'mileage'], sitemap: 'undated' },

  /** The query is what was typed into the calculator. */
  '/club': { query: ['sum', 'times'], sitemap: 'undated' },
  '/club/about': { name: 'club-about', sitemap: 'undated' },
  '/club/app': { name: 'club-app', sitemap: 'undated' },
  '/club/faq': { name: 'club-faq', sitemap: 'undated' },

  /** The products in the address are read by the browser: the page is one for all. */
  '/compare': { robots: 'noindex, follow' },

  '/cooperation': { sitemap: 'undated' },
  '/cooperation/autoservices': { name: 'cooperation-autoservices', sitemap: 'undated' },
  '/cooperation/suppliers': { name: 'cooperation-suppliers', sitemap: 'undated' },

  '/gift-cards': { sitemap: 'undated' },
  '/gift-cards/[reference]': { robots: 'noindex, follow' },
  '/gift-promocode': { sitemap: 'undated' },

  '/help': { name: 'help', sitemap: 'texts' },
  '/help/[section]': { name: 'help-section', subject: 'text' },
  '/help/contact-back': { isPersonal: true, ...PRIVATE },
  '/help/faq': { name: 'help-faq', sitemap: 'undated' },
  /** The query is what an email to the shop is about. */
  '/help/feedback': {
    name: 'help-feedback',
    query: ['theme', 'orderNumber', 'query', 'car', 'unit'],
    sitemap: 'undated',
  },
  '/help/inquiry': { isPersonal: true, robots: 'noindex, follow' },
  '/help/order': { sitemap: 'undated' },
  '/help/order/found': { isPersonal: true, robots: 'noindex, follow' },

  /** What a cart holds, as its address says: the products stand as they are now. */
  '/list': { isPersonal: true, ...PRIVATE },

  '/original_catalogs': { name: 'original_catalogs', query: ORIGINAL_QUERY, sitemap: 'undated' },
  '/original_catalogs/[code]': { query: ORIGINAL_QUERY },
  '/original_catalogs/group': { name: 'original_catalogs-group', query: ORIGINAL_QUERY },
  '/original_catalogs/unit': { name: 'original_catalogs-unit', query: ORIGINAL_QUERY },

  '/product': {},
  '/product/[entities]': { name: 'product-entities', subject: 'product' },
  '/redirect': { query: ['url', 'to', 'link'], isClosed: true },
  '/search': { name: 'search', query: 'search' },
  '/shops': { name: 'shops', sitemap: 'undated' },
  '/shops/[entities]': { name: 'shops-entities', subject: 'shop' },
  '/sign-in': { guards: ['anonymous'], robots: 'noindex, follow' },
  '/unsubscribe': { isPersonal: true, isClosed: true, ...PRIVATE },
} as const satisfies Record<`/${string}`, Page>

export type PagePath = keyof typeof PAGES

/** All pages, without the exact types of each. */
export const pageEntries = Object.entries(PAGES) as readonly [PagePath, Page][]

export function pageOf(path: PagePath): Page {
  return PAGES[path]
}

/** The robots rule of a page; undefined for «index, follow». */
export function robotsOf(path: PagePath): Page['robots'] {
  return pageEntries.findLast(([base, { robots }]) => robots && isWithin(base, path))?.[1].robots
}

/** Whether a path is a page or lies below it. */
export function isWithin(base: string, path: string): boolean {
  return path === base || path.startsWith(`${base}/`)
}

/** Names of the free parts of a path: `/shops/[entities]` has `entities`, a catch-all has none. */
export type ParamsOf<Path extends string> = Path extends `${string}[${infer Name}]${infer Rest}`
  ? (Name extends `[${string}` ? unknown : Readonly<Record<Name, string>>) & ParamsOf<Rest>
  : unknown
