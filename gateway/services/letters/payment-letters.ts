import type { Letter } from '@/gateway/services/letters/letter'
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
} from '@/gateway/services/letters/order-letter-parts'

export function billLetter(order: Order, lines: readonly Line[], isAgain: boolean): Letter {
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

export function paidLetter(order: Order, amount: number, linkTo: OrderLink): Letter {
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

export function refundLetter(order: Order, amount: number, linkTo: OrderLink): Letter {
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

export function refundDoneLetter(order: Order, amount: number, linkTo: OrderLink): Letter {
  return {
    subject: `Заказ № ${order.number}: деньги вернулись`,
    parts: [
      text(`Банк вернул деньги за заказ № ${order.number}.`),
      { kind: 'sums', rows: [{ title: 'Возвращено', amount }] },
      ...link(order, linkTo),
    ],
  }
}
