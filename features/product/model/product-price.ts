import type { PartPrice } from './part-price'
import type { Product } from './product'

/** What came of asking for the price of one part. */
export type ProductPrice =
  | { kind: 'priced'; price: PartPrice; pricedAt: Date }
  /** The answer has no such part. */
  | { kind: 'absent' }
  /** The price service did not answer: a price may exist. */
  | { kind: 'unknown' }

export type PricedProduct = { product: Product; price: ProductPrice }

/**
 * A part that the price service does not know is no product to show, unless the catalogue itself says that it has no
 * offers: then it is sold out.
 */
export function isMissing({ product, price }: PricedProduct): boolean {
  return price.kind === 'absent' && product.offers.count > 0
}

export type BuyState = 'forSale' | 'soldOut' | 'unknown'

export function buyStateOf(price: ProductPrice): BuyState {
  if (price.kind === 'unknown') return 'unknown'
  return price.kind === 'priced' && price.price.groups.length > 0 ? 'forSale' : 'soldOut'
}
