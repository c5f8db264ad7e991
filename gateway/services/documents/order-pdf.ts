import { type OrderDocument, TOTAL } from '@/gateway/services/documents/order-document'
import {
  type Column,
  finishPdfPage,
  openPdfPage,
  PAPER_WIDTH,
  writeFacts,
  writeHeading,
  type Text,
  writeTable,
} from '@/gateway/services/documents/pdf-page'
import type { Seller } from '@/gateway/services/seller/read-seller'
import { formatDocumentPrice } from '@/gateway/core/text/format-price'

/** «комплект» fits the unit, «MANN-FILTER» the brand. */
const NARROW = { place: 24, brand: 72, article: 84, quantity: 44, unit: 54, price: 66, sum: 72 }
const TITLE_WIDTH = PAPER_WIDTH - Object.values(NARROW).reduce((sum, width) => sum + width, 0)

const COLUMNS: readonly Column[] = [
  { title: '№', width: NARROW.place, align: 'right' },
  { title: 'Бренд', width: NARROW.brand, align: 'left' },
  { title: 'Артикул', width: NARROW.article, align: 'left' },
  { title: 'Наименование', width: TITLE_WIDTH, align: 'left' },
  { title: 'Кол-во', width: NARROW.quantity, align: 'right' },
  { title: 'Ед.', width: NARROW.unit, align: 'left' },
  { title: 'Цена', width: NARROW.price, align: 'right' },
  { title: 'Сумма', width: NARROW.sum, align: 'right' },
]

export async function writeLines(
  document: PDFKit.PDFDocument,
  { lines }: OrderDocument,
  closing: readonly Text[],
) {
  const rows = lines.map(({ brand, article, title, quantity, unit, price, sum, status }, at) => [
    String(at + 1),
    brand,
    article,
    title,
    String(quantity),
    unit,
    formatDocumentPrice(price),
    quantity > 0 ? formatDocumentPrice(sum) : status,
  ])
  await writeTable(document, COLUMNS, rows, closing)
}

export function totalsOf({ sums }: OrderDocument): Text[] {
  return sums.map(({ title, kopecks }) => ({
    text: `${title}: ${formatDocumentPrice(kopecks)}`,
    isBold: title === TOTAL,
    isRight: true,
  }))
}

/** The order as an A4 document. */
export async function buildOrderPdf(order: OrderDocument, seller: Seller): Promise<Buffer<ArrayBuffer>> {
  const document = openPdfPage(`Заказ № ${order.number}`)
  writeHeading(document, `Заказ № ${order.number} от ${order.date}`)
  writeFacts(document, [{ title: 'Продавец', value: seller.title }, ...order.buyer])
  await writeLines(document, order, totalsOf(order))
  return finishPdfPage(document)
}
