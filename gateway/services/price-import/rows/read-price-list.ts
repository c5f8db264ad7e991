import { readDeclaredCurrency, RUBLE, type Rates } from '@/gateway/services/price-import/cells/currency'
import { detectPriceNotation, type Money } from '@/gateway/services/price-import/cells/parse-price'
import { guessHeader, type Header } from '@/gateway/services/price-import/columns/guess-header'
import { looksLikeStock } from '@/gateway/services/price-import/columns/looks-like-stock'
import {
  COLUMN_TITLES,
  stockColumns,
  type ColumnMap,
  type PriceColumn,
} from '@/gateway/services/price-import/columns/price-column'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { PriceRow, PriceSheet, PriceSource } from '@/gateway/services/price-import/source/price-source'
import { judgeRow, type RowRules } from './judge-row'
import type { RowVerdict } from './price-line'

export type ListOptions = {
  /** Column numbers that overrule the header. */
  columns?: ColumnMap
  /** Lines of the file above the goods. */
  skip?: number
  brand?: string
  decimal?: ',' | '.'
  /** Of a text file; found out when absent. */
  encoding?: string
  /** Names of the sheets to read; all that hold goods when absent. */
  sheets?: readonly string[]
  /** Pieces of every part in a list without a column of stock. */
  pieces?: number
  /** Code of the currency that overrides the list's own. */
  currency?: string
  rates?: Rates
}

export type ListSheet = {
  /** Absent where there is only one. */
  name: string | undefined
  columns: ColumnMap
  currency: string
  /** Rubles for one unit of the currency. */
  rate: number
  verdicts: AsyncIterable<RowVerdict>
}

export type PriceList = {
  sheets: ListSheet[]
  /** Sheets that hold no goods, such as «Контакты». */
  skippedSheets: string[]
}

type Sample = { sheet: PriceSheet; rows: PriceRow[]; rest: AsyncIterator<PriceRow> }
type Layout = { rules: RowRules; start: number; currency: string }

const SAMPLE_ROWS = 500
const REQUIRED: readonly PriceColumn[] = ['article', 'price']

/** Learns the layout from the first rows of each sheet, then judges each row when it is read. */
export async function readPriceList(source: PriceSource, options: ListOptions = {}): Promise<PriceList> {
  const chosen = chooseSheets(source, options)
  const samples = (await Promise.all(chosen.map(takeSample))).filter(({ rows }) => rows.some(isFilled))
  const [first] = samples
  if (!first) throw new PriceFileError('В файле нет строк')
  const isOnly = samples.length === 1
  const list: PriceList = { sheets: [], skippedSheets: [] }
  let previous: Layout | undefined
  for (const sample of samples) {
    const layout = layoutOf(sample, source, options, isOnly) ?? continuationOf(sample, previous)
    if (!layout) {
      list.skippedSheets.push(sample.sheet.name ?? '')
      continue
    }
    previous = layout
    const { rules, start, currency } = layout
    list.sheets.push({
      name: isOnly ? undefined : sample.sheet.name,
      columns: rules.columns,
      currency,
      rate: currency === RUBLE ? 1 : (rules.money.rates.get(currency) ?? 1),
      verdicts: judgeRows(sample, start, options.skip ?? 0, rules),
    })
  }
  if (list.sheets.length === 0) requireColumns({}, options.brand, false, undefined)
  return list
}

/** Numbers of columns and rows are those of one sheet: the biggest, unless others are named. */
function chooseSheets(source: PriceSource, { sheets, columns, skip }: ListOptions): readonly PriceSheet[] {
  if (!sheets) {
    const isByNumber = columns !== undefined || skip !== undefined
    return isByNumber ? source.sheets.filter(({ rows }) => rows === source.rows) : source.sheets
  }
  return sheets.map((requested) => {
    const found = source.sheets.find(
      ({ name }) => name?.trim().toLowerCase() === requested.trim().toLowerCase(),
    )
    if (found) return found
    const names = source.sheets.map(({ name }) => `«${name ?? ''}»`).join(', ')
    throw new PriceFileError(`Листа «${requested}» в файле нет, есть: ${names}`)
  })
}

function layoutOf(
  { sheet, rows }: Sample,
  source: PriceSource,
  options: ListOptions,
  isOnly: boolean,
): Layout | undefined {
  const { skip } = options
  const header = guessHeader(skip === undefined ? rows : rows.filter((row) => row.line <= skip))
  const columns = { ...header?.columns, ...options.columns }
  if (!isOnly && columns.article === undefined) return undefined
  const name = isOnly ? undefined : sheet.name
  requireColumns(columns, options.brand, header !== undefined, name)
  const start = skip !== undefined ? rows.filter((row) => row.line <= skip).length : (header?.index ?? -1) + 1
  const goods = rows.slice(start)
  requireStock(header, columns, goods, options)
  const money = moneyOf(header, rows.slice(0, start), options)
  return {
    start,
    currency: money.currency,
    rules: {
      columns,
      brand: options.brand,
      pieces: options.pieces ?? 1,
      money,
      notation: notationOf(goods, columns, source, options),
    },
  }
}

