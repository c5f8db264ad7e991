import type { CardFace, CardSale } from '@/features/product/model/product-card-data'
import { handOver } from '@/framework/next/document-parts'
import { cardPacker } from '@/features/product/model/card-packer'

/** What a `CardList` is drawn from: a document shows its cards already, a router gets them as rows. */
export function handOverCards(cards: readonly (CardFace & CardSale)[]) {
  return handOver(cards) ?? cards.map(cardPacker.pack)
}
