import { MAX_CELL_CHARS, MAX_COLUMNS } from '@/gateway/services/price-import/limits'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { ByteSource } from './byte-source'
import { booleanCellText, numberCellText } from './cell-text'
import { describeWorkbook } from './describe-workbook'
import { createMergedCells } from './merged-cells'
import type { PriceRow, PriceSource } from './price-source'
import { openXlsxPackage, type XlsxPackage, type XlsxSheet } from './xlsx-package'
import { columnIndex, readMergedRanges } from './xlsx-merges'
import { streamXml } from '@/gateway/services/price-import/source/xml/xml-stream'

export async function openXlsx(entries: readonly ByteSource[], close: () => void): Promise<PriceSource> {
  const book = await openXlsxPackage(entries)
  const sheets = book.sheets.map((sheet) => ({
    name: sheet.name,
    size: sheet.part.size,
    rows: readSheet(book, sheet),
  }))
  const biggest = sheets.toSorted((a, b) => b.size - a.size)[0]
  if (!biggest) throw new PriceFileError('В книге нет ни одного видимого листа')
  return {
    kind: 'xlsx',
    description: describeWorkbook('XLSX', sheets),
    hasNumericCells: true,
    sheets,
    rows: biggest.rows,
    close,
  }
}

type MergedCells = ReturnType<typeof createMergedCells>

async function readMergedCells(part: ByteSource): Promise<MergedCells> {
  const merged = createMergedCells()
  for (const range of await readMergedRanges(part)) merged.add(range)
  return merged
}

async function* readSheet(book: XlsxPackage, sheet: XlsxSheet): AsyncIterable<PriceRow> {
  const collector = createRowCollector(book, await readMergedCells(sheet.part))
  for await (const _ of streamXml(sheet.part, collector.handlers)) yield* collector.take()
}

function createRowCollector(book: XlsxPackage, merged: MergedCells) {
  let rows: PriceRow[] = []
  let line = 0
  let cells: string[] = []
  let column = -1
  let type = ''
  let style = 0
  let text = ''
  let isValue = false
  let phonetic = 0
  let isHidden = false

  function open(name: string, attributes: Record<string, string>): void {
    if (name === 'c') {
      column = columnIndex(attributes['r']) ?? column + 1
      type = attributes['t'] ?? 'n'
      style = Number(attributes['s'] ?? 0)
      text = ''
    } else if (name === 'row') {
      const stated = Number(attributes['r'])
      line = Number.isInteger(stated) && stated > line ? stated : line + 1
      cells = []
      column = -1
      isHidden = isTrue(attributes['hidden']) && !(Number(attributes['outlineLevel']) > 0)
    } else if (name === 'rPh') phonetic += 1
    else if (name === 'v' || name === 't') isValue = phonetic === 0
  }

  function close(name: string): void {
    if (name === 'v' || name === 't') isValue = false
    else if (name === 'rPh') phonetic -= 1
    else if (name === 'c') setCell()
    else if (name === 'row') rows.push(merged.fill({ line, cells, ...(isHidden && { isHidden }) }))
  }

  function setCell(): void {
    if (text === '' || column < 0 || column >= MAX_COLUMNS) return
    const value = cellValue()
    while (cells.length < column) cells.push('')
    cells[column] = value.length > MAX_CELL_CHARS ? value.slice(0, MAX_CELL_CHARS) : value
  }

  function cellValue(): string {
    if (type === 's') return plainText(book.sharedStrings[Number(text)] ?? '')
    if (type === 'n') return numberCellText(text, book.styles[style] ?? { kind: 'plain' }, book.isDate1904)
    return type === 'b' ? booleanCellText(text) : plainText(text)
  }

  return {
    handlers: {
      open,
      close,
      text: (part: string) => {
        if (isValue && text.length < MAX_CELL_CHARS) text += part
      },
    },
    take: (): PriceRow[] => {
      const taken = rows
      rows = []
      return taken
    },
  }
}

function isTrue(stated: string | undefined): boolean {
  return stated === '1' || stated === 'true'
}

/** Signs that XML cannot hold are written as `_x000D_`. */
function plainText(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([\da-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
