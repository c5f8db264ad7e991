/** First segments of the shop's pages, as they stand in figures; what is none of them is one kind, so that no crawler adds kinds. */
const PAGES = new Set([
  'about',
  'account',
  'analogs',
  'arus_elements',
  'autoservice',
  'blank',
  'cashback-23-feb',
  'catalog',
  'catalog_to',
  'club',
  'gift-cards',
  'gift-promocode',
  'cooperation',
  'help',
  'original_catalogs',
  'product',
  'redirect',
  'search',
  'shops',
  'sign-in',
  'unsubscribe',
])
const OTHERS = new Map([
  ['', 'home'],
  ['gw', 'gateway'],
  ['_next', 'files'],
  ['api', 'api'],
  ['feed', 'feed'],
  ['sitemap', 'sitemap'],
  ['sitemap.xml', 'sitemap'],
  ['health', 'probe'],
  ['ready', 'probe'],
])

/** What kind of address was asked for, of a few. */
export function routeKind(url: string): string {
  const segment = /^\/([^/?]*)/.exec(url)?.[1]
  if (segment === undefined) return 'other'
  return OTHERS.get(segment) ?? (PAGES.has(segment) ? segment : 'other')
}
