import { multiplyRubles, sumRubles } from '@/lib/money'
import { matchKey } from '../keys'
import { isVendor, type ShopIds } from './offers'

export type PartKey = { brand: string; article: string }
export type HeldLine = PartKey & { supplierId: number }

/** What a visitor puts into the cart: an offer of one seller, of several, or of the own warehouse. */
export type RequestedPart = PartKey & {
  /** The one seller; null when several offer the part together. */
  supplierId: number | null
  ownWarehouse: boolean
}

/**
 * The line of the same part in the cart. An offer of the own warehouse or of several sellers meets any line of the part
 * under a shop, because stock moves between shops; an offer of one seller meets only that seller's line.
 */
export function findHeldLine<Line extends HeldLine>(
  lines: readonly Line[],
  requested: RequestedPart,
  shopIds: ShopIds,
): Line | undefined {
  const key = matchKey(requested.brand, requested.article)
  return lines.find(
    (line) => matchKey(line.brand, line.article) === key && isHeldBySeller(line, requested, shopIds),
  )
}

function isHeldBySeller(
  line: HeldLine,
  { supplierId, ownWarehouse }: RequestedPart,
  shopIds: ShopIds,
): boolean {
  if (ownWarehouse || supplierId === null) return !isVendor(line.supplierId, shopIds)
  return line.supplierId === supplierId
}

export type PricedLine = { price: number | null; oldPrice: number | null; quantity: number }

/** Rubles for one piece: the old price stands in where there is none. Parts are never free, so 0 is no price. */
export function pieceCost({ price, oldPrice }: Pick<PricedLine, 'price' | 'oldPrice'>): number {
  return price || oldPrice || 0
}

/** Rubles for all pieces of a line. */
export function lineCost(line: PricedLine): number {
  return multiplyRubles(pieceCost(line), line.quantity)
}

/** Rubles for the lines that are in the order; postponed ones do not count. */
export function basketTotal(lines: readonly (PricedLine & { isInOrder: boolean })[]): number {
  return sumRubles(lines.filter(({ isInOrder }) => isInOrder).map(lineCost))
}
