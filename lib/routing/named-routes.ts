import { encodeUriPart } from '@/lib/parts/uri'
import { hrefs, type ProductAddress, type SearchAddress } from './hrefs'
import { type Query, withQuery } from './query'

type Entity = { entities: string }
type Section = { section: string }

const routes = {
  index: () => hrefs.home,
  catalog: () => hrefs.catalog,
  'catalog-section': ({ section }: Section) => hrefs.section(section),
  'product-entities': (product: Entity | ProductAddress) =>
    'entities' in product ? `${hrefs.products}/${encodeUriPart(product.entities)}` : hrefs.product(product),
  account: () => hrefs.account,
  'account-cart': () => hrefs.cart,
  'account-garage': () => hrefs.garage,
  'account-loyalty': () => hrefs.loyalty,
  'account-profile': () => hrefs.profile,
  'about-promo': () => hrefs.promos,
  'about-promo-entities': ({ entities }: Entity) => hrefs.promo(entities),
  'about-news': () => hrefs.news,
  'about-news-entities': ({ entities }: Entity) => hrefs.newsEntry(entities),
  'about-press': () => hrefs.press,
  'about-press-entities': ({ entities }: Entity) => hrefs.pressEntry(entities),
  'about-publications': () => hrefs.publications,
  'about-publications-entities': ({ entities }: Entity) => hrefs.publication(entities),
  'about-brands-entities': ({ entities }: Entity) => hrefs.brand(entities),
  'about-vacancies': () => hrefs.vacancies,
  'about-certificates': () => hrefs.certificates,
  shops: () => hrefs.shops,
  'shops-entities': ({ entities }: Entity) => hrefs.shop(entities),
  original_catalogs: () => hrefs.originalCatalogs,
  search: (address: SearchAddress) => hrefs.search(address),
  analogs: () => hrefs.analogs,
  'analogs-article': ({ article }: { article: string }) => hrefs.analogsOf(article),
  'analogs-brand': ({ article, brand }: { article: string; brand: string }) =>
    hrefs.analogsOf(article, brand),
  help: () => hrefs.help,
  'help-faq': () => hrefs.helpFaq,
  'help-feedback': () => hrefs.helpFeedback,
  'help-section': ({ section }: Section) => hrefs.helpSection(section),
  'club-about': () => hrefs.clubAbout,
  'club-app': () => hrefs.clubApp,
  'club-faq': () => hrefs.clubFaq,
  'cooperation-autoservices': () => hrefs.cooperationAutoservices,
  'cooperation-suppliers': () => hrefs.cooperationSuppliers,
}

type Routes = typeof routes
type OriginalCatalogRoute = `original_catalogs-${string}`
export type RouteName = keyof Routes | OriginalCatalogRoute
type ParamsOf<Name> = Name extends keyof Routes ? Parameters<Routes[Name]> : [query?: Query]

/**
 * Path of a route by its name, of which the specification has the list; screens write `hrefs` instead.
 * `original_catalogs-{code}` takes the page's query.
 */
export function hrefByName<Name extends RouteName>(name: Name, ...params: ParamsOf<Name>): string {
  if (isKnown(name)) {
    // The guarantee: ParamsOf ties the arguments to this very builder, which a union of builders cannot express.
    const build = routes[name] as (...args: unknown[]) => string
    return build(...params)
  }
  const code = name.slice('original_catalogs-'.length)
  return withQuery(`${hrefs.originalCatalogs}/${encodeUriPart(code)}`, {
    ...params[0],
  })
}

function isKnown(name: string): name is keyof Routes {
  return Object.hasOwn(routes, name)
}
