import { pieceCost } from '@/lib/parts/terms/cart-rules'
import { toKopecks } from '@/lib/money'
import type { CartLine } from '@/stores/cart/cart-line'

/** How a line differs from what the shopper saw; `now` is null when the offer is gone. */
export type LineChange = {
  line: CartLine
  now: CartLine | null
  priceBefore: number
  priceNow: number | null
  quantityBefore: number
  quantityNow: number
}

/** Lines of an order as the shopper saw them against what can be had now, line by line. */
export function lineChanges(seen: readonly CartLine[], current: readonly CartLine[]): LineChange[] {
  const byId = new Map(current.map((line) => [line.productId, line]))
  return seen.flatMap((line) => {
    const now = orderable(byId.get(line.productId))
    const change: LineChange = {
      line,
      now,
      priceBefore: pieceCost(line),
      priceNow: now && pieceCost(now),
      quantityBefore: line.quantity,
      quantityNow: now?.quantity ?? 0,
    }
    return isSame(change) ? [] : [change]
  })
}

/** What is left to order: lines of the order that have a price and stock, at most as many pieces as there are. */
export function orderableLines(lines: readonly CartLine[]): CartLine[] {
  return lines.flatMap((line) => orderable(line) ?? [])
}

function orderable(line: CartLine | undefined): CartLine | null {
  if (!line?.isInOrder || pieceCost(line) === 0) return null
  const step = Math.max(1, line.multiplicity)
  const most = Math.floor(line.maxQuantity / step) * step
  const quantity = Math.min(line.quantity, most)
  if (quantity <= 0) return null
  return quantity === line.quantity ? line : { ...line, quantity }
}

function isSame({ priceBefore, priceNow, quantityBefore, quantityNow }: LineChange): boolean {
  return priceNow !== null && toKopecks(priceBefore) === toKopecks(priceNow) && quantityBefore === quantityNow
}

/** Identifies a cart by its lines and quantities, without their prices. */
export function cartSignature(lines: readonly Pick<CartLine, 'productId' | 'quantity' | 'isInOrder'>[]) {
  return lines
    .filter(({ isInOrder }) => isInOrder)
    .map(({ productId, quantity }) => `${productId}*${quantity}`)
    .toSorted()
    .join('|')
}
