import { encodeUriPart } from '@/lib/parts/uri'
import { normalizeArticle } from '@/lib/parts/normalize-article'
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

// Each address is an export of its own, so that a page carries only those that it leads to.

export const home = '/'

export const about = '/about'
export const aboutSection = /* @__PURE__ */ under('/about')
export const brands = '/about/brands'
export const brand = /* @__PURE__ */ under('/about/brands')
export const certificates = '/about/certificates'
export const news = '/about/news'
export const newsEntry = /* @__PURE__ */ under('/about/news')
export const press = '/about/press'
export const pressEntry = /* @__PURE__ */ under('/about/press')
export const promos = '/about/promo'
export const promo = /* @__PURE__ */ under('/about/promo')
export const publications = '/about/publications'
export const publication = /* @__PURE__ */ under('/about/publications')
export const vacancies = '/about/vacancies'
export const vacanciesOf = (query: Query) => withQuery('/about/vacancies', query)
export const vacancy = /* @__PURE__ */ under('/about/vacancies')

export const account = '/account'
export const balance = '/account/balance'
export const bookmarks = '/account/bookmarks'
export const cart = '/account/cart'
export const garage = '/account/garage'
export const garageVehicle = /* @__PURE__ */ under('/account/garage')
export const garageExpenses = (vin: string) => `/account/garage/${encodeUriPart(vin)}/expenses`
export const loyalty = '/account/loyalty'
export const loyaltyReward = '/account/loyalty/reward'
export const managers = '/account/managers'
export const checkout = '/account/order'
export const checkoutResult = /* @__PURE__ */ under('/account/order')
export const orders = '/account/orders'
export const order = /* @__PURE__ */ under('/account/orders')
export const ordersArchive = '/account/orders/archive'
export const archivedOrder = /* @__PURE__ */ under('/account/orders/archive')
export const profile = '/account/profile'
export const reviews = '/account/reviews'
export const writtenReviews = '/account/reviews/written'
/** The form of a review of one product; by its internal code. */
export const writeReview = (productCode: string) => withQuery('/account/reviews', { product: productCode })
export const reviewModeration = '/arus_elements/reviews'
export const inquiryDesk = '/arus_elements/inquiries'
export const tyreStorage = '/account/storage'
export const tyreStorageOrder = /* @__PURE__ */ under('/account/storage')

/** Signing in without the dialog. */
export const signIn = '/sign-in'

export const analogs = '/analogs'
export const analogsOf = (article: string, brand?: string) =>
  `/analogs/${encodeUriPart(normalizeArticle(article))}` +
  (brand ? `/${encodeUriPart(normalizeArticle(brand))}` : '')

export const catalog = '/catalog'
export const section = /* @__PURE__ */ under('/catalog')

export const products = '/product'
/** By the internal code where the product has one, else by brand and article. */
export const product = ({ internalCode, brand, article }: ProductAddress) =>
  `/product/${internalCode ? encodeUriPart(internalCode) : buildProductSegment({ brand, article })}`

export const search = ({ q, brand, article, oem, mode }: SearchAddress = {}) =>
  withQuery('/search', { q, brand, article, oem, mode: mode === 'all' ? undefined : mode })

export const originalCatalogs = '/original_catalogs'
/** A VIN, a number of the body or words, looked up in all original catalogues. */
export const originalCatalogsFor = (q: string) => withQuery('/original_catalogs', { q })
export const originalCatalog = (code: string, query: Query = {}) =>
  withQuery(`/original_catalogs/${encodeUriPart(code)}`, query)
export const originalCatalogGroup = (query: Query) => withQuery('/original_catalogs/group', query)
export const originalCatalogUnit = (query: Query) => withQuery('/original_catalogs/unit', query)

export const shops = '/shops'
export const shop = /* @__PURE__ */ under('/shops')

export const autoservice = '/autoservice'
export const autoserviceCorp = '/autoservice/corp'
export const autoserviceStorage = '/autoservice/storage'

export const cooperation = '/cooperation'
export const cooperationAutoservices = '/cooperation/autoservices'
export const cooperationSuppliers = '/cooperation/suppliers'

export const help = '/help'
export const helpSection = /* @__PURE__ */ under('/help')
export const helpFaq = '/help/faq'
export const helpFeedback = '/help/feedback'
/** With what it is about filled in: a theme of the form, and what was looked for, for which car, in which unit. */
export const askSpecialist = (about: { query?: string; car?: string; unit?: string } = {}) =>
  withQuery('/help/feedback', { theme: 'part', ...about })
/** Answers a form to the owner of who has no scripts. */
export const inquiryAnswer = '/help/inquiry'
export const orderLookUp = '/help/order'
/** Answers the look-up of who has no scripts. */
export const foundOrder = '/help/order/found'

export const club = '/club'
export const clubAbout = '/club/about'
export const clubApp = '/club/app'
export const clubFaq = '/club/faq'

export const elements = '/arus_elements'
export const blank = '/blank'
export const cashback = '/cashback-23-feb'
export const maintenance = '/catalog_to'
/** One of brand, model and modification is enough: each knows what it belongs to. */
export const maintenanceOf = (query: Query) => withQuery('/catalog_to', query)
export const giftCards = '/gift-cards'
export const giftPromocode = '/gift-promocode'
export const redirect = (target: string) => withQuery('/redirect', { url: target })
export const unsubscribe = '/unsubscribe'
/** Where a message about a new phone or e-mail leads. */
export const contactBack = '/help/contact-back'
export const contactBackAction = '/api/contact-back'
