import type { Mail } from '@/gateway/services/mail/mail'
import {
  boughtLines,
  goods,
  link,
  placeOf,
  sums,
  text,
  type Line,
  type Order,
  type OrderLink,
} from '@/gateway/services/mail/order-mail-parts'

export function billMail(order: Order, lines: readonly Line[], isAgain: boolean): Mail {
  const what = isAgain ? 'Новый счёт на заказ' : 'Счёт на заказ'
  const instead = isAgain ? ['Заказ изменился: прежний счёт больше не действует.'] : []
  return {
    subject: `${what} № ${order.number}`,
    parts: [
      text(`Счёт на оплату заказа № ${order.number} приложен к письму.`, ...instead),
      goods(boughtLines(lines)),
      sums(order),
    ],
  }
}

export function paidMail(order: Order, amount: number, linkTo: OrderLink): Mail {
  return {
    subject: `Заказ № ${order.number}: оплата получена`,
    parts: [
      text(`Мы получили оплату заказа № ${order.number}.`),
      { kind: 'sums', rows: [{ title: 'Получено', amount }] },
      text(placeOf(order)),
      ...link(order, linkTo),
    ],
  }
}

export function refundMail(order: Order, amount: number, linkTo: OrderLink): Mail {
  return {
    subject: `Заказ № ${order.number}: возвращаем деньги`,
    parts: [
      text(
        `Мы возвращаем деньги за заказ № ${order.number} туда, откуда они пришли.`,
        'Когда они дойдут, зависит от вашего банка: от нескольких минут до десяти рабочих дней.',
      ),
      { kind: 'sums', rows: [{ title: 'Возврат', amount }] },
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
