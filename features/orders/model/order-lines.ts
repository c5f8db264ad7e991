import { multiplyRubles, toKopecks, toRubles } from '@/lib/format/money'
import { withMarkup } from '@/lib/parts/markup'
import type { WantedItem } from '@/stores/cart/wanted-item'
import type { OrderLine } from './order'

/** Price of one piece, with the corporate buyer's own margin when it is asked for. */
export function linePrice({ price, markup }: Pick<OrderLine, 'price' | 'markup'>, isMarked: boolean): number {
  return isMarked ? toRubles(withMarkup(toKopecks(price), markup)) : price
}

export function lineSum(line: Pick<OrderLine, 'price' | 'markup' | 'quantity'>, isMarked: boolean): number {
  return multiplyRubles(linePrice(line, isMarked), line.quantity)
}

/** Goods of an order to put into the cart again, in the same quantities. */
export function toWantedItems(lines: readonly OrderLine[]): WantedItem[] {
  return lines.map((line) => ({
    brand: line.brand,
    article: line.article,
    brandExternalId: line.brandExternalId,
    internalCode: line.arusCode,
    supplierId: line.supplierId,
    ownWarehouse: line.goods.product,
    title: line.title,
    picture: line.pictures[0] ?? null,
    price: line.price,
    quantity: line.quantity,
    maxQuantity: line.quantity,
    multiplicity: line.multiplicity,
    deliveryTime: 0,
  }))
}

/** Lines of which something may still be called off. */
export function cancellableLines(lines: readonly OrderLine[]): OrderLine[] {
  return lines.filter(({ cancellableQuantity }) => cancellableQuantity > 0)
}
