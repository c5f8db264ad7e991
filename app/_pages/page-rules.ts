import 'server-only'
import { isPastResults } from '@/app/search/_components/is-past-results'
import { respondToProduct, productRules } from '@/app/product/_components/product-rules'
import { autoserviceRules } from '@/features/autoservice/server/autoservice-rules'
import { brandRules } from '@/features/brands/server/brand-rules'
import { catalogRules } from '@/features/catalog/server/catalog-rules'
import { clubRules } from '@/features/club/server/club-rules'
import { contentRules } from '@/features/content/server/content-rules'
import { giftCardRules } from '@/features/gift-cards/server/gift-card-rules'
import { maintenanceRules } from '@/features/maintenance/server/maintenance-rules'
import { originalCatalogRules } from '@/features/original-catalogs/server/original-catalog-rules'
import { loadPopular } from '@/features/product/server/load-popular'
import { NO_CARDS } from '@/features/product/server/load-similar'
import { searchRules } from '@/features/search/server/search-rules'
import { shopRules } from '@/features/shops/server/shop-rules'
import { vacancyRules } from '@/features/vacancies/server/vacancy-rules'
import { orEmpty, toLoaded } from '@/lib/data-cache/load'
import { POPULAR_KEY } from '@/lib/gateway/contracts/catalog/popular'
import { matchPage } from '@/lib/routing/match-page'
import {
  respondFound,
  answerOf,
  NOT_FOUND,
  type PageResponse,
  type PageRequest,
  type PageRules,
  type PublicPath,
  standing,
  statusOf,
} from '@/lib/routing/page-response'
import { readLeavingLink } from '@/lib/routing/redirects/read-leaving-link'
import { toRedirectTarget } from '@/lib/routing/redirects/redirect-target'
import { loadBootstrap } from '@/lib/site/load-bootstrap'

const BAD_REQUEST = 400

export const MISSING_PAGE = answerOf(NOT_FOUND)

/** Status and tags of every public page. */
const RULES: PageRules<PublicPath> = {
  ...autoserviceRules,
  ...brandRules,
  ...catalogRules(respondToProduct),
  ...clubRules,
  ...contentRules,
  ...giftCardRules,
  ...maintenanceRules,
  ...originalCatalogRules,
  ...productRules,
  ...searchRules(isPastResults),
  ...shopRules,
  ...vacancyRules,
  '/': respondHome,
  '/blank': standing,
  '/compare': standing,
  '/cooperation': standing,
  '/cooperation/autoservices': standing,
  '/cooperation/suppliers': standing,
  '/redirect': ({ query }) => {
    const link = readLeavingLink(query)
    const isRefused = link !== '' && toRedirectTarget(link).kind === 'refused'
    return isRefused ? answerOf(BAD_REQUEST) : standing()
  },
}

type AnyRule = (request: PageRequest<string>) => Promise<PageResponse> | PageResponse

/** Undefined for a path that no public page has. */
export async function respondToPage(
  pathname: string,
  query: URLSearchParams,
): Promise<PageResponse | undefined> {
  const match = matchPage(pathname)
  if (match === undefined || !isPublic(match.path)) return undefined
  // The guarantee: a match has the parameters of its path, which a union of rules cannot express.
  const rule: AnyRule = RULES[match.path]
  const [frame, page] = await Promise.all([toLoaded(loadBootstrap), rule({ ...match, query })])
  // The frame stands around every page: without it there is none.
  return frame.kind === 'found' ? page : answerOf(statusOf(frame))
}

function isPublic(path: string): path is PublicPath {
  return Object.hasOwn(RULES, path)
}

/** The home page stands without the goods that it shows; with them it is as old as their prices. */
async function respondHome(): Promise<PageResponse> {
  const popular = await orEmpty(loadPopular, NO_CARDS)
  const chosen = `listing:${POPULAR_KEY}` as const
  return respondFound(
    'content',
    'brand',
    'listing',
    chosen,
    ...popular.codes.map((code) => `product:${code}`),
  )
}
