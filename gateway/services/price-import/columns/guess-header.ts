import { HEADER_SEARCH_ROWS } from '@/gateway/services/price-import/limits'
import { isForeignHeader, PLACE_WEIGHT, readHeaderCell } from './column-words'
import type { PriceRow } from '@/gateway/services/price-import/source/price-source'
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

type Row = Pick<PriceRow, 'cells' | 'spans'>

const MIN_HEADER_COLUMNS = 3

/** Finds the row, or the two of a merged head, that names the most columns; the first of equals. */
export function guessHeader(rows: readonly Row[]): HeaderGuess | undefined {
  let best: HeaderGuess | undefined
  let bestScore = 0
  const top = rows.slice(0, HEADER_SEARCH_ROWS + 1).map(readTitles)
  top.slice(0, HEADER_SEARCH_ROWS).forEach((head, at) => {
    const below = top[at + 1]
    const isDouble = below !== undefined && isSecondRow(head, below.cells)
    const titles = isDouble ? joinRows(head, below.cells) : withRowAbove(top[at - 1], head.cells)
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

type Titles = {
  cells: readonly string[]
  /** The source tells which cells are merged, so a blank one belongs to no title beside it. */
  isExact: boolean
}

/** A title that is merged over columns belongs to each of them; one that stands alone is that of the list. */
function readTitles({ cells, spans }: Row): Titles {
  if (spans === undefined) return { cells, isExact: false }
  if (isTitleOfList(cells)) return { cells, isExact: true }
  const titles = [...cells]
  for (const [first, last] of spans) {
    for (let at = first + 1; at <= last; at += 1) {
      while (titles.length < at) titles.push('')
      if (isBlank(titles[at])) titles[at] = titles[first] ?? ''
    }
  }
  return { cells: titles, isExact: true }
}

/**
 * «Остаток» merged over «Москва» and «СПб»: the second row is filled only where the first one is spread or repeated, or
 * where both rows are one cell.
 */
function isSecondRow({ cells: head }: Titles, row: readonly string[]): boolean {
  const filled = row.flatMap((cell, index) => (isBlank(cell) ? [] : [{ cell, index }]))
  if (filled.length === 0 || filled.some(({ cell }) => !/\p{L}/u.test(cell))) return false
  if (isTitleOfList(head)) return false
  const own = filled.filter(({ cell, index }) => cell !== head[index])
  const isSpread = own.some(({ index }) => isBlank(head[index]) || isRepeated(head, index))
  return isSpread && own.every(({ index }) => isBlank(head[index]) || isShared(head[index] ?? ''))
}

function isTitleOfList(cells: readonly string[]): boolean {
  const first = cells.findIndex((cell) => !isBlank(cell))
  return first < 2 && cells.findLastIndex((cell) => !isBlank(cell)) === first
}

function isRepeated(head: readonly string[], index: number): boolean {
  return head[index] === head[index - 1] || head[index] === head[index + 1]
}

function isShared(title: string): boolean {
  const column = readHeaderCell(title)?.column
  return column === 'price' || column === 'quantity' || column === undefined
}

function joinRows({ cells: head, isExact }: Titles, row: readonly string[]): string[] {
  let spread = ''
  return Array.from({ length: Math.max(head.length, row.length) }, (_, index) => {
    const above = head[index] ?? ''
    if (isExact || !isBlank(above)) spread = above
    return isBlank(row[index]) || row[index] === above ? above : `${spread} ${row[index]}`.trim()
  })
}

/** «Остатки» stands alone above the towns while all other titles are in the row of the towns. */
function withRowAbove(above: Titles | undefined, titles: readonly string[]): readonly string[] {
  const first = above?.cells.findIndex((cell) => !isBlank(cell)) ?? -1
  if (!above || first < 2) return titles
  let spread = ''
  return titles.map((title, index) => {
    if (!isBlank(above.cells[index])) spread = above.cells[index] ?? ''
    const isOurs = spread !== '' && readHeaderCell(spread) !== undefined
    return isOurs && !isBlank(title) && !readHeaderCell(title) ? `${spread} ${title}` : title
  })
}

function isBlank(cell: string | undefined): boolean {
  return cell === undefined || cell.trim() === ''
}
