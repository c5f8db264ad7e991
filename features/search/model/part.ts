import type * as z from 'zod'
import type { groupParts, searchParts } from '@/lib/gateway/contracts/catalog/search'
import { toInternalCode } from '@/lib/parts/number/internal-code'
import { hrefs } from '@/lib/routing/hrefs'

type WirePart = NonNullable<z.output<(typeof searchParts)['response']>['part']>
type WireGroup = z.output<(typeof groupParts)['response']>['items'][number]
type WireIdentity = Omit<WireGroup, 'minPrice' | 'offersCount'>

/** A part as lists name it. */
export type PartIdentity = {
  brand: string
  brandExternalId: string | null
  article: string
  title: string
  internalCode: string | null
  href: string
  picture: string | null
  rating: number
  reviewsCount: number
}

/** One of the brands that make a part with a number. */
export type PartGroup = PartIdentity & { minPrice: number | null; offersCount: number }

export type PartOffers = PartIdentity & {
  /** Rubles; null when it has no offer. */
  price: number | null
  /** Hours. */
  deliveryTime: number
  isOriginal: boolean
  /** What it is counted in, if not in pieces. */
  unit?: string
  /** As the gateway sends them, best first: the offers table has its own reading of them. */
  offers: WirePart['offers']
}

export type PartWithAnalogs = {
  part: PartOffers | null
  analogs: PartOffers[]
  /** The number that the maker replaced this one by. */
  replacedBy: { brand: string; article: string } | null
  /** When the prices were read, ISO 8601. */
  pricedAt: string
}

export function toPartGroup(group: WireGroup): PartGroup {
  return { ...toIdentity(group), minPrice: toPrice(group.minPrice), offersCount: group.offersCount }
}

export function toPartOffers(part: WirePart): PartOffers {
  return {
    ...toIdentity(part),
    price: toPrice(part.price),
    deliveryTime: part.deliveryTime,
    isOriginal: part.isOriginal,
    ...(part.unit !== undefined && { unit: part.unit }),
    offers: part.offers,
  }
}

/** Internal codes of the parts that the catalogue holds. */
export function codesOfParts(parts: PartWithAnalogs | undefined): string[] {
  const all = parts ? [parts.part, ...parts.analogs] : []
  return all.flatMap((part) => part?.internalCode ?? [])
}

function toIdentity(part: WireIdentity): PartIdentity {
  const { brand, article } = part
  const internalCode = part.arusCode === null ? null : toInternalCode(part.arusCode)
  return {
    brand,
    brandExternalId: part.brandExternalId,
    article,
    title: part.title,
    internalCode,
    href: hrefs.product({ internalCode, brand, article }),
    picture: part.pictureUrl[0] ?? null,
    rating: part.reviewsRating,
    reviewsCount: part.reviewsCount,
  }
}

// Parts are never free: a price of 0 is no price.
function toPrice(price: number | null): number | null {
  return price !== null && price > 0 ? price : null
}
