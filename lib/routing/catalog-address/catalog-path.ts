import { MAX_CODE_LENGTH } from '@/lib/gateway/contracts/limits'
import { parseInternalCodeSegment } from '@/lib/parts/number/internal-code'
import { decodeUriPart, hasControlCharacter } from '@/lib/parts/uri'
import type { CatalogPath } from './types'

const SET_PREFIX = 'set-'
const MAX_SEGMENTS = 20
const MAX_SEGMENT_LENGTH = 1000
const PRODUCT_LIKE = /^00-\d+$/

/**
 * Reads the percent-encoded segments after /catalog: section, then a product, or a set and filters.
 * `null` means that no page can stand here (404).
 */
export function parseCatalogPath(encoded: readonly string[]): CatalogPath | null {
  const [section, ...rest] = encoded.map(readSegment)
  if (section === undefined) return encoded.length === 0 ? { kind: 'index' } : null
  if (section === null || section.length > MAX_CODE_LENGTH || rest.length > MAX_SEGMENTS) return null

  const [first] = rest
  if (first && PRODUCT_LIKE.test(first)) {
    const internalCode = rest.length === 1 ? parseInternalCodeSegment(first) : null
    return internalCode === null ? null : { kind: 'product', section, internalCode }
  }

  const set = first?.startsWith(SET_PREFIX) ? first.slice(SET_PREFIX.length) : null
  if (set === '' || (set !== null && set.length > MAX_CODE_LENGTH)) return null
  const segments: string[] = []
  for (const segment of set === null ? rest : rest.slice(1)) {
    if (segment === null || segment.startsWith(SET_PREFIX) || !segment.includes('-')) return null
    segments.push(segment)
  }
  return { kind: 'listing', section, set, segments }
}

export function formatSet(set: string): string {
  return SET_PREFIX + set
}

function readSegment(encoded: string): string | null {
  const text = decodeUriPart(encoded)
  if (text === null || text.trim() === '' || text.length > MAX_SEGMENT_LENGTH) return null
  return hasControlCharacter(text) || /[/\\]/.test(text) ? null : text
}
