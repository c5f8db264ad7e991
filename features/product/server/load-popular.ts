import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { getSection } from '@/lib/gateway/contracts/catalog/catalog'
import { listPopular, MAX_POPULAR, POPULAR_KEY } from '@/lib/gateway/contracts/catalog/popular'
import { orMissing } from '@/lib/data-cache/load'
import { isGatewayError } from '@/lib/gateway/errors'
import { serverGateway } from '@/lib/gateway/server-client'
import { ROOT_SECTION_CODE } from '@/lib/site/section-store'
import { toCardFace, toProductCard } from '../model/product-card-data'
import { codesOfCards, type ReadCards } from './load-similar'

/** What the staff chose or sells best; of a gateway that cannot say, what the whole catalogue puts first. */
export const loadPopular = cached({
  name: 'listing',
  as: 'popular',
  keys: () => [ROOT_SECTION_CODE, POPULAR_KEY],
  read: async (): Promise<ReadCards> => {
    const chosen = await orMissing(serverGateway().call(listPopular, {}), isUnknownCall)
    const entities = chosen?.items ?? (await firstOfCatalog())
    const cards = entities.map(toProductCard)
    return { cards: cards.map(toCardFace), codes: codesOfCards(cards), readAt: new Date() }
  },
})

async function firstOfCatalog() {
  const query = { limit: MAX_POPULAR }
  const response = await orMissing(
    serverGateway().call(getSection, { params: { code: ROOT_SECTION_CODE }, query }),
  )
  return response?.entities ?? []
}

function isUnknownCall(error: unknown): boolean {
  return isGatewayError(error) && (error.kind === 'notImplemented' || error.kind === 'notFound')
}
