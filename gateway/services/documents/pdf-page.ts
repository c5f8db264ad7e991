import { createRequire } from 'node:module'
import { setImmediate as letOthersRun } from 'node:timers/promises'
import PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)
const REGULAR = require.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf')
const BOLD = require.resolve('@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf')

const MARGIN = 40
const PAGE_WIDTH = 595.28
const PAGE_HEIGHT = 841.89
export const PAPER_WIDTH = PAGE_WIDTH - 2 * MARGIN
const BODY_PT = 9
const HEADING_PT = 16
const CELL_PADDING = 4
const FOOTER_HEIGHT = 20
const LAST_LINE = PAGE_HEIGHT - MARGIN - FOOTER_HEIGHT
/** Drawn without a pause: other calls wait no longer than these take. */
const ROWS_AT_A_STRETCH = 10
const LINE_COLOUR = '#c9cdd2'

export type Column = { title: string; width: number; align: 'left' | 'right' }
/** A column without `maxWidth` takes what the others leave. */
export type MeasuredColumn = { title: string; maxWidth?: number; align: 'left' | 'right' }
export type Fact = { title: string; value: string }
export type Text = { text: string; isBold?: boolean; isRight?: boolean; isApart?: boolean }
type Document = PDFKit.PDFDocument

/** A paper of A4 pages; they are numbered when there are several. */
export function openPdfPage(title: string): Document {
  return new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER_HEIGHT },
    info: { Title: title },
    font: REGULAR,
    bufferPages: true,
  }).fontSize(BODY_PT)
}

export function finishPdfPage(document: Document): Promise<Buffer<ArrayBuffer>> {
  numberPages(document)
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = []
    document.on('data', (part: Uint8Array) => parts.push(part))
    document.on('error', reject)
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.end()
  })
}

function numberPages(document: Document) {
  const { start, count } = document.bufferedPageRange()
  if (count < 2) return
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page)
    // Below the margin pdfkit would begin another page.
    document.page.margins.bottom = 0
    document.font(REGULAR).text(`Страница ${page + 1} из ${count}`, MARGIN, PAGE_HEIGHT - MARGIN, {
      width: PAPER_WIDTH,
      align: 'right',
    })
  }
}

export function writeHeading(document: Document, text: string) {
  document.font(BOLD).fontSize(HEADING_PT).text(text, MARGIN, document.y, { width: PAPER_WIDTH })
  document.font(REGULAR).fontSize(BODY_PT).moveDown()
}

export function writeFacts(document: Document, rows: readonly Fact[], width = PAPER_WIDTH) {
  for (const { title, value } of rows) {
    document
      .font(BOLD)
      .text(`${title}: `, MARGIN, document.y, { width, continued: true })
      .font(REGULAR)
      .text(value)
  }
  document.moveDown()
}

export function writeTexts(document: Document, texts: readonly Text[]) {
  for (const { text, isBold, isRight, isApart } of texts) {
    if (isApart) document.moveDown()
    document
      .font(isBold ? BOLD : REGULAR)
      .text(text, MARGIN, document.y, { width: PAPER_WIDTH, align: isRight ? 'right' : 'left' })
      .font(REGULAR)
  }
}

function heightOfTexts(document: Document, texts: readonly Text[]): number {
  return texts.reduce((sum, { text, isBold, isApart }) => {
    const height = document.font(isBold ? BOLD : REGULAR).heightOfString(text, { width: PAPER_WIDTH })
    return sum + height + (isApart ? document.currentLineHeight(true) : 0)
  }, document.font(REGULAR).currentLineHeight(true))
}

/** Columns as wide as what they hold, and the one without `maxWidth` as wide as all the rest. */
export function measureColumns(
  document: Document,
  columns: readonly MeasuredColumn[],
  rows: readonly (readonly string[])[],
): Column[] {
  const widths = columns.map(({ title, maxWidth }, at) => {
    if (maxWidth === undefined) return 0
    const cells = rows.map((row) => document.widthOfString(row[at] ?? ''))
    const head = document.font(BOLD).widthOfString(title)
    document.font(REGULAR)
    // A width that is a hair too narrow breaks the line.
    return Math.min(maxWidth, Math.ceil(Math.max(head, ...cells)) + 1 + 2 * CELL_PADDING)
  })
  const rest = PAPER_WIDTH - widths.reduce((sum, width) => sum + width, 0)
  return columns.map(({ title, maxWidth, align }, at) => ({
    title,
    width: maxWidth === undefined ? rest : (widths[at] ?? 0),
    align,
  }))
}

/** A table whose head is repeated at the top of each page; its closing rows never stand without its last row. */
export async function writeTable(
  document: Document,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  closing: readonly Text[],
) {
  const head = columns.map(({ title }) => title)
  const closingHeight = heightOfTexts(document, closing)
  writeHead(document, columns, head)
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_A_STRETCH === ROWS_AT_A_STRETCH - 1) await letOthersRun()
    const below = at === rows.length - 1 ? closingHeight : 0
    const height = heightOf(document, columns, row)
    if (document.y + height + below > LAST_LINE) {
      document.addPage()
      writeHead(document, columns, head)
    }
    writeRow(document, columns, row, height)
  }
  document.moveDown()
  writeTexts(document, closing)
}

function heightOf(document: Document, columns: readonly Column[], cells: readonly string[]): number {
  const heights = cells.map((cell, at) =>
    document.heightOfString(cell, { width: (columns[at]?.width ?? 0) - 2 * CELL_PADDING }),
  )
  return Math.max(...heights) + 2 * CELL_PADDING
}

function writeHead(document: Document, columns: readonly Column[], cells: readonly string[]) {
  document.font(BOLD)
  writeRow(document, columns, cells, heightOf(document, columns, cells))
  document.font(REGULAR)
}

function writeRow(document: Document, columns: readonly Column[], cells: readonly string[], height: number) {
  const top = document.y
  let left = MARGIN
  cells.forEach((cell, at) => {
    const column = columns[at]
    if (!column) return
    document.text(cell, left + CELL_PADDING, top + CELL_PADDING, {
      width: column.width - 2 * CELL_PADDING,
      align: column.align,
    })
    left += column.width
  })
  document
    .moveTo(MARGIN, top + height)
    .lineTo(MARGIN + PAPER_WIDTH, top + height)
    .lineWidth(0.5)
    .stroke(LINE_COLOUR)
  document.y = top + height
}

/** Squares in the upper right corner, as large as given. */
export function drawSquares(document: Document, squares: readonly (readonly boolean[])[], size: number) {
  const unit = size / squares.length
  const [left, top] = [MARGIN + PAPER_WIDTH - size, document.y]
  squares.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) document.rect(left + x * unit, top + y * unit, unit, unit)
    }),
  )
  document.fill('black')
  return { bottom: top + size }
}
