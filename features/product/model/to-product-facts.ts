import { imageUrl } from '@/lib/image/image-url'
import { addDays, toMoscowDay } from '@/lib/format/moscow-date'
import type { OfferFacts, ProductFacts, ReviewFacts } from '@/lib/seo/data/product-data'
import { gtinOf } from './gtin-of'
import { RETURN_DAYS } from '@/lib/parts/terms/return-days'
import { isReturnable } from './offer-words'
import { canonicalHref } from './product'
import type { PricedProduct, ProductPrice } from './product-price'

const FACTS_PICTURE_PX = 1200
const MAX_DESCRIPTION_LENGTH = 300
/** Models that are marked up for machines: the list of a common part would outweigh its page. */
export const FACTS_CARS = 12

/** The first of the reviews that the page shows. */
const FACTS_REVIEWS = 3
/** Search engines leave out a price that has run out, and come again within days. */
const PRICE_HOLDS_DAYS = 7

type ShownReviews = { rating: number; total: number; reviews: readonly ReviewFacts[] }

/** The facts of a product for machines: the page's microdata and its JSON-LD are both made of these. */
export function toProductFacts({ product, price }: PricedProduct, reviews?: ShownReviews): ProductFacts {
  const rating = reviews?.rating ?? product.rating
  const count = reviews?.total ?? product.reviewsCount
  return {
    path: canonicalHref(product),
    name: product.title,
    brand: product.brand,
    article: product.article,
    internalCode: product.internalCode,
    gtin: gtinOf(product.specs),
    description: toText(product.preview ?? product.content),
    pictures: product.pictures
      .slice(0, 1)
      .map((path) => imageUrl(path, { width: FACTS_PICTURE_PX, height: FACTS_PICTURE_PX })),
    offers: toOffers(price),
    rating: count > 0 && rating > 0 ? { value: rating, count } : null,
    reviews: (reviews?.reviews ?? [])
      .slice(0, FACTS_REVIEWS)
      .map(({ author, rating: mark, createdAt }) => ({ author, rating: mark, createdAt })),
    cars: product.fitments.slice(0, FACTS_CARS).map(({ make, model }) => `${make} ${model}`),
  }
}

function toOffers(price: ProductPrice): OfferFacts[] {
  if (price.kind !== 'priced') return []
  const { year, month, day } = addDays(toMoscowDay(price.pricedAt), PRICE_HOLDS_DAYS)
  const validUntil = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
  return price.price.groups.map((group) => ({
    price: group.price,
    validUntil,
    returnDays: isReturnable(group) ? RETURN_DAYS : null,
  }))
}

function toText(html: string | null): string | null {
  const text = html
    ?.replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!text || text.length <= MAX_DESCRIPTION_LENGTH) return text || null
  const cut = text.slice(0, MAX_DESCRIPTION_LENGTH + 1)
  return cut.slice(0, cut.lastIndexOf(' '))
}
