import { readPieces } from '@/lib/forms/read-pieces'
import { multiplyRubles, sumRubles, toKopecks, toRubles } from '@/lib/money'
import { withMarkup } from '@/lib/parts/terms/markup'
import type { RequestedItem } from '@/stores/cart/requested-item'
import type { OrderLine } from './order'
import { isOff, isRefused } from './status-tone'

/** What a line is called where its number does not stand beside. */
export function lineName({ title, brand, article }: Pick<OrderLine, 'title' | 'brand' | 'article'>): string {
  return title || `${brand} ${article}`
}

/** Whether a part of the pieces may be chosen, and not all of them alone. */
export function isDivisible(most: number, pack = 1): boolean {
  return most > Math.max(1, pack)
}

/** Pieces of a chosen line as they are typed; undefined for what is no such number. */
export function readChosenPieces(typed: string, most: number, pack = 1): number | undefined {
  return isDivisible(most, pack) ? readPieces(typed, most) : most
}

/** Price of one piece, on request with the corporate buyer's own margin. */
export function linePrice({ price, markup }: Pick<OrderLine, 'price' | 'markup'>, isMarked: boolean): number {
  return isMarked ? toRubles(withMarkup(toKopecks(price), markup)) : price
}

/** Whether a paper with the buyer's own margin differs from one without. */
export function hasMarkedLines(lines: readonly Pick<OrderLine, 'markup'>[]): boolean {
  return lines.some(({ markup }) => markup > 0)
}

export function lineSum(line: Pick<OrderLine, 'price' | 'markup' | 'quantity'>, isMarked: boolean): number {
  return multiplyRubles(linePrice(line, isMarked), line.quantity)
}

/** Cost of the cancelled and refused pieces. */
export function calledOffSum(lines: readonly OrderLine[]): number {
  return sumRubles(lines.map((line) => multiplyRubles(line.price, calledOffPieces(line))))
}

/** A line refused whole may have lost pieces before, one cancelled whole shows them all. */
function calledOffPieces({ quantity, cancelledQuantity, status }: OrderLine): number {
  if (isRefused(status)) return quantity + cancelledQuantity
  return isOff(status) ? quantity : cancelledQuantity
}

/** Products of an order to put into the cart again, in the same quantities. */
export function toRequestedItems(lines: readonly OrderLine[]): RequestedItem[] {
  return lines.map((line) => ({
    brand: line.brand,
    article: line.article,
    brandExternalId: line.brandExternalId,
    internalCode: line.internalCode,
    supplierId: line.supplierId,
    ownWarehouse: line.ownWarehouse,
    title: line.title,
    picture: line.pictures[0] ?? null,
    price: line.price,
    quantity: line.quantity,
    unit: line.unit,
    maxQuantity: line.quantity,
    multiplicity: line.multiplicity,
    deliveryTime: 0,
    car: line.car,
  }))
}

/** Lines with pieces that may still be cancelled. */
export function cancellableLines(lines: readonly OrderLine[]): OrderLine[] {
  return lines.filter(({ cancellableQuantity }) => cancellableQuantity > 0)
}
