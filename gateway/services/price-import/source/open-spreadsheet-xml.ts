import { MAX_CELL_CHARS, MAX_COLUMNS } from '@/gateway/services/price-import/limits'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { ByteSource } from './byte-source'
import { numberCellText } from './cell-text'
import { describeBook } from './describe-book'
import type { PriceRow, PriceSource } from './price-source'
import { attribute, readXml, streamXml } from './xml-stream'

/** The XML table of Excel 2003. Its sheets lie one behind the other, so the file is read anew for each. */
export async function openSpreadsheetXml(source: ByteSource): Promise<PriceSource> {
  const listed = await listSheets(source)
  const sheets = listed
    .map(({ name, size }, index) => ({ name, size, rows: readSheet(source, index + 1) }))
    .filter((_, index) => listed[index]?.isVisible)
  const biggest = sheets.toSorted((a, b) => b.size - a.size)[0]
  if (!biggest) throw new PriceFileError('В книге нет ни одного видимого листа')
  return {
    kind: 'xml',
    description: describeBook('таблица XML 2003', sheets),
    hasNumericCells: true,
    sheets,
    rows: biggest.rows,
    close: () => {},
  }
}

async function listSheets(source: ByteSource) {
  const sheets: { name: string; size: number; isVisible: boolean }[] = []
  let isVisibility = false
  const open = (name: string, attributes: Record<string, string>) => {
    const last = sheets.at(-1)
    if (name === 'Worksheet')
      sheets.push({ name: attribute(attributes, 'Name') ?? '', size: 0, isVisible: true })
    else if (name === 'Row' && last) last.size += 1
    else if (name === 'Visible') isVisibility = true
  }
  const text = (part: string) => {
    const last = sheets.at(-1)
    if (isVisibility && last && /hidden/i.test(part)) last.isVisible = false
  }
  await readXml(source, { open, text, close: () => (isVisibility = false) })
  return sheets
}

async function* readSheet(source: ByteSource, number: number): AsyncIterable<PriceRow> {
  const collector = createRowCollector(number)
  for await (const _ of streamXml(source, collector.handlers)) {
    yield* collector.take()
    if (collector.isPast()) return
  }
}

function createRowCollector(number: number) {
  let rows: PriceRow[] = []
  let sheets = 0
  let line = 0
  let cells: string[] = []
  let column = -1
  let text = ''
  let isNumber = false
  let isData = false

  function open(name: string, attributes: Record<string, string>): void {
    if (name === 'Worksheet') {
      sheets += 1
      line = 0
    } else if (name === 'Row') {
      line = position(attributes, line) + 1
      cells = []
      column = -1
    } else if (name === 'Cell') {
      column = position(attributes, column + 1)
      text = ''
      isNumber = false
    } else if (name === 'Data') {
      isData = true
      isNumber = attribute(attributes, 'Type') === 'Number'
    }
  }

  function close(name: string): void {
    if (name === 'Data') isData = false
    else if (name === 'Cell') setCell()
    else if (name === 'Row' && sheets === number) rows.push({ line, cells })
  }

  function setCell(): void {
    if (text === '' || column >= MAX_COLUMNS) return
    while (cells.length < column) cells.push('')
    cells[column] = (isNumber ? numberCellText(text, { kind: 'plain' }) : text).slice(0, MAX_CELL_CHARS)
  }

  return {
    handlers: {
      open,
      close,
      text: (part: string) => {
        if (isData && text.length < MAX_CELL_CHARS) text += part
      },
    },
    isPast: () => sheets > number,
    take: (): PriceRow[] => {
      const taken = rows
      rows = []
      return taken
    },
  }
}

/** `ss:Index` counts from 1 and skips empty rows and cells; without it the next position is meant. */
function position(attributes: Record<string, string>, following: number): number {
  const stated = Number(attribute(attributes, 'Index'))
  return Number.isInteger(stated) && stated > following ? stated - 1 : following
}
