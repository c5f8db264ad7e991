import { type OrderDocument, TOTAL } from '@/gateway/services/documents/order-document'
import {
  finishPdfPage,
  openPdfPage,
  measureColumns,
  type MeasuredColumn,
  writeFacts,
  writeHeading,
  type Text,
  writeTable,
} from '@/gateway/services/documents/pdf-page'
import type { Seller } from '@/gateway/services/seller/read-seller'
import { formatDocumentPrice } from '@/gateway/core/text/format-price'

/** «комплект» fits the unit, «MANN-FILTER» the brand. */
const COLUMNS: readonly MeasuredColumn[] = [
  { title: '№', maxWidth: 28, align: 'right' },
  { title: 'Бренд', maxWidth: 72, align: 'left' },
  { title: 'Артикул', maxWidth: 84, align: 'left' },
  { title: 'Наименование', align: 'left' },
  { title: 'Кол-во', maxWidth: 48, align: 'right' },
  { title: 'Ед.', maxWidth: 54, align: 'left' },
  { title: 'Цена', maxWidth: 72, align: 'right' },
  { title: 'Сумма', maxWidth: 84, align: 'right' },
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
  await writeTable(document, measureColumns(document, COLUMNS, rows), rows, closing)
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
