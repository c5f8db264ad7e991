import { encodeUriPart } from '@/lib/parts/uri'
import { normalizeArticle } from '@/lib/parts/normalized-article'
import { buildProductSegment, type BrandArticle } from '@/lib/parts/product-segment'
import { type Query, withQuery } from './query'

export type ProductAddress = BrandArticle & { internalCode?: string | null }
export type SearchAddress = {
  q?: string
  brand?: string
  article?: string
  oem?: boolean
  /** Key of a search mode; «Везде» is left out. */
  mode?: string
}

const under = (base: string) => (segment: string | number) => `${base}/${encodeUriPart(String(segment))}`

/** Every address of the shop. Constants where a route has no parameters, builders where it has. */
export const hrefs = {
  home: '/',

  about: '/about',
  aboutSection: under('/about'),
  brands: '/about/brands',
  brand: under('/about/brands'),
  certificates: '/about/certificates',
  news: '/about/news',
  newsEntry: under('/about/news'),
  press: '/about/press',
  pressEntry: under('/about/press'),
  promos: '/about/promo',
  promo: under('/about/promo'),
  publications: '/about/publications',
  publication: under('/about/publications'),
  vacancies: '/about/vacancies',

  account: '/account',
  balance: '/account/balance',
  bookmarks: '/account/bookmarks',
  cart: '/account/cart',
  garage: '/account/garage',
  garageVehicle: under('/account/garage'),
  garageExpenses: (vin: string) => `/account/garage/${encodeUriPart(vin)}/expenses`,
  loyalty: '/account/loyalty',
  loyaltyReward: '/account/loyalty/reward',
  managers: '/account/managers',
  checkout: '/account/order',
  checkoutResult: under('/account/order'),
  orders: '/account/orders',
  order: under('/account/orders'),
  ordersArchive: '/account/orders/archive',
  archivedOrder: under('/account/orders/archive'),
  profile: '/account/profile',
  reviews: '/account/reviews',
  writtenReviews: '/account/reviews/written',
  tyreStorage: '/account/storage',
  tyreStorageOrder: under('/account/storage'),

  analogs: '/analogs',
  analogsOf: (article: string, brand?: string) =>
    `/analogs/${encodeUriPart(normalizeArticle(article))}` +
    (brand ? `/${encodeUriPart(normalizeArticle(brand))}` : ''),

  catalog: '/catalog',
  section: under('/catalog'),
  sectionProduct: (section: string, internalCode: string) =>
    `/catalog/${encodeUriPart(section)}/${encodeUriPart(internalCode)}`,

  products: '/product',
  /** By the internal code where the product has one, else by brand and article. */
  product: ({ internalCode, brand, article }: ProductAddress) =>
    `/product/${internalCode ? encodeUriPart(internalCode) : buildProductSegment({ brand, article })}`,

  search: ({ q, brand, article, oem, mode }: SearchAddress = {}) =>
    withQuery('/search', { q, brand, article, oem, mode: mode === 'all' ? undefined : mode }),

  originalCatalogs: '/original_catalogs',
  originalCatalogGroup: (query: Query) => withQuery('/original_catalogs/group', query),
  originalCatalogUnit: (query: Query) => withQuery('/original_catalogs/unit', query),

  shops: '/shops',
  shop: under('/shops'),

  autoservice: '/autoservice',
  autoserviceCorp: '/autoservice/corp',
  autoserviceStorage: '/autoservice/storage',

  cooperation: '/cooperation',
  cooperationAutoservices: '/cooperation/autoservices',
  cooperationSuppliers: '/cooperation/suppliers',

  help: '/help',
  helpSection: under('/help'),
  helpAnchor: (section: string) => `/help#${encodeUriPart(section)}`,
  helpFaq: '/help/faq',
  helpFeedback: '/help/feedback',
  orderLookUp: '/help/order',

  club: '/club',
  clubAbout: '/club/about',
  clubApp: '/club/app',
  clubFaq: '/club/faq',

  elements: '/arus_elements',
  blank: '/blank',
  cashback: '/cashback-23-feb',
  maintenance: '/catalog_to',
  giftCards: '/gift-cards',
  giftPromocode: '/gift-promocode',
  redirect: (target: string) => withQuery('/redirect', { url: target }),
  unsubscribe: '/unsubscribe',
} as const
