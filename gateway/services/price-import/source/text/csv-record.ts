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
  if (!text.includes('"')) return { cells: clipCells(text.split(delimiter, MAX_COLUMNS)), isOpen: false }
  const cells: string[] = []
  let isOpen = false
  let position = 0
  while (position <= text.length && cells.length < MAX_COLUMNS) {
    const isQuoted = text[position] === '"'
    // Where one field found nothing that closes it, the next can only be closed by the quotes that it begins with.
    const close = isQuoted ? findClosing(text, position + 1, delimiter, isOpen) : -1
    if (close !== -1) {
      cells.push(text.slice(position + 1, close).replaceAll('""', '"'))
      position = close + 2
      continue
    }
    if (isQuoted) isOpen = true
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

/** Of quotes that stand together two and two are one that is meant; one left over before a delimiter or the end closes. */
function findClosing(text: string, from: number, delimiter: Delimiter, isOwnRunOnly: boolean): number {
  let start = isOwnRunOnly && text[from] !== '"' ? -1 : text.indexOf('"', from)
  while (start !== -1) {
    let end = start
    while (text[end] === '"') end += 1
    const isLeftOver = (end - start) % 2 === 1
    if (isLeftOver && (end === text.length || text[end] === delimiter)) return end - 1
    start = isOwnRunOnly ? -1 : text.indexOf('"', end)
  }
  return -1
}

function clipCells(cells: string[]): string[] {
  if (cells.length > MAX_COLUMNS) cells.length = MAX_COLUMNS
  return cells.map((cell) => (cell.length > MAX_CELL_CHARS ? cell.slice(0, MAX_CELL_CHARS) : cell))
}
