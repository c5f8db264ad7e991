import { MAX_COLUMNS } from '@/gateway/services/price-import/limits'
import type { PriceRow } from './price-source'

/** Lines from 1, columns from 0, all of them inside. */
export type MergedRange = { top: number; left: number; bottom: number; right: number }

type OpenRange = MergedRange & { text: string }

/**
 * Gives what stands in merged cells to each of their rows, in their first column, and tells which columns they span.
 * Ranges come in the order of their tops, before the row of the top; rows come from above.
 */
export function createMergedCells() {
  let waiting: MergedRange[] = []
  let next = 0
  let isAny = false
  const open = new Map<number, OpenRange>()

  function add(range: MergedRange): void {
    const isMerged = range.bottom > range.top || range.right > range.left
    if (!isMerged || !(range.left >= 0 && range.left < MAX_COLUMNS)) return
    isAny = true
    waiting.push(range)
  }

  function fill(row: PriceRow): PriceRow {
    if (!isAny) return row
    const { line, cells } = row
    for (const [column, { bottom }] of open) if (bottom < line) open.delete(column)
    for (let range = waiting[next]; range && range.top <= line; range = waiting[next]) {
      next += 1
      if (range.bottom >= line)
        open.set(range.left, { ...range, text: range.top === line ? (cells[range.left] ?? '') : '' })
    }
    if (next === waiting.length) {
      waiting = []
      next = 0
    }
    const spans: [number, number][] = []
    for (const [column, { right, text }] of open) {
      if (right > column) spans.push([column, Math.min(right, MAX_COLUMNS - 1)])
      if (text === '' || (cells[column] ?? '') !== '') continue
      while (cells.length < column) cells.push('')
      cells[column] = text
    }
    return { ...row, spans }
  }

  return { add, fill }
}
