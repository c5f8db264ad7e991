import { pageEntries } from '../../lib/routing/pages.ts'

const firstSegmentOf = (path: string) => path.split('/', 2)[1] ?? ''

/** First segments of the shop's pages; all other paths are one kind, so that no crawler adds kinds. */
const PAGE_KINDS = new Set(pageEntries.map(([path]) => firstSegmentOf(path)))
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

/** The kind of the requested address, of a few. */
export function routeKind(url: string): string {
  const segment = /^\/([^/?]*)/.exec(url)?.[1]
  if (segment === undefined) return 'other'
  return OTHERS.get(segment) ?? (PAGE_KINDS.has(segment) ? segment : 'other')
}
