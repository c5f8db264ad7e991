import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { findBoughtTogether } from '@/lib/gateway/contracts/catalog/search'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { toCardFace, toProductCard } from '../model/product-card-data'
import { codesOfCards, type ReadCards } from './load-similar'

/** Goods that others bought with this one. */
export const loadTogether = cached({
  name: 'product',
  as: 'together',
  keys: ({ codes }: ReadCards) => codes,
  read: async (code: string): Promise<ReadCards> => {
    const answer = await orMissing(serverGateway().call(findBoughtTogether, { body: { codes: [code] } }))
    const cards = (answer?.items ?? []).map(toProductCard)
    return { cards: cards.map(toCardFace), codes: codesOfCards(cards), readAt: new Date() }
  },
})
