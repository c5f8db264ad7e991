/** What bringing an order costs somewhere, in whole rubles. */
export type DeliveryTerms = {
  price: number
  /** Cost of the products from which on the price falls away; null where it never does. */
  freeFrom: number | null
  /** What comes on top for large products, once for an order and also where the rest is free. */
  surcharge: number
  /** A carrier brings it, whose price is agreed by phone and is no part of the order. */
  isAgreed?: boolean | undefined
}

/** Of a shop that says nothing else. */
export const USUAL_DELIVERY: DeliveryTerms = { price: 299, freeFrom: 1000, surcharge: 0 }

type Order = { isPickup: boolean; isCorporate: boolean; goods: number }

/**
 * Rubles that an order of `goods` rubles pays for its delivery; pickup and companies' orders are free, and what is agreed by
 * phone is not paid with the order. The surcharge counts: terms of an order without large products have none.
 */
export function deliveryFee({ isPickup, isCorporate, goods }: Order, terms: DeliveryTerms): number {
  if (isPickup || isCorporate || terms.isAgreed) return 0
  const isFree = terms.freeFrom !== null && goods >= terms.freeFrom
  return (isFree ? 0 : terms.price) + terms.surcharge
}
