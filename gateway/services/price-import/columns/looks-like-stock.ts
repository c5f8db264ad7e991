import { cleanText } from '@/gateway/services/price-import/cells/clean-text'
import { parseQuantity } from '@/gateway/services/price-import/cells/parse-quantity'

const MIN_FILLED = 3
const MIN_SHARE = 0.9
const MAX_LIKELY_PIECES = 9_999

/** Whether a column holds what suppliers write as stock: small whole numbers, «>10», «есть», «+»; not numbers of rows. */
export function looksLikeStock(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cleanText(cell).replace(/[.,]0+$/, '')).filter((cell) => cell !== '')
  if (filled.length < MIN_FILLED) return false
  if (filled.every((cell, at) => Number(cell) === at + 1)) return false
  return filled.filter(isLikely).length >= filled.length * MIN_SHARE
}

function isLikely(cell: string): boolean {
  if (/\d[.,/-]\d/.test(cell) || /^0\d/.test(cell)) return false
  if (/\d\s*\p{L}{4,}/u.test(cell)) return false
  const pieces = parseQuantity(cell)
  return pieces.ok && pieces.value <= MAX_LIKELY_PIECES
}
