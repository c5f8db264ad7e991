import { encodeUriPart } from '@/lib/parts/uri'
import { hrefs, type ProductAddress, type SearchAddress } from './hrefs'
import { type PAGES, type PagePath, pageEntries, type ParamsOf } from './pages'
import type { Query } from './query'

type Pages = typeof PAGES
/** Path of the page that has a name. */
type PathByName = {
  [Path in PagePath as Pages[Path] extends { name: infer Name extends string } ? Name : never]: Path
}

type OriginalCatalogRoute = `original_catalogs-${string}`
export type RouteName = keyof PathByName | OriginalCatalogRoute

/** Routes whose address is more than its parts. */
type OwnParams = {
  'product-entities': ParamsOf<'/product/[entities]'> | ProductAddress
  search: SearchAddress
  'original_catalogs-group': Query | undefined
  'original_catalogs-unit': Query | undefined
}
type ParamsByName<Name> = Name extends keyof OwnParams
  ? OwnParams[Name]
  : Name extends keyof PathByName
    ? ParamsOf<PathByName[Name]>
    : Query | undefined
type ArgumentsOf<Name> =
  unknown extends ParamsByName<Name>
    ? []
    : undefined extends ParamsByName<Name>
      ? [query?: Query]
      : [params: ParamsByName<Name>]

const ORIGINAL_CATALOG = 'original_catalogs-'
const PARAM = /\/\[{1,2}(?:\.\.\.)?(\w+)\]{1,2}/g

/**
 * Path of a route by its name, of which the specification has the list; screens write `hrefs` instead.
 * `original_catalogs-{code}` takes the page's query.
 */
export function hrefByName<Name extends RouteName>(name: Name, ...[given]: ArgumentsOf<Name>): string {
  // The guarantee: ArgumentsOf ties the arguments to this very route, which one signature for all cannot express.
  const params = (given ?? {}) as Readonly<Record<string, string | undefined>>
  const { article = '', brand } = params
  if (name === 'search') return hrefs.search(params)
  if (name === 'product-entities' && article) return hrefs.product({ ...params, brand: brand ?? '', article })
  if (name === 'analogs-article' || name === 'analogs-brand') return hrefs.analogsOf(article, brand)
  if (name.startsWith(ORIGINAL_CATALOG))
    return hrefs.originalCatalog(name.slice(ORIGINAL_CATALOG.length), params)
  const path = pageEntries.find(([, page]) => page.name === name)?.[0] ?? ''
  return path.replace(PARAM, (_, param: string) => {
    const value = params[param]
    return value === undefined ? '' : `/${encodeUriPart(value)}`
  })
}
