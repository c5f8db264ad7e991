import { openSync, closeSync, writeSync } from 'node:fs'
import { toCsvCell } from '@/lib/text/to-csv-cell'
import type { RejectedRow } from '@/gateway/services/price-import/rows/price-line'

export type SkippedRowsFile = { add: (row: RejectedRow) => void; close: () => void }

const BOM = '\ufeff'
const BUFFER_CHARS = 64 * 1024

/** CSV of the rejected rows, for a spreadsheet: no cell of it runs as a formula. */
export function openSkippedRowsFile(file: string): SkippedRowsFile {
  const handle = openSync(file, 'w')
  let pending = `${BOM}${toLine(['Лист', 'Строка', 'Причина', 'Содержимое'])}`
  const flush = () => {
    writeSync(handle, pending)
    pending = ''
  }
  return {
    add: ({ sheet, line, reason, cells }) => {
      pending += toLine([sheet ?? '', String(line), reason, ...cells])
      if (pending.length > BUFFER_CHARS) flush()
    },
    close: () => {
      flush()
      closeSync(handle)
    },
  }
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(toCsvCell).join(';')}\r\n`
}
