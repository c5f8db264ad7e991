import { HEADER_SEARCH_ROWS } from '@/gateway/services/price-import/limits'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { PriceRow, PriceSource } from '@/gateway/services/price-import/source/price-source'
import type { ColumnsOf, TableColumns } from './table-columns'

export type TableRow<Column extends string> = {
  sheet: string | undefined
  line: number
  cells: readonly string[]
  /** The titles of its sheet's columns; empty where their numbers were given. */
  titles: readonly string[]
  /** The text of a column, empty where the file has none. */
  text: (column: Column) => string
  /** The title over a column, empty where there is none. */
  titleOf: (column: Column) => string
}

export type TableFile<Column extends string> = {
  columns: ColumnsOf<Column>
  /** Of all sheets that are read. */
  titles: readonly (readonly string[])[]
  rows: AsyncIterable<TableRow<Column>>
}

/** Reads the sheets with the columns; `given` overrules the head of the file. `what` names the file: «файла машин». */
export async function readTable<Column extends string>(
  source: PriceSource,
  known: TableColumns<Column>,
  given: ColumnsOf<Column> | undefined,
  what: string,
): Promise<TableFile<Column>> {
  const sheets = await Promise.all(
    source.sheets.map(async ({ name, rows }) => {
      const rest = rows[Symbol.asyncIterator]()
      const first = await takeRows(rest, HEADER_SEARCH_ROWS)
      const head = known.findHeader(first)
      const columns: ColumnsOf<Column> = { ...head?.columns, ...given }
      const titles = head ? (first[head.index]?.cells ?? []) : []
      return { name, first: first.slice(head ? head.index + 1 : 0), rest, columns, titles }
    }),
  )
  const notified = sheets.filter(
    ({ columns, first }) => first.length > 0 && known.missing(columns).length === 0,
  )
  const [main] = notified
  if (!main) {
    const missing = known.missing(given ?? {}).map((title) => `«${title}»`)
    throw new PriceFileError(
      `Шапка ${what} не найдена: нужны столбцы ${missing.join(', ')}. Укажите номера от нуля, например ${known.example()}`,
    )
  }
  const isOnly = source.sheets.length === 1
  async function* rowsOf(): AsyncIterable<TableRow<Column>> {
    for (const { name, first, rest, columns, titles } of notified) {
      const sheet = isOnly ? undefined : name
      for (const row of first) yield* filled(row, { sheet, columns, titles })
      for (let next = await rest.next(); !next.done; next = await rest.next())
        yield* filled(next.value, { sheet, columns, titles })
    }
  }
  return { columns: main.columns, titles: notified.map(({ titles }) => titles), rows: rowsOf() }
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

type Sheet<Column extends string> = {
  sheet: string | undefined
  columns: ColumnsOf<Column>
  titles: readonly string[]
}

function filled<Column extends string>(
  { line, cells }: PriceRow,
  { sheet, columns, titles }: Sheet<Column>,
): TableRow<Column>[] {
  if (cells.every((cell) => cell.trim() === '')) return []
  const text = (column: Column) => {
    const at = columns[column]
    return at === undefined ? '' : (cells[at] ?? '').trim()
  }
  const titleOf = (column: Column) => titles[columns[column] ?? -1] ?? ''
  return [{ sheet, line, cells, titles, text, titleOf }]
}
