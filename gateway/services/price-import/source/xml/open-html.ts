import { MAX_CELL_CHARS, MAX_COLUMNS, MAX_HTML_TABLES } from '@/gateway/services/price-import/limits'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { ByteSource } from '@/gateway/services/price-import/source/byte-source'
import { describeWorkbook } from '@/gateway/services/price-import/source/describe-workbook'
import { htmlEncoding, streamHtml } from './html-stream'
import { createMergedCells } from '@/gateway/services/price-import/source/merged-cells'
import type { PriceRow, PriceSource } from '@/gateway/services/price-import/source/price-source'

type Table = { number: number; rows: number; columns: number }

const MIN_ROWS = 2
const MIN_COLUMNS = 2

/**
 * Tables of a page, also of one that is called `.xls`. Each is a sheet, unless it only lays out the page; the page is
 * read anew for each.
 */
export async function openHtml(source: ByteSource, named: string | undefined): Promise<PriceSource> {
  const encoding = named ?? (await htmlEncoding(source))
  const tables = (await listTables(source, encoding)).filter(
    ({ rows, columns }) => rows >= MIN_ROWS && columns >= MIN_COLUMNS,
  )
  if (tables.length > MAX_HTML_TABLES)
    throw new PriceFileError('На странице слишком много таблиц: сохраните её как XLSX или CSV')
  const sheets = tables.map(({ number, rows }) => ({
    name: `Таблица ${number}`,
    size: rows,
    rows: readTable(source, encoding, number),
  }))
  const biggest = sheets.toSorted((a, b) => b.size - a.size)[0]
  if (!biggest) throw new PriceFileError('На веб-странице нет таблицы с товарами')
  return {
    kind: 'html',
    description: describeWorkbook(`HTML, ${encoding}`, sheets),
    hasNumericCells: false,
    sheets,
    rows: biggest.rows,
    close: () => {},
  }
}

async function listTables(source: ByteSource, encoding: string): Promise<Table[]> {
  const tables: Table[] = []
  const open: Table[] = []
  let columns = 0
  const handlers = {
    onopentag: (name: string) => {
      const table = open.at(-1)
      if (name === 'table') {
        const opened = { number: tables.length + 1, rows: 0, columns: 0 }
        tables.push(opened)
        open.push(opened)
        columns = 0
      } else if (name === 'tr' && table) {
        table.rows += 1
        columns = 0
      } else if (isCell(name) && table) {
        columns += 1
        table.columns = Math.max(table.columns, columns)
      }
    },
    ontext: () => {},
    onclosetag: (name: string) => {
      if (name !== 'table') return
      open.pop()
      columns = 0
    },
  }
  for await (const _ of streamHtml(source, encoding, handlers));
  return tables
}

async function* readTable(source: ByteSource, encoding: string, number: number): AsyncIterable<PriceRow> {
  const collector = createRowCollector(number)
  for await (const _ of streamHtml(source, encoding, collector.handlers)) {
    yield* collector.take()
    if (collector.isPast()) return
  }
}

function createRowCollector(number: number) {
  const merged = createMergedCells()
  /** Lines up to which a cell of a row above reaches down, by column. */
  const taken: number[] = []
  const open: number[] = []
  let rows: PriceRow[] = []
  let tables = 0
  let line = 0
  let cells: string[] | undefined
  let column = 0
  let text = ''
  let isCellOpen = false
  let unseen = 0
  let isHidden = false
  const isHere = () => open.at(-1) === number

  function onopentag(name: string, attributes: Record<string, string>): void {
    if (name === 'script' || name === 'style') unseen += 1
    else if (name === 'table') {
      tables += 1
      open.push(tables)
    } else if (!isHere()) return
    else if (name === 'tr') openRow(attributes)
    else if (isCell(name)) openCell(attributes)
    else if (name === 'br' || name === 'p' || name === 'div') text += ' '
  }

  function openRow(attributes: Record<string, string>): void {
    closeRow()
    isHidden = 'hidden' in attributes || /display\s*:\s*none/i.test(attributes['style'] ?? '')
    line += 1
    cells = []
    column = 0
  }

  function openCell(attributes: Record<string, string>): void {
    closeCell()
    if (!cells) openRow({})
    while ((taken[column] ?? 0) >= line) column += 1
    const right = Math.min(column + count(attributes['colspan']), MAX_COLUMNS) - 1
    const bottom = line + count(attributes['rowspan']) - 1
    for (let at = column; at <= right; at += 1) taken[at] = bottom
    merged.add({ top: line, left: column, bottom, right })
    text = ''
    isCellOpen = true
  }

  function closeCell(): void {
    if (!isCellOpen || !cells) return
    isCellOpen = false
    const value = text.trim().slice(0, MAX_CELL_CHARS)
    if (column < MAX_COLUMNS && value !== '') {
      while (cells.length < column) cells.push('')
      cells[column] = value
    }
    column += 1
  }

  function closeRow(): void {
    closeCell()
    if (cells) rows.push(merged.fill({ line, cells, ...(isHidden && { isHidden }) }))
    cells = undefined
  }

  function onclosetag(name: string): void {
    if (name === 'script' || name === 'style') unseen -= 1
    else if (name === 'table') {
      if (isHere()) closeRow()
      open.pop()
    } else if (!isHere()) return
    else if (name === 'tr') closeRow()
    else if (isCell(name)) closeCell()
  }

  return {
    handlers: {
      onopentag,
      onclosetag,
      ontext: (part: string) => {
        if (isCellOpen && isHere() && unseen === 0 && text.length < MAX_CELL_CHARS) text += part
      },
    },
    isPast: () => tables >= number && !open.includes(number),
    take: (): PriceRow[] => {
      const taken = rows
      rows = []
      return taken
    },
  }
}

function isCell(name: string): boolean {
  return name === 'td' || name === 'th'
}

function count(stated: string | undefined): number {
  const number = Number(stated ?? 1)
  return Number.isInteger(number) && number > 0 ? number : 1
}
