import { detectPriceNotation } from '@/gateway/services/price-import/cells/parse-price'
import { guessHeader } from '@/gateway/services/price-import/columns/guess-columns'
import {
  COLUMN_TITLES,
  type ColumnMap,
  type PriceColumn,
} from '@/gateway/services/price-import/columns/price-column'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { PriceRow, PriceSource } from '@/gateway/services/price-import/source/price-source'
import { judgeRow, type RowRules } from './judge-row'
import type { RowVerdict } from './price-line'

export type ListOptions = {
  /** Column numbers that overrule the header. */
  columns?: ColumnMap
  /** Lines of the file above the goods. */
  skip?: number
  brand?: string
  decimal?: ',' | '.'
}

export type PriceList = {
  columns: ColumnMap
  verdicts: AsyncIterable<RowVerdict>
}

const SAMPLE_ROWS = 500
const REQUIRED: readonly PriceColumn[] = ['article', 'price']

/** Learns from the first rows how the list is laid out, then judges row after row as they are asked for. */
export async function readPriceList(source: PriceSource, options: ListOptions = {}): Promise<PriceList> {
  const iterator = source.rows[Symbol.asyncIterator]()
  const sample = await takeRows(iterator, SAMPLE_ROWS)
  if (!sample.some((row) => row.cells.some((cell) => cell.trim() !== '')))
    throw new PriceFileError('В файле нет строк')
  const skip = options.skip ?? 0
  const below = sample.filter((row) => row.line > skip)
  const header =
    options.skip === undefined ? guessHeader(sample) : guessHeader(sample.filter((row) => row.line <= skip))
  const columns = { ...header?.columns, ...options.columns }
  requireColumns(columns, options.brand, header !== undefined)
  const start = options.skip === undefined && header ? header.index + 1 : 0
  const goods = below.slice(start)
  const rules: RowRules = {
    columns,
    brand: options.brand,
    notation: notationOf(goods, columns, source, options),
  }
  return { columns, verdicts: judgeRows(goods, iterator, skip, rules) }
}

async function* judgeRows(
  first: readonly PriceRow[],
  rest: AsyncIterator<PriceRow>,
  skip: number,
  rules: RowRules,
): AsyncIterable<RowVerdict> {
  try {
    for (const row of first) {
      const verdict = judgeRow(row, rules)
      if (verdict) yield verdict
    }
    for (let next = await rest.next(); !next.done; next = await rest.next()) {
      const verdict = next.value.line > skip ? judgeRow(next.value, rules) : undefined
      if (verdict) yield verdict
    }
  } finally {
    await rest.return?.()
  }
}

async function takeRows(iterator: AsyncIterator<PriceRow>, count: number): Promise<PriceRow[]> {
  const rows: PriceRow[] = []
  while (rows.length < count) {
    const next = await iterator.next()
    if (next.done) break
    rows.push(next.value)
  }
  return rows
}

function notationOf(
  goods: readonly PriceRow[],
  columns: ColumnMap,
  source: PriceSource,
  options: ListOptions,
) {
  if (options.decimal === ',') return { comma: 'decimal', point: 'thousands' } as const
  if (options.decimal === '.') return { comma: 'thousands', point: 'decimal' } as const
  const prices = goods.map((row) => (columns.price === undefined ? '' : (row.cells[columns.price] ?? '')))
  return detectPriceNotation(prices, source.hasNumericCells)
}

function requireColumns(columns: ColumnMap, brand: string | undefined, hasHeader: boolean): void {
  const missing = REQUIRED.filter((column) => columns[column] === undefined)
  if (columns.brand === undefined && !brand) missing.push('brand')
  if (missing.length === 0) return
  const names = missing.map((column) => `«${COLUMN_TITLES[column]}»`).join(', ')
  const place = hasHeader ? 'В шапке прайс-листа' : 'Шапка прайс-листа не найдена:'
  throw new PriceFileError(
    `${place} не нашлись столбцы: ${names}. Укажите номера от нуля, например --columns article=1,brand=0,price=5` +
      (missing.includes('brand') ? ', или один бренд на весь список: --brand ИМЯ' : ''),
  )
}
