import type { Receipt } from '@/gateway/core/ports/receipt'
import { formatDocumentPrice } from '@/gateway/core/text/format-price'
import {
  type Column,
  finishPdfPage,
  openPdfPage,
  PAPER_WIDTH,
  writeFacts,
  writeHeading,
  writeTable,
  writeTexts,
} from '@/gateway/services/documents/pdf-page'
import type { Seller } from '@/gateway/services/seller/read-seller'

/** A receipt of a payment, or of money that went back. */
export type GivenReceipt = { title: string; day: string; receipt: Receipt }

const NARROW = { quantity: 60, unit: 60, vat: 60, sum: 80 }
const TITLE_WIDTH = PAPER_WIDTH - Object.values(NARROW).reduce((sum, width) => sum + width, 0)
const COLUMNS: readonly Column[] = [
  { title: 'Наименование', width: TITLE_WIDTH, align: 'left' },
  { title: 'Кол-во', width: NARROW.quantity, align: 'right' },
  { title: 'Ед.', width: NARROW.unit, align: 'left' },
  { title: 'НДС', width: NARROW.vat, align: 'right' },
  { title: 'Сумма', width: NARROW.sum, align: 'right' },
]
const NOTE =
  'Это состав чека. Кассовый чек с фискальными признаками присылает касса на указанную почту или телефон.'

/** What the receipts of an order hold: the till's own have its signs besides. */
export async function buildReceiptPdf(
  orderNumber: string,
  given: readonly GivenReceipt[],
  seller: Seller,
): Promise<Buffer<ArrayBuffer>> {
  const document = openPdfPage(`Чек к заказу № ${orderNumber}`)
  writeHeading(document, `Чек к заказу № ${orderNumber}`)
  writeFacts(document, [
    { title: 'Продавец', value: seller.title },
    ...(seller.inn === null ? [] : [{ title: 'ИНН', value: seller.inn }]),
  ])
  for (const [at, { title, day, receipt }] of given.entries()) {
    const { email, phone } = receipt.contact
    writeTexts(document, [{ text: `${title} ${day}`, isBold: true, isApart: at > 0 }])
    writeFacts(document, [{ title: 'Покупателю', value: email ?? phone ?? '' }])
    const total = receipt.lines.reduce((sum, { sumKopecks }) => sum + sumKopecks, 0)
    await writeTable(document, COLUMNS, receipt.lines.map(toCells), [
      { text: `Итого: ${formatDocumentPrice(total)}`, isBold: true, isRight: true },
    ])
  }
  writeTexts(document, [{ text: NOTE, isApart: true }])
  return finishPdfPage(document)
}

function toCells({ title, quantity, unit, vatPercent, sumKopecks }: Receipt['lines'][number]): string[] {
  const vat = vatPercent === null ? 'без НДС' : `${vatPercent} %`
  return [title, String(quantity), unit, vat, formatDocumentPrice(sumKopecks)]
}
