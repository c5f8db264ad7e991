export type PriceRow = {
  /** Line of the text file or row of the sheet, from 1, as the sender sees it. */
  line: number
  cells: string[]
  /** First and last columns of merged cells; absent where the source reports none. */
  spans?: ReadonlyArray<readonly [first: number, last: number]>
  /** Hidden by hand or by a filter; a row that is only folded into its group is not. */
  isHidden?: true
}

export type PriceSourceKind = 'csv' | 'xlsx' | 'xls' | 'xml' | 'ods' | 'html' | 'yml' | 'commerce-ml'

export type PriceSheet = {
  /** Absent where there are no sheets. */
  name: string | undefined
  rows: AsyncIterable<PriceRow>
}

export type PriceSource = {
  kind: PriceSourceKind
  /** Human description in Russian: container, encoding, delimiter, number of sheets. */
  description: string
  /** In spreadsheets a number is a number, so its point is always a decimal one. */
  hasNumericCells: boolean
  /** Visible sheets in their order, at least one. */
  sheets: readonly PriceSheet[]
  /** Rows of the biggest sheet. */
  rows: AsyncIterable<PriceRow>
  close: () => void
}
