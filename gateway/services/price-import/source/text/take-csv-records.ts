import { MAX_QUOTED_CHARS, MAX_QUOTED_LINES } from '@/gateway/services/price-import/limits'
import { splitCsvRecord, unquoteCells } from './csv-record'
import { SEPARATOR_HINT, type CsvShape } from './detect-delimiter'
import type { PriceRow } from '@/gateway/services/price-import/source/price-source'

/**
 * Turns buffered lines into records, and returns how many lines they took. Unless these are the last lines, a tail that may
 * still be closed by a line to come is left for the next call.
 */
export function takeCsvRecords(
  lines: readonly string[],
  firstLine: number,
  shape: CsvShape,
  isLast: boolean,
) {
  const rows: PriceRow[] = []
  let used = 0
  while (used < lines.length) {
    const text = lines[used] ?? ''
    if (firstLine + used === 1 && SEPARATOR_HINT.test(text)) {
      used += 1
      continue
    }
    const { cells, isOpen } = splitCsvRecord(text, shape.delimiter)
    if (isOpen && !isLast && lines.length - used < MAX_QUOTED_LINES) break
    const joined = isOpen ? joinQuotedLines(lines, used, shape, cells.length) : undefined
    rows.push({ line: firstLine + used, cells: joined?.cells ?? repairSwallowed(text, cells, shape) })
    used += joined?.height ?? 1
  }
  return { rows, used }
}

/**
 * A field that runs over several lines. A stray quote must not swallow the rows below it, so the whole has to come out
 * as wide as the other rows, and no line in it may look like a row of its own.
 */
function joinQuotedLines(lines: readonly string[], from: number, shape: CsvShape, openColumns: number) {
  let text = lines[from] ?? ''
  for (let height = 2; height <= MAX_QUOTED_LINES && from + height <= lines.length; height += 1) {
    const next = lines[from + height - 1] ?? ''
    text += `\n${next}`
    if (text.length > MAX_QUOTED_CHARS) return undefined
    const record = splitCsvRecord(text, shape.delimiter)
    const looksLikeRow = next.split(shape.delimiter).length >= shape.columns
    if (next.startsWith('"') || (looksLikeRow && (record.isOpen || openColumns > 1))) return undefined
    if (!record.isOpen)
      return record.cells.length === shape.columns ? { cells: record.cells, height } : undefined
  }
  return undefined
}

/** `"5" hose;10;"20"` reads as one quoted field; cut at every delimiter it has as many columns as its neighbours. */
function repairSwallowed(text: string, cells: string[], shape: CsvShape): string[] {
  if (cells.length >= shape.columns) return cells
  const literal = text.split(shape.delimiter, shape.columns + 1)
  return literal.length === shape.columns ? unquoteCells(literal) : cells
}
