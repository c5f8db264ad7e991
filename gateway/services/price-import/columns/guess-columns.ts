import { HEADER_SEARCH_ROWS } from '@/gateway/services/price-import/limits'
import { readHeaderCell } from './column-words'
import { PRICE_COLUMNS, type ColumnMap } from './price-column'

export type HeaderGuess = {
  /** Position of the header among the given rows. */
  index: number
  columns: ColumnMap
}

const MIN_HEADER_COLUMNS = 3

/** Finds the row that names the most columns; the first of equals. */
export function guessHeader(rows: ReadonlyArray<{ cells: readonly string[] }>): HeaderGuess | undefined {
  let best: HeaderGuess | undefined
  let bestScore = 0
  rows.slice(0, HEADER_SEARCH_ROWS).forEach(({ cells }, index) => {
    const columns = readHeader(cells)
    const found = PRICE_COLUMNS.filter((column) => columns[column] !== undefined).length
    const isHeader =
      found >= MIN_HEADER_COLUMNS || (columns.article !== undefined && columns.price !== undefined)
    if (isHeader && found > bestScore) {
      best = { index, columns }
      bestScore = found
    }
  })
  return best
}

function readHeader(cells: readonly string[]): ColumnMap {
  const columns: ColumnMap = {}
  const weights = new Map<string, number>()
  cells.forEach((cell, index) => {
    const match = readHeaderCell(cell)
    if (!match || match.weight <= (weights.get(match.column) ?? 0)) return
    columns[match.column] = index
    weights.set(match.column, match.weight)
  })
  return columns
}
