import { MAX_CELL_CHARS, MAX_COLUMNS, MAX_NUMBER_FORMAT_CHARS } from '@/gateway/services/price-import/limits'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { ByteSource } from '@/gateway/services/price-import/source/byte-source'
import {
  booleanCellText,
  numberCellText,
  toNumberStyle,
  type NumberStyle,
} from '@/gateway/services/price-import/source/cell-text'
import { describeWorkbook } from '@/gateway/services/price-import/source/describe-workbook'
import { createMergedCells } from '@/gateway/services/price-import/source/merged-cells'
import type { PriceRow, PriceSource } from '@/gateway/services/price-import/source/price-source'
import { attribute, readXml, streamXml } from './xml-stream'

type Styles = ReadonlyMap<string, NumberStyle>

/** Formats of this kind of book that have a name in place of a code. */
const NAMED_FORMATS: Readonly<Record<string, string>> = {
  Fixed: '0.00',
  'Euro Currency': '[$€-2]0.00',
  Standard: 'General',
  Currency: 'General',
  Percent: 'General',
  Scientific: 'General',
  'Yes/No': 'General',
  'True/False': 'General',
  'On/Off': 'General',
}
const NAMED_DATE = /^(?:General|Short|Medium|Long) (?:Date|Time)$/

/** The XML table of Excel 2003. Its sheets lie one behind the other, so the file is read anew for each. */
export async function openSpreadsheetXml(source: ByteSource): Promise<PriceSource> {
  const { sheets: listed, styles } = await listSheets(source)
  const sheets = listed
    .map(({ name, size }, index) => ({ name, size, rows: readSheet(source, index + 1, styles) }))
    .filter((_, index) => listed[index]?.isVisible)
  const biggest = sheets.toSorted((a, b) => b.size - a.size)[0]
  if (!biggest) throw new PriceFileError('В книге нет ни одного видимого листа')
  return {
    kind: 'xml',
    description: describeWorkbook('таблица XML 2003', sheets),
    hasNumericCells: true,
    sheets,
    rows: biggest.rows,
    close: () => {},
  }
}

async function listSheets(source: ByteSource) {
  const sheets: { name: string; size: number; isVisible: boolean }[] = []
  const styles = new Map<string, NumberStyle>()
  let style = ''
  let isVisibility = false
  const open = (name: string, attributes: Record<string, string>) => {
    const last = sheets.at(-1)
    if (name === 'Worksheet')
      sheets.push({ name: attribute(attributes, 'Name') ?? '', size: 0, isVisible: true })
    else if (name === 'Row' && last) last.size += 1
    else if (name === 'Visible') isVisibility = true
    else if (name === 'Style') style = attribute(attributes, 'ID') ?? ''
    else if (name === 'NumberFormat') styles.set(style, namedStyle(attribute(attributes, 'Format') ?? ''))
  }
  const text = (part: string) => {
    const last = sheets.at(-1)
    if (isVisibility && last && /hidden/i.test(part)) last.isVisible = false
  }
  await readXml(source, { open, text, close: () => (isVisibility = false) })
  return { sheets, styles }
}

function namedStyle(format: string): NumberStyle {
  if (NAMED_DATE.test(format)) return { kind: 'date' }
  const code = Object.hasOwn(NAMED_FORMATS, format) ? NAMED_FORMATS[format] : format
  return toNumberStyle(0, code?.slice(0, MAX_NUMBER_FORMAT_CHARS))
}

async function* readSheet(source: ByteSource, number: number, styles: Styles): AsyncIterable<PriceRow> {
  const collector = createRowCollector(number, styles)
  for await (const _ of streamXml(source, collector.handlers)) {
    yield* collector.take()
    if (collector.isPast()) return
  }
}

function createRowCollector(number: number, styles: Styles) {
  const merged = createMergedCells()
  const columnStyles: (string | undefined)[] = []
  let rows: PriceRow[] = []
  let sheets = 0
  let line = 0
  let cells: string[] = []
  let column = -1
  let following = 0
  let text = ''
  let type = ''
  let rowStyle: string | undefined
  let style: string | undefined
  let isData = false
  let isHidden = false

  function open(name: string, attributes: Record<string, string>): void {
    if (name === 'Worksheet') {
      sheets += 1
      line = 0
      following = 0
    } else if (sheets !== number) return
    else if (name === 'Column') openColumn(attributes)
    else if (name === 'Row') {
      line = position(attributes, line) + 1
      cells = []
      following = 0
      rowStyle = attribute(attributes, 'StyleID')
      isHidden = attribute(attributes, 'Hidden') === '1'
    } else if (name === 'Cell') openCell(attributes)
    else if (name === 'Data') {
      isData = true
      type = attribute(attributes, 'Type') ?? ''
    }
  }

  function openColumn(attributes: Record<string, string>): void {
    const first = position(attributes, following)
    following = first + 1 + count(attributes, 'Span')
    columnStyles.length = Math.min(first, MAX_COLUMNS)
    for (let at = first; at < Math.min(following, MAX_COLUMNS); at += 1)
      columnStyles[at] = attribute(attributes, 'StyleID')
  }

  function openCell(attributes: Record<string, string>): void {
    column = position(attributes, following)
    const right = column + count(attributes, 'MergeAcross')
    following = right + 1
    merged.add({ top: line, left: column, bottom: line + count(attributes, 'MergeDown'), right })
    text = ''
    type = ''
    style = attribute(attributes, 'StyleID') ?? rowStyle ?? columnStyles[column]
  }

  function close(name: string): void {
    if (name === 'Data') isData = false
    else if (sheets !== number) return
    else if (name === 'Cell') setCell()
    else if (name === 'Row') rows.push(merged.fill({ line, cells, ...(isHidden && { isHidden }) }))
  }

  function setCell(): void {
    if (text === '' || column >= MAX_COLUMNS) return
    while (cells.length < column) cells.push('')
    cells[column] = cellValue().slice(0, MAX_CELL_CHARS)
  }

  function cellValue(): string {
    if (type === 'Boolean') return booleanCellText(text)
    if (type !== 'Number') return text
    return numberCellText(text, styles.get(style ?? 'Default') ?? { kind: 'plain' })
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

function count(attributes: Record<string, string>, name: string): number {
  const stated = Number(attribute(attributes, name) ?? 0)
  return Number.isInteger(stated) && stated > 0 ? stated : 0
}
