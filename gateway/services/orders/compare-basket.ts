import type { Buyer } from '@/gateway/services/bonuses/read-buyer'
import type { CartEntry } from '@/gateway/services/cart/load-cart'
import type { LineTerms } from '@/gateway/services/cart/line-terms'
import { toRubles } from '@/gateway/services/cards/to-entity'
import type { LineConflict } from '@/gateway/services/orders/order-conflict'
import { promotionOf } from '@/gateway/services/promotions/promotion-of'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { toKopecks, toMarkup, type BasketLine } from '@/gateway/services/checkout/order-request'

export type OrderedLine = CartEntry & {
  terms: LineTerms
  price: number
  markup: number
  bonusTimes: number
  /** The promotion by which the line earns more. */
  promotion: string | null
}

type Difference = Pick<LineConflict, 'reason' | 'message'>

function differenceOf(line: BasketLine, entry: CartEntry | undefined): Difference | undefined {
  const name = `${line.brand} ${line.article}`
  if (!entry?.inOrder) return { reason: 'missing', message: `Товара ${name} в заказе уже нет.` }
  const { terms } = entry
  if (!terms) return { reason: 'gone', message: `Извините, товара ${name} уже нет в наличии.` }
  if (line.quantity > terms.maxQuantity) {
    return { reason: 'quantity', message: `Товара ${name} осталось только ${terms.maxQuantity}.` }
  }
  if (line.quantity % terms.multiplicity !== 0) {
    return { reason: 'multiplicity', message: `Товар ${name} продаётся по ${terms.multiplicity}.` }
  }
  if (toKopecks(line.price) === terms.price) return undefined
  return { reason: 'price', message: `Цена товара ${name} изменилась.` }
}

function toConflict(line: BasketLine, entry: CartEntry | undefined, difference: Difference): LineConflict {
  const terms = entry?.inOrder ? entry.terms : undefined
  const step = terms?.multiplicity ?? 1
  return {
    productExternalId: line.productExternalId,
    brand: line.brand,
    article: line.article,
    ...difference,
    seenPrice: line.price,
    price: terms ? toRubles(terms.price) : null,
    seenQuantity: line.quantity,
    quantity: Math.floor((terms?.maxQuantity ?? 0) / step) * step,
  }
}

/** Lines of an order at current prices, and their differences from what the shopper saw. */
export function compareBasket(
  basket: readonly BasketLine[],
  entries: readonly CartEntry[],
  { isCorporate, promotions, cashbackPercent }: Pick<Buyer, 'isCorporate' | 'promotions' | 'cashbackPercent'>,
  reference: CatalogReference,
) {
  const byId = new Map(entries.map((entry) => [entry.lineId, entry]))
  const lines: OrderedLine[] = []
  const conflicts: LineConflict[] = []
  for (const line of basket) {
    const entry = byId.get(line.productExternalId)
    const difference = differenceOf(line, entry)
    if (difference) conflicts.push(toConflict(line, entry, difference))
    if (!entry?.terms) continue
    const { terms, product } = entry
    const promotion = cashbackPercent > 0 ? promotionOf(reference, promotions, product.sectionId) : undefined
    lines.push({
      ...entry,
      terms,
      quantity: line.quantity,
      price: terms.price,
      bonusTimes: promotion?.times ?? 1,
      promotion: promotion?.title ?? null,
      markup: isCorporate ? toMarkup(line.markup) : 0,
    })
  }
  return { lines, conflicts }
}
