/** The one supplier outside the shop list that counts as the own house: it is never a vendor and never a pick-up shop. */
export const NON_VENDOR_SUPPLIER_ID = 15

/** One supplier's terms. */
export type Offer = {
  supplierId: number
  /** Rubles. */
  price: number
  quantity: number
  /** Pieces are sold in this step. */
  multiplicity: number
  /** Hours. */
  deliveryTime: number
  returnable: boolean
}

/** One row for the shopper: a vendor's terms, or the own warehouse with all its suppliers. */
export type OfferGroup = {
  id: string
  price: number
  /** Hours. */
  deliveryTime: number
  quantity: number
  ownWarehouse: boolean
  offers: readonly Offer[]
  /** Only with exactly one offer. */
  multiplicity?: number
  brandExternalId?: string | null
}

export type ShopIds = ReadonlySet<number>

/** A vendor is any supplier that is neither a shop nor supplier 15. */
export function isVendor(supplierId: number, shopIds: ShopIds): boolean {
  return supplierId !== NON_VENDOR_SUPPLIER_ID && !shopIds.has(supplierId)
}

/** What the search for the lowest price begins with; it never leaves this file. */
const INITIAL_CEILING = 999_999_999_999_999

export type OwnWarehouseTerms = { price: number; maxQuantity: number }

/**
 * Terms of the own warehouse: the lowest price among its non-vendor suppliers and the sum of their quantities.
 * `null` when there is none with a price: nothing to show and nothing to order. A price of 0 is no price.
 */
export function ownWarehouseTerms(
  offers: readonly Pick<Offer, 'supplierId' | 'price' | 'quantity'>[],
  shopIds: ShopIds,
): OwnWarehouseTerms | null {
  const own = offers.filter(({ supplierId, price }) => price > 0 && !isVendor(supplierId, shopIds))
  if (own.length === 0) return null
  return {
    price: own.reduce((lowest, { price }) => Math.min(lowest, price), INITIAL_CEILING),
    maxQuantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/** The step in which a group is sold; unknown as soon as several suppliers share it. */
export function groupMultiplicity(offers: readonly Pick<Offer, 'multiplicity'>[]): number | undefined {
  return offers.length === 1 ? offers[0]?.multiplicity : undefined
}

/** Nearest quantity that can be ordered: a multiple of the step, at least one step, at most the stock. */
export function fitQuantity(quantity: number, multiplicity: number, maxQuantity: number): number {
  const step = Math.max(1, Math.floor(multiplicity))
  const most = Math.floor(maxQuantity / step) * step
  const requested = Math.max(step, Math.ceil((Number.isFinite(quantity) ? quantity : 0) / step) * step)
  return Math.min(requested, most)
}
