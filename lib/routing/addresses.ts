import { encodeUriPart } from '@/lib/parts/uri'
import { normalizeArticle } from '@/lib/parts/number/normalize-article'
import { buildProductSegment, type BrandArticle } from '@/lib/parts/number/build-product-segment'
import type { PagePath } from './pages'
import { type Query, withQuery } from './query'

export type ProductAddress = BrandArticle & { internalCode?: string | null }
export type SearchAddress = {
  q?: string
  brand?: string
  article?: string
  oem?: boolean
  /** Key of a search mode; «Везде» is left out. */
  mode?: string
  /** Of the table of a number; its usual one is left out. */
  order?: string
  /** Cars joined by dots that the goods are for. */
  assistants?: string
}

/** A path below which stand pages of one free part. */
type Parent<Path> = Path extends `${infer Base}/[${string}]` ? Base : never

const under = (base: Parent<PagePath>) => (segment: string | number) =>
  `${base}/${encodeUriPart(String(segment))}`

// Each address is an export of its own, so that a page carries only those that it leads to. Only pages of `pages.ts` compile.

export const home = '/' satisfies PagePath

export const about = '/about' satisfies PagePath
export const aboutSection = /* @__PURE__ */ under('/about')
export const brands = '/about/brands' satisfies PagePath
export const brand = /* @__PURE__ */ under('/about/brands')
export const certificates = '/about/certificates' satisfies PagePath
export const news = '/about/news' satisfies PagePath
export const newsEntry = /* @__PURE__ */ under('/about/news')
export const press = '/about/press' satisfies PagePath
export const pressEntry = /* @__PURE__ */ under('/about/press')
export const promos = '/about/promo' satisfies PagePath
export const promo = /* @__PURE__ */ under('/about/promo')
export const publications = '/about/publications' satisfies PagePath
export const publication = /* @__PURE__ */ under('/about/publications')
export const vacancies = '/about/vacancies' satisfies PagePath
export const vacanciesOf = (query: Query) => withQuery(vacancies, query)
export const vacancy = /* @__PURE__ */ under('/about/vacancies')

export const account = '/account' satisfies PagePath
export const balance = '/account/balance' satisfies PagePath
export const bookmarks = '/account/bookmarks' satisfies PagePath
export const cart = '/account/cart' satisfies PagePath
export const garage = '/account/garage' satisfies PagePath
export const garageVehicle = /* @__PURE__ */ under('/account/garage')
export const garageExpenses = (vin: string) => `/account/garage/${encodeUriPart(vin)}/expenses`
export const loyalty = '/account/loyalty' satisfies PagePath
export const loyaltyReward = '/account/loyalty/reward' satisfies PagePath
export const managers = '/account/managers' satisfies PagePath
export const checkout = '/account/order' satisfies PagePath
export const checkoutResult = /* @__PURE__ */ under('/account/order')
export const orders = '/account/orders' satisfies PagePath
export const order = /* @__PURE__ */ under('/account/orders')
export const ordersArchive = '/account/orders/archive' satisfies PagePath
export const archivedOrder = /* @__PURE__ */ under('/account/orders/archive')
export const profile = '/account/profile' satisfies PagePath
export const reviews = '/account/reviews' satisfies PagePath
export const writtenReviews = '/account/reviews/written' satisfies PagePath
/** The form of a review of one product; by its internal code. */
export const writeReview = (productCode: string) => withQuery(reviews, { product: productCode })
export const tyreStorage = '/account/storage' satisfies PagePath
export const tyreStorageOrder = /* @__PURE__ */ under('/account/storage')

/** Signing in without the dialog. */
export const signIn = '/sign-in' satisfies PagePath
/** What its form without scripts leads to: by then a browser has sent back a cookie, unless it refuses them. */
export const answeredSignIn = `${signIn}?answered=1`

