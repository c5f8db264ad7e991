import { decodeUriPart, hasControlCharacter } from '../uri'
import type { BrandArticle } from './build-product-segment'
import { parseInternalCodeSegment, toInternalCode } from './internal-code'

const MAX_SEGMENT_LENGTH = 300
const BARE_CODE = /^\d{8}$/

export type ProductSegment =
  | { kind: 'code'; internalCode: string }
  /** Both forms are normalised; the first pair that the gateway knows is the product. */
  | { kind: 'pairs'; pairs: readonly [BrandArticle, ...BrandArticle[]] }

/**
 * Reads the percent-encoded segment after /product/. A brand or an article may itself hold `_`, so every split is a
 * candidate, the leftmost first. `null` means that no product can stand here (404).
 */
export function parseProductSegment(segment: string): ProductSegment | null {
  const text = decodeUriPart(segment)
  if (text === null || text.length > MAX_SEGMENT_LENGTH || hasControlCharacter(text)) return null

  const internalCode = BARE_CODE.test(text) ? toInternalCode(text) : parseInternalCodeSegment(text)
  if (internalCode !== null) return { kind: 'code', internalCode }

  const [first, ...others] = splitPairs(text)
  return first === undefined ? null : { kind: 'pairs', pairs: [first, ...others] }
}

function splitPairs(text: string): BrandArticle[] {
  const pairs: BrandArticle[] = []
  for (let at = text.indexOf('_'); at !== -1; at = text.indexOf('_', at + 1)) {
    const brand = text.slice(0, at)
    const article = text.slice(at + 1)
    if (brand.trim() !== '' && article.trim() !== '') pairs.push({ brand, article })
  }
  return pairs
}