/** A list too long for one sheet goes on in the next one, without a header. */
function continuationOf({ rows }: Sample, previous: Layout | undefined): Layout | undefined {
  if (!previous) return undefined
  const verdicts = rows.flatMap((row) => judgeRow(row, previous.rules) ?? [])
  const goods = verdicts.filter((verdict) => verdict.kind === 'goods' && verdict.row.priceKopecks > 0).length
  return goods > 0 && goods * 2 >= verdicts.length ? { ...previous, start: 0 } : undefined
}

async function* judgeRows(
  { rows, rest }: Sample,
  start: number,
  skip: number,
  rules: RowRules,
): AsyncIterable<RowVerdict> {
  try {
    for (const row of rows.slice(start)) {
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

async function takeSample(sheet: PriceSheet): Promise<Sample> {
  const rest = sheet.rows[Symbol.asyncIterator]()
  const rows: PriceRow[] = []
  while (rows.length < SAMPLE_ROWS) {
    const next = await rest.next()
    if (next.done) break
    rows.push(next.value)
  }
  return { sheet, rows, rest }
}

function isFilled(row: PriceRow): boolean {
  return row.cells.some((cell) => cell.trim() !== '')
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

function moneyOf(header: Header | undefined, above: readonly PriceRow[], options: ListOptions): Money {
  const rates = options.rates ?? new Map<string, number>()
  const declared = above.flatMap(({ cells }) => cells.flatMap((cell) => readDeclaredCurrency(cell) ?? []))[0]
  const currency = options.currency ?? header?.currency ?? declared ?? RUBLE
  if (currency !== RUBLE && !rates.has(currency)) {
    throw new PriceFileError(
      `Цены прайс-листа в валюте ${currency}. Дайте курс, например --rate ${currency}=92,5, ` +
        'или скажите, что это рубли: --currency RUB',
    )
  }
  return { currency, isCertain: options.currency !== undefined, rates }
}

function requireColumns(
  columns: ColumnMap,
  brand: string | undefined,
  hasHeader: boolean,
  sheet: string | undefined,
): void {
  const missing = REQUIRED.filter((column) => columns[column] === undefined)
  if (columns.brand === undefined && !brand) missing.push('brand')
  if (missing.length === 0) return
  const names = missing.map((column) => `«${COLUMN_TITLES[column]}»`).join(', ')
  const place = hasHeader ? 'В шапке прайс-листа' : 'Шапка прайс-листа не найдена:'
  throw new PriceFileError(
    `${sheet === undefined ? '' : `Лист «${sheet}». `}${place} не нашлись столбцы: ${names}. ` +
      'Укажите номера от нуля, например --columns article=1,brand=0,price=5' +
      (missing.includes('brand') ? ', или один бренд на весь список: --brand ИМЯ' : '') +
      (sheet === undefined ? '' : ', или назовите только нужные листы: --sheet ИМЯ'),
  )
}

/** A stock that is not recognised must not pass for «one piece of each». */
function requireStock(
  header: Header | undefined,
  columns: ColumnMap,
  goods: readonly PriceRow[],
  { pieces, columns: given }: ListOptions,
): void {
  const known = stockColumns(columns)
  const isOpen = known.length === 0 || (header?.isStockByPlace === true && given?.quantity === undefined)
  if (!header || pieces !== undefined || !isOpen) return
  const taken = new Set(Object.values(columns).flat())
  const likely = header.unknown.filter(
    ({ column }) => !taken.has(column) && looksLikeStock(goods.map(({ cells }) => cells[column] ?? '')),
  )
  if (likely.length === 0) return
  const named = likely.map(({ column, title }) => `${column} («${title === '' ? 'без названия' : title}»)`)
  const numbers = [...known, ...likely.map(({ column }) => column)].join('+')
  throw new PriceFileError(
    known.length > 0
      ? `Остаток по складам узнан не весь; похоже на остаток и это: ${named.join(', ')}. Сложите их: ` +
          `--columns quantity=${numbers}, или возьмите только узнанное: --columns quantity=${known.join('+')}`
      : `Столбец остатка не узнан; похоже на остаток: ${named.join(', ')}. Укажите его, например ` +
          `--columns quantity=${numbers}, или сколько штук считать у каждой строки: --pieces 1`,
  )
}
