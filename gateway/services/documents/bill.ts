import { formatDocumentPrice } from '@/gateway/core/text/format-price'
import { gatewayError } from '@/gateway/core/errors/errors'
import type { OrderDocument } from '@/gateway/services/documents/order-document'
import type { Requisites } from '@/gateway/services/seller/read-seller'
import { addDays, moscowDay, toWireDay } from '@/gateway/services/delivery/moscow-time'
import { isBillable, type OrderRow } from '@/gateway/services/orders/to-order'

/** Terms of a bill's payment; money in kopecks. */
export type Bill = {
  /** The sum to pay. */
  due: number
  /** Without what gift cards paid, which stands among the sums of the order. */
  paid: number
  vat: string
  purpose: string
  /** DD.MM.YYYY */
  payUntil: string
}

/** The part of a price that is VAT. */
export function vatOf(kopecks: number, percent: number): number {
  return Math.round((kopecks * percent) / (100 + percent))
}

/** Refuses a bill that does not have to be paid. */
export function requireBillable(order: OrderRow): void {
  if (isBillable(order)) return
  const isOff = order.status === 'cancelled' || order.status === 'refused'
  throw gatewayError(
    'conflict',
    isOff ? 'Заказ отменён: платить нечего.' : 'Заказ уже оплачен: счёт не нужен.',
  )
}

export function toBill(order: OrderRow, { number, date }: OrderDocument, requisites: Requisites): Bill {
  const { vatPercent, paymentDays } = requisites
  const due = order.total - order.paidTotal
  const vat =
    vatPercent === null
      ? 'Без НДС'
      : `В том числе НДС ${vatPercent} %: ${formatDocumentPrice(vatOf(due, vatPercent))}`
  const vatWords =
    vatPercent === null
      ? 'НДС не облагается'
      : `в т.ч. НДС ${vatPercent} % ${formatDocumentPrice(vatOf(due, vatPercent))}`
  return {
    due,
    paid: order.paidTotal - order.giftTotal,
    vat,
    purpose: `Оплата по счёту № ${number} от ${date} за автозапчасти, ${vatWords}`,
    payUntil: toWireDay(addDays(moscowDay(order.createdAt), paymentDays)),
  }
}
