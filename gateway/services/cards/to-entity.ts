import type * as z from 'zod'
import type { Card } from '@/gateway/services/cards/load-cards'
import { toSpec } from '@/gateway/services/cards/to-spec'
import type { CatalogReference, Section } from '@/gateway/services/reference/load-catalog-reference'
import { otherUnitOf } from '@/gateway/services/reference/unit-of'
import { pickupPlace } from '@/gateway/services/reference/pickup-place'
import type { catalogEntity, Fit } from '@/lib/gateway/contracts/catalog/entity-shapes'
import { toInternalCode } from '@/lib/parts/number/internal-code'
import { hoursWhileOpen } from '@/lib/parts/terms/promise'

export type WireEntity = z.input<typeof catalogEntity>

const KOPECKS = 100

export function toRubles(kopecks: number): number
export function toRubles(kopecks: number | null): number | null
export function toRubles(kopecks: number | null) {
  return kopecks === null ? null : kopecks / KOPECKS
}

/** `00-########` of the number in the database. */
export function internalCodeOf(code: number) {
  return toInternalCode(code) ?? ''
}

/** The number behind any spelling of an internal code. */
export function codeNumberOf(raw: string): number | undefined {
  const internalCode = toInternalCode(raw)
  const digits = internalCode?.slice(3) ?? ''
  return /^\d{8}$/.test(digits) ? Number(digits) : undefined
}

export function productLocation(code: number) {
  return `/product/${internalCodeOf(code)}`
}

export function toSectionLink(section: Section) {
  return {
    id: section.id,
    code: section.code,
    title: section.title,
    count: section.productsCount,
    pictureUrl: section.picture,
  }
}

export function toIcons(reference: CatalogReference, codes: readonly string[]) {
  return codes.flatMap((code) => {
    const icon = reference.icons.get(code)
    return icon ? [{ code, title: icon.title, pictureUrl: icon.picture }] : []
  })
}

/** Earlier price, only when it is above the present one. */
export function oldPriceOf(price: number | null, internetPrice: number | null) {
  return price !== null && internetPrice !== null && internetPrice > price ? toRubles(internetPrice) : null
}

type Summarized = Pick<
  Card,
  | 'bestPrice'
  | 'internetPrice'
  | 'bestDeliveryHours'
  | 'bestQuantity'
  | 'bestMultiplicity'
  | 'hasOwnWarehouse'
  | 'bestSupplierId'
  | 'offersCount'
  | 'sectionId'
>

/** Terms in the standard shop, from the summary of a product. */
export function toPriceSummary(reference: CatalogReference, card: Summarized, now: Date) {
  return {
    price: toRubles(card.bestPrice),
    oldPrice: oldPriceOf(card.bestPrice, card.internetPrice),
    deliveryTime: hoursWhileOpen(card.bestDeliveryHours ?? 0, pickupPlace(reference), now),
    quantity: card.bestQuantity,
    multiplicity: card.bestMultiplicity,
    ...otherUnitOf(reference, card.sectionId),
    goods: { product: card.hasOwnWarehouse },
    supplierId: card.bestSupplierId,
    offersCount: card.offersCount,
  }
}

function toVerdict(verdict: Fit | boolean | null): { isFit: boolean | null; fit: Fit | null } {
  if (typeof verdict === 'boolean') return { isFit: verdict, fit: verdict ? 'fits' : 'unfit' }
  const isSure = verdict === 'fits' || verdict === 'unfit'
  return { isFit: isSure ? verdict === 'fits' : null, fit: verdict }
}

export function toEntityFields(
  reference: CatalogReference,
  card: Card,
  now: Date,
  verdict: Fit | boolean | null = null,
) {
  const brand = reference.brandById.get(card.brandId)
  const code = internalCodeOf(card.code)
  return {
    id: code,
    arusCode: code,
    title: card.title,
    location: productLocation(card.code),
    sectionCode: reference.sectionById.get(card.sectionId ?? 0)?.code ?? null,
    brandString: brand?.title ?? '',
    brandCode: brand?.code ?? null,
    brandExternalId: brand?.externalId ?? null,
    partNumber: card.article,
    pictureUrl: card.pictures,
    defaultSelectCount: card.defaultSelectCount,
    salesScore: card.salesScore,
    minPrice: toRubles(card.minPrice),
    internetPrice: toRubles(card.internetPrice),
    reviewsRating: card.rating,
    reviewsCount: card.reviewsCount,
    icons: toIcons(reference, card.icons),
    ...toVerdict(verdict),
    ...toPriceSummary(reference, card, now),
  }
}

/** A product as lists show it. */
export function toEntity(
  reference: CatalogReference,
  card: Card,
  now: Date,
  verdict: Fit | boolean | null = null,
): WireEntity {
  return {
    ...toEntityFields(reference, card, now, verdict),
    properties: toSpec(reference, card.properties, { onlyKey: true }),
  }
}
