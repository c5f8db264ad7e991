import { encodeUriPart } from '../uri'
import { normalizeArticle } from './normalize-article'

export type BrandArticle = { brand: string; article: string }

/** `{brand}_{article}` for /product/, normalised and percent-encoded. */
export function buildProductSegment({ brand, article }: BrandArticle): string {
  return `${encodeUriPart(normalizeArticle(brand))}_${encodeUriPart(normalizeArticle(article))}`
}
