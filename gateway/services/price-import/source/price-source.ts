export type PriceRow = {
  /** Line of the text file or row of the sheet, from 1, as the sender sees it. */
  line: number
  cells: string[]
}

export type PriceSourceKind = 'csv' | 'xlsx' | 'xls' | 'xml'

export type PriceSheet = {
  /** Absent in a text file. */
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
