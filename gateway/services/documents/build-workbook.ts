import { utils, write } from '@e965/xlsx'

export type Cell = string | number | null

const MIN_WIDTH = 8
const MAX_WIDTH = 60

/** Text cells are typed as text, so that none is taken for a formula. */
function toCell(value: Cell) {
  return typeof value === 'string' ? { t: 's' as const, v: value, z: '@' } : value
}

function widthOf(rows: readonly (readonly Cell[])[], column: number) {
  const longest = Math.max(...rows.map((row) => String(row[column] ?? '').length))
  return { wch: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, longest + 2)) }
}

/** An XLSX file of one sheet. Widths follow the content of rows with more than two cells: the others are captions. */
export function buildWorkbook(title: string, rows: readonly (readonly Cell[])[]): Buffer<ArrayBuffer> {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(toCell)))
  const table = rows.filter((row) => row.length > 2)
  const columns = Math.max(0, ...table.map((row) => row.length))
  sheet['!cols'] = Array.from({ length: columns }, (_, column) => widthOf(table, column))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, title.slice(0, 31))
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array)
}
