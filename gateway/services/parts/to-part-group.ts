import { toRubles } from '@/gateway/services/cards/to-entity'
import type { PartCard } from '@/gateway/services/parts/part-card'
import { toPartIdentity } from '@/gateway/services/parts/to-part'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'

export type GroupRow = PartCard & { minPrice: number | null }

/** A part among those to choose from. */
export function toPartGroup(reference: CatalogReference, card: GroupRow) {
  return {
    ...toPartIdentity(reference, card),
    minPrice: toRubles(card.minPrice),
    offersCount: card.offersCount,
  }
}
