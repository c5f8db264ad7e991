import { getBootstrap, listSitemapProducts, searchEntities } from '@/lib/gateway/contracts/catalog/catalog'
import { ENTITY_BATCH_SIZE } from '@/lib/gateway/contracts/limits'
import type { ServerGateway } from '@/lib/gateway/server-client'
import type { ResponseOf } from '@/lib/gateway/operation'
import { ROOT_SECTION_CODE } from '@/lib/site/section-store'
import { toFeedOffer } from './to-feed-offer'
import { FEED_END, type FeedCategory, feedHead, feedOffer } from './yml'

type Site = ResponseOf<typeof getBootstrap>
type Sections = Site['sections']

type Source = {
  gateway: ServerGateway
  /** Public origin of the shop. */
  origin: string
  now: Date
}

/** Codes requested at once: whole batches, a fraction of a big shop. */
const CODES_PER_PAGE = 20 * ENTITY_BATCH_SIZE

/** The price list of Yandex Market, piece by piece: no more than one batch of products is in memory. */
export async function* feedParts({ gateway, origin, now }: Source): AsyncGenerator<string> {
  const site = await gateway.call(getBootstrap, {})
  yield feedHead(shopOf(site, origin), site.sections.map(toCategory), now)
  const categoryOf = categoryFinder(site.sections)
  for await (const codes of batches(gateway)) {
    const { entities } = await gateway.call(searchEntities, { query: {}, body: codes })
    yield entities
      .map((entity) => toFeedOffer(entity, origin, categoryOf))
      .map((offer) => (offer ? feedOffer(offer) : ''))
      .join('')
  }
  yield FEED_END
}

async function* batches(gateway: ServerGateway): AsyncGenerator<string[]> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const response = await gateway.call(listSitemapProducts, { query: { page, limit: CODES_PER_PAGE } })
    pages = response.pagination.pages
    const codes = response.items.map(({ code }) => code)
    for (let at = 0; at < codes.length; at += ENTITY_BATCH_SIZE) yield codes.slice(at, at + ENTITY_BATCH_SIZE)
  }
}

function shopOf({ params }: Site, url: string) {
  return { url, name: params.siteName, company: params.legal.title ?? params.siteName }
}

function toCategory({ id, title, ancestors }: Sections[number]): FeedCategory {
  return { id, title, parentId: ancestors.at(-1) ?? null }
}

/** A product without a section of its own stands in the root. */
function categoryFinder(sections: Sections): (code: string | null) => number | undefined {
  const ids = new Map(sections.map(({ code, id }) => [code, id]))
  return (code) => ids.get(code ?? ROOT_SECTION_CODE) ?? ids.get(ROOT_SECTION_CODE)
}
