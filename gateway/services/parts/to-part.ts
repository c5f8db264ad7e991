import type { PartCard } from '@/gateway/services/parts/part-card'
import { internalCodeOf, toPriceSummary } from '@/gateway/services/cards/to-entity'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import type { OemPart } from '@/gateway/services/parts/find-part'
import { groupOffers, offersAtShop } from '@/gateway/services/parts/group-offers'
import type { OfferRow } from '@/gateway/services/parts/load-offers'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { pickupPlace } from '@/gateway/services/reference/pickup-place'

export function toPartIdentity(reference: CatalogReference, card: PartCard) {
  const brand = reference.brandById.get(card.brandId)
  return {
    brand: brand?.title ?? '',
    brandExternalId: brand?.externalId ?? null,
    brandCode: brand?.code ?? null,
    article: card.article,
    title: card.title,
    arusCode: internalCodeOf(card.code),
    pictureUrl: card.pictures,
    reviewsRating: card.rating,
    reviewsCount: card.reviewsCount,
  }
}

/** A vehicle maker's number that the shop itself does not sell. */
export function toOemIdentity(reference: CatalogReference, { make, number }: OemPart) {
  const brand = resolveBrand(reference, make)
  return {
    brand: brand?.title ?? make,
    brandExternalId: brand?.externalId ?? null,
    brandCode: brand?.code ?? null,
    article: number,
    title: `Оригинальный номер ${make} ${number}`,
    arusCode: null,
    pictureUrl: [],
  }
}

export function toPartWithOffers(
  reference: CatalogReference,
  card: PartCard,
  offers: readonly OfferRow[],
  now: Date,
) {
  const identity = toPartIdentity(reference, card)
  const owner = { id: card.id, internetPrice: card.internetPrice, brandExternalId: identity.brandExternalId }
  return {
    ...identity,
    ...toPriceSummary(reference, card, now),
    offers: groupOffers(owner, reference.suppliers, offersAtShop(offers, pickupPlace(reference), now)),
    isOriginal: card.quality === 'original',
  }
}
