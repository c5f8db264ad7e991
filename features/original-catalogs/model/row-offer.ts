/** What a row's number can be bought for. */
export type RowOffer = {
  /** Rubles for a piece; null when the original has no offer. */
  price: number | null
  oldPrice: number | null
  /** Hours. */
  deliveryTime: number
  /** Pieces that can be had. */
  quantity: number
  multiplicity: number
  /** What it is counted in, if not in pieces. */
  unit?: string | undefined
  supplierId: number | null
  ownWarehouse: boolean
  internalCode: string | null
  /** Rubles for the cheapest part that stands in for it; null when there is none in stock. */
  analogsFrom: number | null
}

/** Offers by the ids of their rows, and when they were read. */
export type RowOffers = { byRow: ReadonlyMap<string, RowOffer>; now: Date }
