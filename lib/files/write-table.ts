import { strToU8, zipSync } from 'fflate'
import { escapeXml } from '@/lib/seo/escape-xml'
import { toCsvCell } from '@/lib/text/to-csv-cell'

export type Cell = string | number | null
/** Rows of cells, the first one of titles. */
export type Table = readonly (readonly Cell[])[]

/** Spreadsheets in Russian take the semicolon and the decimal comma, and know by the mark that the text is in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A table as CSV for a spreadsheet in Russian. */
export function writeCsv(table: Table): string {
  return BYTE_ORDER_MARK + table.map((row) => row.map(csvCell).join(';')).join('\r\n') + '\r\n'
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  return toCsvCell(cell)
}

/** The earliest day that a zip can store: the same table gives the same bytes. */
const FIRST_DAY = new Date(1980, 0, 1)

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A table as a workbook of one sheet; texts stay texts, so nothing in it is calculated. */
export function writeXlsx(table: Table, sheet: string): Uint8Array<ArrayBuffer> {
  const rows = table.map((row) => `<row>${row.map(xlsxCell).join('')}</row>`).join('')
  const files = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}/relationships"><sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${SHEETS}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(bytes), { mtime: FIRST_DAY })
}

function xlsxCell(cell: Cell): string {
  if (cell === null) return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
}
