import type * as z from 'zod'
import type { catalogEntity, Fit } from '@/lib/gateway/contracts/catalog/entity-shapes'
import { stripInternalCode, toInternalCode } from '@/lib/parts/number/internal-code'
import { markTitle } from '@/lib/parts/title-parts'
import { hrefs } from '@/lib/routing/hrefs'
import { toSpecRows } from './to-spec-rows'

export type CatalogEntity = z.output<typeof catalogEntity>

/** What a card shows of a product, and what it takes to sell it from there. */
export type ProductCardData = {
  /** `00-########`; null for a part that the catalogue does not hold. */
  internalCode: string | null
  /** The significant digits of the code, as people read them out; empty without a code. */
  shortCode: string
  brand: string
  brandCode: string | null
  brandExternalId: string | null
  article: string
  title: string
  /** The title with what draws it; see `markTitle`. */
  markedTitle: string
  href: string
  picture: string | null
  /** Properties that the title lacks, as one line. */
  properties: string
  rating: number
  reviewsCount: number
  /** Rubles; null when it has no offer. */
  price: number | null
  pastPrice: number | null
  quantity: number
  /** What it is counted in, if not in pieces. */
  unit?: string | undefined
  /** Hours. */
  deliveryTime: number
  multiplicity: number
  /** Pieces that the quantity field starts with. */
  defaultCount: number
  supplierId: number | null
  ownWarehouse: boolean
  offersCount: number
  salesScore: number
  /** What it is to the requested vehicle; null when that is not known. */
  fit: Fit | null
}

const DRAWN = [
  'href',
  'brand',
  'article',
  'markedTitle',
  'picture',
  'price',
  'pastPrice',
  'quantity',
  'unit',
  'deliveryTime',
  'rating',
  'reviewsCount',
] as const satisfies readonly (keyof ProductCardData)[]

const SOLD_BY = [
  'supplierId',
  'ownWarehouse',
  'multiplicity',
  'defaultCount',
] as const satisfies readonly (keyof ProductCardData)[]

/** The part of it that is drawn: what a browser needs to draw the card again. */
export type CardFace = Pick<ProductCardData, (typeof DRAWN)[number]> & {
  properties?: string
  fit?: Fit | null
}

/** What it takes to sell from a card, beyond what the card shows. */
export type CardSale = Pick<ProductCardData, (typeof SOLD_BY)[number]>

const CARD_PROPERTIES = 2

export function toProductCard(entity: CatalogEntity): ProductCardData {
  const internalCode = toInternalCode(entity.arusCode)
  return {
    internalCode,
    shortCode: stripInternalCode(entity.arusCode),
    brand: entity.brandString,
    brandCode: entity.brandCode,
    brandExternalId: entity.brandExternalId,
    article: entity.partNumber,
    title: entity.title,
    markedTitle: markTitle(entity.title),
    href: hrefs.product({ internalCode, brand: entity.brandString, article: entity.partNumber }),
    picture: entity.pictureUrl[0] ?? null,
    properties: propertiesOf(entity),
    rating: entity.reviewsRating,
    reviewsCount: entity.reviewsCount,
    price: toPrice(entity.price),
    pastPrice: toPrice(entity.internetPrice),
    quantity: entity.quantity,
    unit: entity.unit,
    deliveryTime: entity.deliveryTime,
    multiplicity: entity.multiplicity,
    defaultCount: entity.defaultSelectCount,
    supplierId: entity.supplierId,
    ownWarehouse: entity.goods.product,
    offersCount: entity.offersCount,
    salesScore: entity.salesScore,
    fit: entity.fit ?? toFit(entity.isFit),
  }
}

/** A gateway may tell of a vehicle no more than yes or no. */
function toFit(isFit: boolean | null): Fit | null {
  return isFit === null ? null : isFit ? 'fits' : 'unfit'
}

/** The first of its properties, without those that its title has already. */
function propertiesOf({ title, properties }: CatalogEntity): string {
  const said = title.toLowerCase()
  return toSpecRows(properties)
    .slice(0, CARD_PROPERTIES)
    .filter(({ value }) => !said.includes(value.toLowerCase()))
    .map((row) => `${row.title}: ${row.value}`)
    .join(' · ')
}

/** A card without what browsers have no use for: it travels to them as data. */
export function toCardFace(card: ProductCardData): CardFace & CardSale {
  return pick(card, [...DRAWN, ...SOLD_BY])
}

function pick<T extends object, Key extends keyof T>(whole: T, keys: readonly Key[]): Pick<T, Key> {
  // The guarantee: the entries are those of the keys, no more and no fewer.
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<T, Key>
}

/** Parts are never free: a price of 0 is no price. */
export function toPrice(price: number | null): number | null {
  return price !== null && price > 0 ? price : null
}
