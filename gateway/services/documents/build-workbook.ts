import { utils, write } from '@e965/xlsx'

export type Cell = string | number | null

/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA_START = /^[=+\-@\t\r]/
const MIN_WIDTH = 8
const MAX_WIDTH = 60

/** Text that stays text also where the file is saved as CSV and opened again. */
export function toPlainCell(value: Cell): Cell {
  return typeof value === 'string' && FORMULA_START.test(value) ? `'${value}` : value
}

function widthOf(rows: readonly (readonly Cell[])[], column: number) {
  const longest = Math.max(...rows.map((row) => String(row[column] ?? '').length))
  return { wch: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, longest + 2)) }
}

/** An XLSX file of one sheet. Widths follow the content of rows with more than two cells: the others are captions. */
export function buildWorkbook(title: string, rows: readonly (readonly Cell[])[]): Buffer<ArrayBuffer> {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(toPlainCell)))
  const table = rows.filter((row) => row.length > 2)
  const columns = Math.max(0, ...table.map((row) => row.length))
  sheet['!cols'] = Array.from({ length: columns }, (_, column) => widthOf(table, column))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, title.slice(0, 31))
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array)
}
