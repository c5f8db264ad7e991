import { MAX_CELL_CHARS, MAX_COLUMNS } from '@/gateway/services/price-import/limits'
import type { ByteSource } from './byte-source'
import { numberCellText } from './cell-text'
import type { PriceRow, PriceSource } from './price-source'
import { attribute, streamXml } from './xml-stream'

/** The XML table of Excel 2003. Its first sheet is read. */
export function openSpreadsheetXml(source: ByteSource): PriceSource {
  return {
    kind: 'xml',
    description: 'таблица XML 2003, первый лист',
    hasNumericCells: true,
    rows: readFirstSheet(source),
    close: () => {},
  }
}

async function* readFirstSheet(source: ByteSource): AsyncIterable<PriceRow> {
  const collector = createRowCollector()
  for await (const _ of streamXml(source, collector.handlers)) yield* collector.take()
}

function createRowCollector() {
  let rows: PriceRow[] = []
  let sheets = 0
  let line = 0
  let cells: string[] = []
  let column = -1
  let text = ''
  let isNumber = false
  let isData = false

  function open(name: string, attributes: Record<string, string>): void {
    if (name === 'Worksheet') sheets += 1
    else if (name === 'Row') {
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
    else if (name === 'Row' && sheets <= 1) rows.push({ line, cells })
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
        if (isData) text += part
      },
    },
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