export const analogs = '/analogs' satisfies PagePath
export const analogsOf = (article: string, brand?: string) =>
  `/analogs/${encodeUriPart(normalizeArticle(article))}` +
  (brand ? `/${encodeUriPart(normalizeArticle(brand))}` : '')

export const catalog = '/catalog' satisfies PagePath
export const section = /* @__PURE__ */ under('/catalog')

export const products = '/product' satisfies PagePath
/** By the internal code where the product has one, else by brand and article. */
export const product = ({ internalCode, brand, article }: ProductAddress) =>
  `/product/${internalCode ? encodeUriPart(internalCode) : buildProductSegment({ brand, article })}`

export const search = ({ mode, order, ...given }: SearchAddress = {}) => {
  const { q, brand, article, oem, assistants } = given
  return withQuery('/search', {
    q,
    brand,
    article,
    oem,
    mode: mode === 'all' ? undefined : mode,
    order: order === 'best' ? undefined : order,
    assistants,
  })
}

export const originalCatalogs = '/original_catalogs' satisfies PagePath
/** A VIN, a number of the body or words, looked up in all original catalogues. */
export const originalCatalogsFor = (q: string) => withQuery(originalCatalogs, { q })
export const originalCatalog = (code: string, query: Query = {}) =>
  withQuery(`/original_catalogs/${encodeUriPart(code)}`, query)
export const originalCatalogGroup = (query: Query) => withQuery('/original_catalogs/group', query)
export const originalCatalogUnit = (query: Query) => withQuery('/original_catalogs/unit', query)

export const shops = '/shops' satisfies PagePath
export const shop = /* @__PURE__ */ under('/shops')

export const autoservice = '/autoservice' satisfies PagePath
export const autoserviceCorp = '/autoservice/corp' satisfies PagePath
export const autoserviceStorage = '/autoservice/storage' satisfies PagePath

export const compare = '/compare' satisfies PagePath
/** Products by their internal codes, for sending on. */
export const compareOf = (codes: readonly string[]) => withQuery(compare, { ids: codes.join('.') })

export const cooperation = '/cooperation' satisfies PagePath
export const cooperationAutoservices = '/cooperation/autoservices' satisfies PagePath
export const cooperationSuppliers = '/cooperation/suppliers' satisfies PagePath

export const help = '/help' satisfies PagePath
export const helpSection = /* @__PURE__ */ under('/help')
export const helpFaq = '/help/faq' satisfies PagePath
export const helpFeedback = '/help/feedback' satisfies PagePath
/** With what it is about filled in: a theme of the form, and what was looked for, for which car, in which unit. */
export const contactSpecialist = (about: { query?: string; car?: string; unit?: string } = {}) =>
  withQuery(helpFeedback, { theme: 'part', ...about })
/** Answers a form that was sent without scripts. */
export const inquiryAnswer = '/help/inquiry' satisfies PagePath
export const orderLookUp = '/help/order' satisfies PagePath
/** Answers the look-up that was sent without scripts. */
export const foundOrder = '/help/order/found' satisfies PagePath

export const club = '/club' satisfies PagePath
export const clubAbout = '/club/about' satisfies PagePath
export const clubApp = '/club/app' satisfies PagePath
export const clubFaq = '/club/faq' satisfies PagePath

export const elements = '/arus_elements' satisfies PagePath
export const blank = '/blank' satisfies PagePath
export const cashback = '/cashback-23-feb' satisfies PagePath
export const maintenance = '/catalog_to' satisfies PagePath
/** One of brand, model and modification is enough: each knows what it belongs to. */
export const maintenanceOf = (query: Query) => withQuery(maintenance, query)
export const giftCards = '/gift-cards' satisfies PagePath
export const giftPromocode = '/gift-promocode' satisfies PagePath
export const redirect = (target: string) => withQuery('/redirect', { url: target })
export const unsubscribe = '/unsubscribe' satisfies PagePath
/** Where a message about a new phone or e-mail leads. */
export const contactBack = '/help/contact-back' satisfies PagePath
export const contactBackAction = '/api/contact-back'
