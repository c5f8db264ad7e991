import { sumRubles, toKopecks, toRubles } from '@/lib/money'
import { lineCost, pieceCost } from '@/lib/parts/terms/cart-rules'
import { withMarkup } from '@/lib/parts/terms/markup'
import type { CartLine } from '@/stores/cart/cart-line'

export type CartTotals = {
  /** Lines in the order. */
  count: number
  pieces: number
  /** What they are counted in; null where lines differ. */
  unit: string | null
  /** Rubles. */
  total: number
  /** The saving against the old prices. */
  saved: number
  /** Bonuses that the order earns. */
  bonuses: number
  /** With the corporate markup on every line. */
  withMarkup: number
}

/** Sums over the lines in the order; each is taken in kopecks. */
export function cartTotals(lines: readonly CartLine[]): CartTotals {
  const ordered = lines.filter(({ isInOrder }) => isInOrder)
  const [unit = null, ...others] = new Set(ordered.map((line) => line.unit))
  return {
    count: ordered.length,
    unit: others.length === 0 ? unit : null,
    pieces: ordered.reduce((sum, { quantity }) => sum + quantity, 0),
    total: sumRubles(ordered.map(lineCost)),
    saved: sumRubles(ordered.map(savedOn)),
    bonuses: sumRubles(ordered.map(({ bonuses }) => bonuses)),
    withMarkup: sumRubles(ordered.map(lineCostWithMarkup)),
  }
}

export function pieceCostWithMarkup(line: CartLine): number {
  return toRubles(withMarkup(toKopecks(pieceCost(line)), line.markup))
}

export function lineCostWithMarkup(line: CartLine): number {
  return toRubles(toKopecks(pieceCostWithMarkup(line)) * line.quantity)
}

function savedOn(line: CartLine): number {
  const { price, oldPrice, quantity } = line
  if (!price || !oldPrice || oldPrice <= price) return 0
  return toRubles((toKopecks(oldPrice) - toKopecks(price)) * quantity)
}
