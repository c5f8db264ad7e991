import { imageUrl } from '@/lib/image/image-url'
import type { ProductFacts } from '@/lib/seo/structured-data'
import { canonicalHref } from './product'
import type { PricedProduct } from './product-price'

const FACTS_PICTURE_PX = 1200
const MAX_DESCRIPTION_LENGTH = 300
/** Models that are told to machines: the list of a common part would outweigh its page. */
export const FACTS_CARS = 12

type RatingSummary = { rating: number; reviewsCount: number }

/** What the page says of a product to machines: its microdata and its JSON-LD are both made of these. */
export function toProductFacts({ product, price }: PricedProduct, reviews?: RatingSummary): ProductFacts {
  const prices = price.kind === 'priced' ? price.price.groups.map((group) => group.price) : []
  const { rating, reviewsCount } = reviews ?? product
  return {
    path: canonicalHref(product),
    name: product.title,
    brand: product.brand,
    article: product.article,
    internalCode: product.internalCode,
    description: toText(product.preview ?? product.content),
    pictures: product.pictures
      .slice(0, 1)
      .map((path) => imageUrl(path, { width: FACTS_PICTURE_PX, height: FACTS_PICTURE_PX })),
    offers:
      prices.length > 0
        ? { lowPrice: Math.min(...prices), highPrice: Math.max(...prices), count: prices.length }
        : null,
    rating: reviewsCount > 0 && rating > 0 ? { value: rating, count: reviewsCount } : null,
    cars: product.fitments.slice(0, FACTS_CARS).map(({ make, model }) => `${make} ${model}`),
  }
}

function toText(html: string | null): string | null {
  const text = html
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text ? text.slice(0, MAX_DESCRIPTION_LENGTH) : null
}
