import * as codepages from '@e965/xlsx/dist/cpexcel.full.mjs'
import { read, set_cptable, utils, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { MAX_CELL_CHARS, MAX_COLUMNS } from '@/gateway/services/price-import/limits'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import { booleanCellText, numberCellText, toNumberStyle } from './cell-text'
import { describeWorkbook } from './describe-workbook'
import { createMergedCells } from './merged-cells'
import type { PriceRow, PriceSource } from './price-source'

// Workbooks of Excel 5 and 95 keep text in a Windows code page.
set_cptable(codepages)

export function openXls(buffer: Buffer): PriceSource {
  const book = readBook(buffer)
  const isDate1904 = book.Workbook?.WBProps?.date1904 === true
  const visible = book.SheetNames.filter((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden)
  const sheets = visible.flatMap((name) => {
    const sheet = book.Sheets[name]
    return sheet ? [{ name, size: cellCount(sheet), rows: sheetRows(sheet, isDate1904) }] : []
  })
  const biggest = sheets.toSorted((a, b) => b.size - a.size)[0]
  if (!biggest) throw new PriceFileError('В книге нет ни одного видимого листа')
  return {
    kind: 'xls',
    description: describeWorkbook('XLS', sheets),
    hasNumericCells: true,
    sheets,
    rows: biggest.rows,
    close: () => {},
  }
}

function readBook(buffer: Buffer): WorkBook {
  try {
    return read(buffer, {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
    })
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message)
    throw new PriceFileError(
      isLocked
        ? 'Книга защищена паролем: пришлите файл без пароля'
        : 'Книга XLS повреждена или это не таблица',
      { cause: error },
    )
  }
}

async function* sheetRows(sheet: WorkSheet, isDate1904: boolean): AsyncIterable<PriceRow> {
  const rows = denseRows(sheet)
  const merged = createMergedCells()
  const ranges = (sheet['!merges'] ?? []).toSorted((a, b) => a.s.r - b.s.r)
  for (const { s, e } of ranges) merged.add({ top: s.r + 1, left: s.c, bottom: e.r + 1, right: e.c })
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index]
    if (!row) continue
    const cells: string[] = []
    for (let column = 0; column < Math.min(row.length, MAX_COLUMNS); column += 1) {
      cells.push(cellText(row[column], isDate1904).slice(0, MAX_CELL_CHARS))
    }
    const { hidden, level = 0 } = sheet['!rows']?.[index] ?? {}
    const isHidden = hidden === true && level === 0
    yield merged.fill({ line: index + 1, cells, ...(isHidden && { isHidden }) })
  }
}

function cellText(cell: CellObject | undefined, isDate1904: boolean): string {
  if (!cell || cell.v === undefined || cell.v === null) return ''
  if (cell.t === 'n') {
    const code = typeof cell.z === 'string' ? cell.z : undefined
    return numberCellText(String(cell.v), toNumberStyle(0, code), isDate1904)
  }
  if (cell.t === 'b') return booleanCellText(String(cell.v))
  return cell.t === 'e' ? String(cell.w ?? '#Н/Д') : String(cell.v)
}

function cellCount(sheet: WorkSheet): number {
  if (!sheet['!ref']) return 0
  const { s, e } = utils.decode_range(sheet['!ref'])
  return (e.r - s.r + 1) * (e.c - s.c + 1)
}

function denseRows(sheet: WorkSheet): ReadonlyArray<ReadonlyArray<CellObject | undefined> | undefined> {
  return Array.isArray(sheet['!data']) ? sheet['!data'] : []
}
