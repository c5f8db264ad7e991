import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { getSection } from '@/lib/gateway/contracts/catalog/catalog'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { ROOT_SECTION_CODE } from '@/lib/site/section-store'
import { toCardFace, toProductCard } from '../model/product-card-data'
import { codesOfCards, type ReadCards } from './load-similar'

const POPULAR_LIMIT = 12

/** What the whole catalogue puts first. */
export const loadPopular = cached({
  name: 'listing',
  as: 'popular',
  keys: () => [ROOT_SECTION_CODE],
  read: async (): Promise<ReadCards> => {
    const answer = await orMissing(
      serverGateway().call(getSection, {
        params: { code: ROOT_SECTION_CODE },
        query: { limit: POPULAR_LIMIT },
      }),
    )
    const cards = (answer?.entities ?? []).map(toProductCard)
    return { cards: cards.map(toCardFace), codes: codesOfCards(cards), readAt: new Date() }
  },
})
