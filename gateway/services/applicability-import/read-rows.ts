import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { PriceRow, PriceSource } from '@/gateway/services/price-import/source/price-source'
import { HEADER_SEARCH_ROWS } from '@/gateway/services/price-import/limits'
import { type ApplicabilityColumn, type ApplicabilityColumns, findHeader, missingColumns } from './columns'

export type ApplicabilityRow = {
  sheet: string | undefined
  line: number
  cells: readonly string[]
  /** The text of a column, empty where the file has none. */
  text: (column: ApplicabilityColumn) => string
}

export type ApplicabilityFile = { columns: ApplicabilityColumns; rows: AsyncIterable<ApplicabilityRow> }

/** Reads the sheets that name cars; `given` overrules the head of the file. */
export async function readApplicability(
  source: PriceSource,
  given: ApplicabilityColumns | undefined,
): Promise<ApplicabilityFile> {
  const sheets = await Promise.all(
    source.sheets.map(async ({ name, rows }) => {
      const rest = rows[Symbol.asyncIterator]()
      const first = await takeRows(rest, HEADER_SEARCH_ROWS)
      const head = findHeader(first)
      const columns = { ...head?.columns, ...given }
      return { name, first: first.slice(head ? head.index + 1 : 0), rest, columns }
    }),
  )
  const told = sheets.filter(({ columns, first }) => first.length > 0 && missingColumns(columns).length === 0)
  const [main] = told
  if (!main) {
    const missing = missingColumns(given ?? {}).map((title) => `«${title}»`)
    throw new PriceFileError(
      `Шапка файла применимости не найдена: нужны столбцы ${missing.join(', ')}. Укажите номера от нуля, например ` +
        '--columns brand=0,article=1,make=2,model=3,car=4,from=5,to=6,note=7',
    )
  }
  const isOnly = source.sheets.length === 1
  async function* rowsOf(): AsyncIterable<ApplicabilityRow> {
    for (const { name, first, rest, columns } of told) {
      const sheet = isOnly ? undefined : name
      for (const row of first) yield* filled(row, sheet, columns)
      for (let next = await rest.next(); !next.done; next = await rest.next())
        yield* filled(next.value, sheet, columns)
    }
  }
  return { columns: main.columns, rows: rowsOf() }
}

async function takeRows(rows: AsyncIterator<PriceRow>, most: number): Promise<PriceRow[]> {
  const taken: PriceRow[] = []
  while (taken.length < most) {
    const next = await rows.next()
    if (next.done) break
    taken.push(next.value)
  }
  return taken
}

function filled(
  { line, cells }: PriceRow,
  sheet: string | undefined,
  columns: ApplicabilityColumns,
): ApplicabilityRow[] {
  if (cells.every((cell) => cell.trim() === '')) return []
  const text = (column: ApplicabilityColumn) => {
    const at = columns[column]
    return at === undefined ? '' : (cells[at] ?? '').trim()
  }
  return [{ sheet, line, cells, text }]
}
