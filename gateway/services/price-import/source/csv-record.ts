import { MAX_CELL_CHARS, MAX_COLUMNS } from '@/gateway/services/price-import/limits'

export type Delimiter = ',' | ';' | '\t' | '|'

export type CsvRecord = {
  cells: string[]
  /** A quoted field was still open where the text ended. */
  isOpen: boolean
}

/**
 * Splits one record. A quote opens a quoted field only at the field's start and closes it only before a delimiter or the
 * end; any other quote (5" hose) is an ordinary character. CSV libraries either fail on such quotes or read on to the
 * next one, over whatever rows lie between.
 */
export function splitCsvRecord(text: string, delimiter: Delimiter): CsvRecord {
  if (!text.includes('"')) return { cells: clipCells(text.split(delimiter)), isOpen: false }
  const cells: string[] = []
  let isOpen = false
  let position = 0
  while (position <= text.length) {
    const field = text[position] === '"' ? readQuoted(text, position, delimiter) : undefined
    if (field === 'open') isOpen = true
    if (field && field !== 'open') {
      cells.push(field.value)
      position = field.end + 1
      continue
    }
    const end = text.indexOf(delimiter, position)
    cells.push(text.slice(position, end === -1 ? text.length : end))
    if (end === -1) break
    position = end + 1
  }
  return { cells: clipCells(cells), isOpen }
}

export function unquoteCells(cells: readonly string[]): string[] {
  return clipCells(cells.map((cell) => /^"(.*)"$/s.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell))
}

function readQuoted(
  text: string,
  start: number,
  delimiter: Delimiter,
): { value: string; end: number } | 'open' {
  let value = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote === -1) return 'open'
    const next = text[quote + 1]
    if (next === undefined || next === delimiter) {
      return { value: value + text.slice(from, quote), end: quote + 1 }
    }
    value += text.slice(from, quote + 1)
    from = next === '"' ? quote + 2 : quote + 1
  }
}

function clipCells(cells: string[]): string[] {
  if (cells.length > MAX_COLUMNS) cells.length = MAX_COLUMNS
  return cells.map((cell) => (cell.length > MAX_CELL_CHARS ? cell.slice(0, MAX_CELL_CHARS) : cell))
}
