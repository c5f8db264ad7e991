import { splitCsvRecord, type Delimiter } from './csv-record'

/** What Excel writes above the rows to name the delimiter. */
export const SEPARATOR_HINT = /^sep=(.)\s*$/i

export type CsvShape = {
  delimiter: Delimiter
  /** Columns that most lines have. */
  columns: number
}

const CANDIDATES: readonly Delimiter[] = ['\t', ';', '|', ',']
const WIDE_ENOUGH = 4

/** Picks the delimiter that cuts the most lines into the same number of columns. Commas lose a tie to the rest. */
export function detectCsvShape(lines: readonly string[]): CsvShape {
  const hint = SEPARATOR_HINT.exec(lines[0] ?? '')?.[1]
  let best = { delimiter: ';' as Delimiter, columns: 1, score: 0 }
  for (const delimiter of CANDIDATES) {
    const rated = { delimiter, ...rate(lines, delimiter) }
    if (delimiter === hint) return { delimiter, columns: rated.columns }
    if (rated.score > best.score) best = rated
  }
  return { delimiter: best.delimiter, columns: best.columns }
}

function rate(lines: readonly string[], delimiter: Delimiter): { columns: number; score: number } {
  const counts = new Map<number, number>()
  let filled = 0
  for (const line of lines) {
    if (line.trim() === '') continue
    filled += 1
    const columns = splitCsvRecord(line, delimiter).cells.length
    if (columns > 1) counts.set(columns, (counts.get(columns) ?? 0) + 1)
  }
  let best = { columns: 1, score: 0 }
  for (const [columns, times] of counts) {
    const score = (times / filled) * Math.min(columns, WIDE_ENOUGH)
    if (score > best.score) best = { columns, score }
  }
  return best
}
