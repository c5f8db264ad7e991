import { MAX_CELL_CHARS, MAX_COLUMNS } from '@/gateway/services/price-import/limits'
import { createMergedCells } from './merged-cells'
import type { PriceRow } from './price-source'

/** What reads one sheet of a file by its markup: `take` gives out the rows that are complete, `isPast` says that the sheet is over. */
export type RowCollector = { take: () => PriceRow[]; isPast: () => boolean }

/** Puts the cells of a sheet into rows as its markup is read; what merged cells hold is filled in. */
export function createRowBuffer() {
  const merged = createMergedCells()
  let rows: PriceRow[] = []
  let cells: string[] = []
  return {
    merge: merged.add,
    startRow: () => {
      cells = []
    },
    /** Columns count from 0. An empty text leaves the cell out, and so does a column past the last that is read. */
    setCell: (column: number, text: string) => {
      if (text === '' || column >= MAX_COLUMNS) return
      while (cells.length < column) cells.push('')
      cells[column] = text.slice(0, MAX_CELL_CHARS)
    },
    hasCells: () => cells.length > 0,
    endRow: (line: number, isHidden: boolean) => {
      rows.push(merged.fill({ line, cells, ...(isHidden && { isHidden }) }))
    },
    take: (): PriceRow[] => {
      const taken = rows
      rows = []
      return taken
    },
  }
}

/** The rows of the collector's sheet while `parts` of the file are read; the rest of the file is left unread. */
export async function* readRows(
  parts: AsyncIterable<unknown>,
  { take, isPast }: RowCollector,
): AsyncIterable<PriceRow> {
  for await (const _ of parts) {
    yield* take()
    if (isPast()) return
  }
}
