import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { getSection, searchEntities } from '@/lib/gateway/contracts/catalog/catalog'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { toCardFace, toProductCard } from '../model/product-card-data'
import { codesOfCards, type ReadCards } from './load-similar'

const SHOWN = 8

/** Products that a text names: by their codes, or the first of a section. */
export const loadProductsOf = cached({
  name: 'listing',
  as: 'goods-of-text',
  keys: (_, { section }: GoodsOfText) => (section === null ? [] : [section]),
  read: async (requested: GoodsOfText): Promise<ReadCards> => {
    const response = await orMissing<Pick<Entities, 'entities'>>(requestFor(requested))
    const cards = (response?.entities ?? []).slice(0, SHOWN).map(toProductCard)
    return { cards: cards.map(toCardFace), codes: codesOfCards(cards), readAt: new Date() }
  },
})

type Entities = Awaited<ReturnType<typeof requestCodes>>
type GoodsOfText = { section: string | null; codes: readonly string[] }

function requestFor({ section, codes }: GoodsOfText): Promise<Pick<Entities, 'entities'>> {
  if (codes.length > 0 || section === null) return requestCodes(codes)
  return serverGateway().call(getSection, { params: { code: section }, query: { limit: SHOWN } })
}

function requestCodes(codes: readonly string[]) {
  return serverGateway().call(searchEntities, { body: codes.slice(0, SHOWN) })
}
