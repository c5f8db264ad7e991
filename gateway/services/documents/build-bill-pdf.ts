import { formatDocumentPrice } from '@/gateway/core/text/format-price'
import type { Bill } from '@/gateway/services/documents/bill'
import { type OrderDocument, TOTAL } from '@/gateway/services/documents/order-document'
import { totalsOf, writeLines } from '@/gateway/services/documents/order-pdf'
import {
  drawSquares,
  finishPdfPage,
  openPdfPage,
  PAPER_WIDTH,
  writeFacts,
  writeHeading,
} from '@/gateway/services/documents/pdf-page'
import { paymentText } from '@/gateway/services/documents/payment-text'
import type { Requisites, Seller } from '@/gateway/services/seller/read-seller'
import { encode } from 'uqr'
// Its `main` is a CommonJS file whose names Node cannot see from outside.
import { convert } from 'number-to-words-ru/dist/index.js'

const KOPECKS = 100

/** «Одна тысяча двести тридцать четыре рубля 50 копеек» for kopecks. */
function sumInWords(kopecks: number): string {
  return convert((kopecks / KOPECKS).toFixed(2), { currency: 'rub' })
}

const QR_SIZE = 120
const QR_GAP = 20

function bankFacts(requisites: Requisites, { purpose }: Bill) {
  const { title, inn, kpp, bank, bic, account, correspondentAccount } = requisites
  return [
    { title: 'Получатель', value: title },
    { title: kpp ? 'ИНН / КПП' : 'ИНН', value: [inn, kpp].filter(Boolean).join(' / ') },
    { title: 'Расчётный счёт', value: account },
    { title: 'Банк', value: bank },
    { title: 'БИК', value: bic },
    { title: 'Корр. счёт', value: correspondentAccount },
    { title: 'Назначение платежа', value: purpose },
  ]
}

/** The bill by which the order is paid. */
export async function buildBillPdf(
  order: OrderDocument,
  bill: Bill,
  seller: Seller,
  requisites: Requisites,
): Promise<Buffer<ArrayBuffer>> {
  const document = openPdfPage(`Счёт № ${order.number}`)
  const payment = paymentText({ requisites, purpose: bill.purpose, kopecks: bill.due })
  const { data } = encode([...Buffer.from(payment)], { ecc: 'M', border: 0 })
  const { bottom } = drawSquares(document, data, QR_SIZE)
  writeFacts(document, bankFacts(requisites, bill), PAPER_WIDTH - QR_SIZE - QR_GAP)
  document.y = Math.max(document.y, bottom + QR_GAP)
  writeHeading(document, `Счёт на оплату № ${order.number} от ${order.date}`)
  writeFacts(document, [
    { title: 'Продавец', value: [seller.title, seller.address].filter(Boolean).join(', ') },
    ...order.buyer,
    { title: 'Основание', value: `заказ № ${order.number} от ${order.date}` },
    { title: 'Оплатить до', value: bill.payUntil },
  ])
  const right = { isRight: true }
  await writeLines(document, order, [
    ...totalsOf({
      ...order,
      sums: order.sums.filter(({ title, kopecks }) => title !== TOTAL || kopecks !== bill.due),
    }),
    ...(bill.paid > 0 ? [{ text: `Оплачено: ${formatDocumentPrice(bill.paid)}`, ...right }] : []),
    { text: `К оплате: ${formatDocumentPrice(bill.due)}`, isBold: true, ...right },
    { text: bill.vat, ...right },
    {
      text: `Всего наименований ${order.lines.length}, на сумму ${formatDocumentPrice(bill.due)}.`,
      isApart: true,
    },
    { text: `${sumInWords(bill.due)}.`, isBold: true },
  ])
  return finishPdfPage(document)
}
