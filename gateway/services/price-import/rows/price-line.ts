export type PriceLine = {
  line: number
  article: string
  brand: string
  title: string
  priceKopecks: number
  quantity: number
  multiplicity: number
  /** Absent where the list has no term. */
  deliveryHours: number | undefined
}

export type RowVerdict =
  | { kind: 'taken'; row: PriceLine }
  | { kind: 'out-of-stock'; line: number }
  /** A title between goods, a repeated header or a footer. */
  | { kind: 'group'; line: number }
  | { kind: 'rejected'; line: number; reason: string; cells: readonly string[] }
