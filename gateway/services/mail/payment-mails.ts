import type { Mail } from '@/gateway/services/mail/mail'
import { BILL_INSTEAD } from '@/gateway/services/mail/order-mails'
import {
  bankNote,
  boughtLines,
  goods,
  link,
  placeOf,
  refundRows,
  sums,
  text,
  type Line,
  type Order,
  type OrderLink,
} from '@/gateway/services/mail/order-mail-parts'

export function billMail(order: Order, lines: readonly Line[], isAgain: boolean): Mail {
  const what = isAgain ? 'Новый счёт на заказ' : 'Счёт на заказ'
  const instead = isAgain ? [BILL_INSTEAD] : []
  return {
    subject: `${what} № ${order.number}`,
    parts: [
      text(`Счёт на оплату заказа № ${order.number} приложен к письму.`, ...instead),
      goods(boughtLines(lines)),
      sums(order),
    ],
  }
}

/** Money that the order does not need goes back at once. */
export function paidMail(order: Order, amount: number, linkTo: OrderLink): Mail {
  const overpaid = Math.max(0, order.paidTotal - order.total)
  return {
    subject: `Заказ № ${order.number}: оплата получена`,
    parts: [
      text(`Мы получили оплату заказа № ${order.number}.`),
      { kind: 'sums', rows: [{ title: 'Получено', amount }, ...refundRows(overpaid, order.giftTotal)] },
      ...bankNote(overpaid, order.giftTotal),
      text(placeOf(order)),
      ...link(order, linkTo),
    ],
  }
}

export function refundDoneMail(order: Order, amount: number, linkTo: OrderLink): Mail {
  return {
    subject: `Заказ № ${order.number}: деньги вернулись`,
    parts: [
      text(`Банк вернул деньги за заказ № ${order.number}.`),
      { kind: 'sums', rows: [{ title: 'Возвращено', amount }] },
      ...link(order, linkTo),
    ],
  }
}
