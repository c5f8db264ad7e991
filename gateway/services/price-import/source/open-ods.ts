import { MAX_CELL_CHARS, MAX_COLUMNS } from '@/gateway/services/price-import/limits'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { ByteSource } from './byte-source'
import { describeWorkbook } from './describe-workbook'
import { createMergedCells } from './merged-cells'
import { odsCellText } from './ods-cell-text'
import type { PriceRow, PriceSource } from './price-source'
import { readXml, streamXml } from '@/gateway/services/price-import/source/xml/xml-stream'

export const ODS_CONTENT = 'content.xml'

export function isOds(entries: readonly ByteSource[]): boolean {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  return names.has('mimetype') && names.has(ODS_CONTENT)
}

/** A table of LibreOffice. Its sheets lie one behind the other, so the content is read anew for each. */
export async function openOds(content: ByteSource, close: () => void): Promise<PriceSource> {
  const listed = await listSheets(content)
  const sheets = listed
    .map(({ name, size }, index) => ({ name, size, rows: readSheet(content, index + 1) }))
    .filter((_, index) => listed[index]?.isVisible)
  const biggest = sheets.toSorted((a, b) => b.size - a.size)[0]
  if (!biggest) throw new PriceFileError('В книге нет ни одного видимого листа')
  return {
    kind: 'ods',
    description: describeWorkbook('ODS', sheets),
    hasNumericCells: true,
    sheets,
    rows: biggest.rows,
    close,
  }
}

async function listSheets(content: ByteSource) {
  const sheets: { name: string; size: number; isVisible: boolean }[] = []
  const hidden = new Set<string>()
  let style = ''
  await readXml(content, {
    open: (name, attributes) => {
      const last = sheets.at(-1)
      if (name === 'style') style = attributes['style:name'] ?? ''
      else if (name === 'table-properties' && attributes['table:display'] === 'false') hidden.add(style)
      else if (name === 'table') {
        const isVisible = !hidden.has(attributes['table:style-name'] ?? '')
        sheets.push({ name: attributes['table:name'] ?? '', size: 0, isVisible })
      } else if (name === 'p' && last) last.size += 1
    },
  })
  return sheets
}

async function* readSheet(content: ByteSource, number: number): AsyncIterable<PriceRow> {
  const collector = createRowCollector(number)
  for await (const _ of streamXml(content, collector.handlers)) {
    yield* collector.take()
    if (collector.isPast()) return
  }
}

function createRowCollector(number: number) {
  const merged = createMergedCells()
  let rows: PriceRow[] = []
  let sheets = 0
  let next = 1
  let repeated = 1
  let cells: string[] = []
  let column = 0
  let cell: Record<string, string> = {}
  let text = ''
  let paragraphs = 0
  let notes = 0
  let isText = false
  let isHidden = false
  let groups = 0

  function open(name: string, attributes: Record<string, string>): void {
    if (name === 'table') sheets += 1
    if (sheets !== number) return
    if (name === 'annotation') notes += 1
    else if (name === 'table-row-group') groups += 1
    else if (name === 'table-row') {
      repeated = count(attributes, 'table:number-rows-repeated')
      cells = []
      column = 0
      isHidden = groups === 0 && /^(?:collapse|filter)$/.test(attributes['table:visibility'] ?? '')
    } else if (name === 'table-cell' || name === 'covered-table-cell') {
      cell = attributes
      text = ''
      paragraphs = 0
    } else if (name === 'p' && notes === 0) {
      if (paragraphs > 0) text += '\n'
      paragraphs += 1
      isText = true
    } else if (isText && (name === 's' || name === 'tab' || name === 'line-break')) text += ' '
  }

  function close(name: string): void {
    if (sheets !== number) return
    if (name === 'annotation') notes -= 1
    else if (name === 'table-row-group') groups -= 1
    else if (name === 'p') isText = false
    else if (name === 'table-cell') closeCell(true)
    else if (name === 'covered-table-cell') closeCell(false)
    else if (name === 'table-row') {
      // A row that is repeated is the same offer, or one of the empty ones to the end of the sheet.
      if (cells.length > 0) rows.push(merged.fill({ line: next, cells, ...(isHidden && { isHidden }) }))
      next += repeated
    }
  }

  function closeCell(isOwn: boolean): void {
    const right = column + count(cell, 'table:number-columns-repeated')
    const value = isOwn ? odsCellText(cell, text).slice(0, MAX_CELL_CHARS) : ''
    if (isOwn)
      merged.add({
        top: next,
        left: column,
        bottom: next + count(cell, 'table:number-rows-spanned') - 1,
        right: column + count(cell, 'table:number-columns-spanned') - 1,
      })
    if (value !== '')
      for (let at = column; at < Math.min(right, MAX_COLUMNS); at += 1) {
        while (cells.length < at) cells.push('')
        cells[at] = value
      }
    column = right
  }

  return {
    handlers: {
      open,
      close,
      text: (part: string) => {
        if (isText && notes === 0 && text.length < MAX_CELL_CHARS) text += part
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

function count(attributes: Record<string, string>, name: string): number {
  const stated = Number(attributes[name] ?? 1)
  return Number.isInteger(stated) && stated > 0 ? stated : 1
}
