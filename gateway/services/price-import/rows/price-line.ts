export type PriceLine = {
  line: number
  article: string
  brand: string
  title: string
  /** 0 where a part that is out of stock has no price. */
  priceKopecks: number
  /** 0 when the supplier has none. */
  quantity: number
  multiplicity: number
  /** Absent where the list has no term. */
  deliveryHours: number | undefined
}

/** `sheet` is absent where the list has only one. */
export type RejectedRow = {
  sheet?: string | undefined
  line: number
  reason: string
  cells: readonly string[]
}

export type RowVerdict =
  | { kind: 'goods'; line: number; row: PriceLine }
  /** A title between goods, a repeated header or a footer. */
  | { kind: 'group'; line: number }
  | ({ kind: 'rejected' } & RejectedRow)
