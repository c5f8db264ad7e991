import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { SIMILAR_LIMIT } from '@/lib/gateway/contracts/limits'
import { findSimilarParts } from '@/lib/gateway/contracts/catalog/search'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { toBrandQuery } from '@/lib/parts/number/brand-query'
import {
  type CardFace,
  type CardSale,
  type CatalogEntity,
  type ProductCardData,
  toCardFace,
  toProductCard,
} from '../model/product-card-data'

export type ReadCards = {
  cards: (CardFace & CardSale)[]
  /** Internal codes of the cards' products. */
  codes: readonly string[]
  readAt: Date
}

export const NO_CARDS: ReadCards = { cards: [], codes: [], readAt: new Date(0) }

/** Parts bought instead of this one or next to it. */
export const loadSimilar = cached({
  name: 'product',
  as: 'similar',
  keys: ({ codes }: ReadCards) => codes,
  read: readSimilar,
})

async function readSimilar(article: string, brand: string): Promise<ReadCards> {
  const body = { article, ...toBrandQuery(brand), limit: SIMILAR_LIMIT }
  return toReadCards(await orMissing(serverGateway().call(findSimilarParts, { body })))
}

/** Cards of an answer, those of no answer included. */
export function toReadCards(answer: { items: readonly CatalogEntity[] } | undefined): ReadCards {
  const cards = (answer?.items ?? []).slice(0, SIMILAR_LIMIT).map(toProductCard)
  return { cards: cards.map(toCardFace), codes: codesOfCards(cards), readAt: new Date() }
}

export function codesOfCards(cards: readonly ProductCardData[]): string[] {
  return cards.flatMap(({ internalCode }) => internalCode ?? [])
}
