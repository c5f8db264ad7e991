import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { OrderDocument } from '@/gateway/services/documents/order-document'
import { sumInWords } from '@/gateway/services/documents/sum-in-words'
import { formatPrice } from '@/gateway/core/format-price'

export type Seller = { title: string; inn: string | null; ogrn: string | null; address: string | null }

const require = createRequire(import.meta.url)
const REGULAR = require.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf')
const BOLD = require.resolve('@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf')

const MARGIN = 40
const PAGE_WIDTH = 595.28
const PAGE_HEIGHT = 841.89
const WIDTH = PAGE_WIDTH - 2 * MARGIN
const BODY_PT = 9
const CELL_PADDING = 4
const LINE_COLOUR = '#c9cdd2'

type Column = { title: string; width: number; align: 'left' | 'right' }
type Document = PDFKit.PDFDocument

const COLUMNS: readonly Column[] = [
  { title: '№', width: 24, align: 'right' },
  { title: 'Бренд', width: 76, align: 'left' },
  { title: 'Артикул', width: 84, align: 'left' },
  { title: 'Наименование', width: WIDTH - 24 - 76 - 84 - 40 - 70 - 76, align: 'left' },
  { title: 'Кол-во', width: 40, align: 'right' },
  { title: 'Цена', width: 70, align: 'right' },
  { title: 'Сумма', width: 76, align: 'right' },
]

function open(title: string) {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: title },
    font: REGULAR,
  })
  return document.fontSize(BODY_PT)
}

function finish(document: Document): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = []
    document.on('data', (part: Uint8Array) => parts.push(part))
    document.on('error', reject)
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.end()
  })
}

function heading(document: Document, text: string) {
  document.font(BOLD).fontSize(16).text(text, MARGIN, document.y, { width: WIDTH })
  document.font(REGULAR).fontSize(BODY_PT).moveDown()
}

function facts(document: Document, rows: readonly { title: string; value: string }[]) {
  for (const { title, value } of rows) {
    document
      .font(BOLD)
      .text(`${title}: `, MARGIN, document.y, { width: WIDTH, continued: true })
      .font(REGULAR)
      .text(value)
  }
  document.moveDown()
}

function row(document: Document, cells: readonly string[], isBold = false) {
  document.font(isBold ? BOLD : REGULAR)
  const heights = cells.map((cell, at) =>
    document.heightOfString(cell, { width: (COLUMNS[at]?.width ?? 0) - 2 * CELL_PADDING }),
  )
  const height = Math.max(...heights) + 2 * CELL_PADDING
  if (document.y + height > PAGE_HEIGHT - MARGIN) document.addPage()
  const top = document.y
  let left = MARGIN
  cells.forEach((cell, at) => {
    const column = COLUMNS[at]
    if (!column) return
    document.text(cell, left + CELL_PADDING, top + CELL_PADDING, {
      width: column.width - 2 * CELL_PADDING,
      align: column.align,
    })
    left += column.width
  })
  document
    .moveTo(MARGIN, top + height)
    .lineTo(MARGIN + WIDTH, top + height)
    .lineWidth(0.5)
    .stroke(LINE_COLOUR)
  document.y = top + height
}

function table(document: Document, { lines }: OrderDocument) {
  row(
    document,
    COLUMNS.map(({ title }) => title),
    true,
  )
  lines.forEach(({ brand, article, title, quantity, price, sum }, at) => {
    row(document, [
      String(at + 1),
      brand,
      article,
      title,
      String(quantity),
      formatPrice(price),
      formatPrice(sum),
    ])
  })
  document.moveDown()
}

function totals(document: Document, { goodsTotal, writeoffTotal, deliveryPrice, total }: OrderDocument) {
  const rows: [string, number][] = [
    ['Товары', goodsTotal],
    ...(writeoffTotal > 0 ? ([['Списано бонусами', -writeoffTotal]] as [string, number][]) : []),
    ...(deliveryPrice > 0 ? ([['Доставка', deliveryPrice]] as [string, number][]) : []),
    ['Итого', total],
  ]
  for (const [title, amount] of rows) {
    document.font(title === 'Итого' ? BOLD : REGULAR)
    document.text(`${title}: ${formatPrice(amount)}`, MARGIN, document.y, { width: WIDTH, align: 'right' })
  }
  document.font(REGULAR).moveDown()
}

function sellerFacts({ title, inn, ogrn, address }: Seller) {
  const rows = [
    { title: 'Продавец', value: title },
    { title: 'ИНН', value: inn ?? '' },
    { title: 'ОГРН', value: ogrn ?? '' },
    { title: 'Адрес', value: address ?? '' },
  ]
  return rows.filter(({ value }) => value !== '')
}

/** The order as an A4 document. */
export function buildOrderPdf(order: OrderDocument, seller: Seller): Promise<Buffer<ArrayBuffer>> {
  const document = open(`Заказ № ${order.number}`)
  heading(document, `Заказ № ${order.number} от ${order.date}`)
  facts(document, [{ title: 'Продавец', value: seller.title }, ...order.buyer])
  table(document, order)
  totals(document, order)
  return finish(document)
}

/** The bill by which a company pays the order. */
export function buildBillPdf(order: OrderDocument, seller: Seller): Promise<Buffer<ArrayBuffer>> {
  const document = open(`Счёт № ${order.number}`)
  heading(document, `Счёт на оплату № ${order.number} от ${order.date}`)
  facts(document, [...sellerFacts(seller), ...order.buyer])
  table(document, order)
  totals(document, order)
  document.text(`Всего наименований ${order.lines.length}, на сумму ${formatPrice(order.total)}.`)
  document
    .font(BOLD)
    .text(`${sumInWords(order.total)}.`)
    .font(REGULAR)
    .moveDown()
  document.text(`В назначении платежа укажите: «Оплата по счёту № ${order.number}».`)
  return finish(document)
}
