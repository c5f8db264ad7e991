import { HEADER_SEARCH_ROWS } from '@/gateway/services/price-import/limits'
import { isForeignHeader, PLACE_WEIGHT, readHeaderCell } from './column-words'
import { PRICE_COLUMNS, type ColumnMap, type PriceColumn } from './price-column'

export type Header = {
  columns: ColumnMap
  /** Currency that the title of the price names. */
  currency: string | undefined
  /** Nothing but names of places tells the stock, so a place with a name that is not known may hold stock too. */
  isStockByPlace: boolean
  /** Titled columns that nothing is known of. */
  unknown: readonly UnknownColumn[]
}

export type UnknownColumn = { column: number; title: string }

export type HeaderGuess = Header & {
  /** Position of the header's last row among the given rows. */
  index: number
}

type Row = { cells: readonly string[] }

const MIN_HEADER_COLUMNS = 3

/** Finds the row, or the two of a merged head, that names the most columns; the first of equals. */
export function guessHeader(rows: readonly Row[]): HeaderGuess | undefined {
  let best: HeaderGuess | undefined
  let bestScore = 0
  rows.slice(0, HEADER_SEARCH_ROWS).forEach(({ cells }, at) => {
    const below = rows[at + 1]?.cells
    const isDouble = below !== undefined && isSecondRow(cells, below)
    const titles = isDouble ? joinRows(cells, below) : withRowAbove(rows[at - 1]?.cells ?? [], cells)
    const header = readHeader(titles)
    const found = PRICE_COLUMNS.filter((column) => header.columns[column] !== undefined).length
    const { article, price } = header.columns
    const isHeader = found >= MIN_HEADER_COLUMNS || (article !== undefined && price !== undefined)
    if (!isHeader || found <= bestScore) return
    best = { ...header, index: isDouble ? at + 1 : at }
    bestScore = found
  })
  return best
}

function readHeader(titles: readonly string[]): Header {
  const columns: ColumnMap = {}
  const weights = new Map<PriceColumn, number>()
  const unknown: UnknownColumn[] = []
  const stock: { index: number; isTotal: boolean; isPlace: boolean }[] = []
  let currency: string | undefined
  titles.forEach((title, index) => {
    const match = readHeaderCell(title)
    if (!match) {
      if (!isForeignHeader(title)) unknown.push({ column: index, title: title.trim() })
      return
    }
    if (match.column === 'quantity') {
      const isPlace = match.weight === PLACE_WEIGHT
      stock.push({ index, isTotal: match.isTotal, isPlace })
    } else if (match.weight > (weights.get(match.column) ?? 0)) {
      columns[match.column] = index
      weights.set(match.column, match.weight)
      if (match.column === 'price') currency = match.currency
    }
  })
  const total = stock.find(({ isTotal }) => isTotal)
  const [first, ...more] = total ? [total] : stock
  if (first) columns.quantity = first.index
  if (more.length > 0) columns.moreStock = more.map(({ index }) => index)
  const isStockByPlace = stock.length > 0 && stock.every(({ isPlace }) => isPlace)
  return { columns, currency, isStockByPlace, unknown }
}

/** «Остаток» merged over «Москва» and «СПб»: the second row is filled only where the first one is spread or repeated. */
function isSecondRow(head: readonly string[], row: readonly string[]): boolean {
  const filled = row.flatMap((cell, index) => (isBlank(cell) ? [] : [{ cell, index }]))
  if (filled.length === 0 || filled.some(({ cell }) => !/\p{L}/u.test(cell))) return false
  const isSpread = filled.some(({ index }) => isBlank(head[index]))
  return isSpread && filled.every(({ index }) => isBlank(head[index]) || isShared(head[index] ?? ''))
}

function isShared(title: string): boolean {
  const column = readHeaderCell(title)?.column
  return column === 'price' || column === 'quantity' || column === undefined
}

function joinRows(head: readonly string[], row: readonly string[]): string[] {
  let spread = ''
  return Array.from({ length: Math.max(head.length, row.length) }, (_, index) => {
    const above = head[index] ?? ''
    if (!isBlank(above)) spread = above
    return isBlank(row[index]) ? above : `${spread} ${row[index]}`
  })
}

/** «Остатки» stands alone above the towns while all other titles are in the row of the towns. */
function withRowAbove(above: readonly string[], titles: readonly string[]): readonly string[] {
  const first = above.findIndex((cell) => !isBlank(cell))
  if (first < 2) return titles
  let spread = ''
  return titles.map((title, index) => {
    if (!isBlank(above[index])) spread = above[index] ?? ''
    const isOurs = spread !== '' && readHeaderCell(spread) !== undefined
    return isOurs && !isBlank(title) && !readHeaderCell(title) ? `${spread} ${title}` : title
  })
}

function isBlank(cell: string | undefined): boolean {
  return cell === undefined || cell.trim() === ''
}
