import { formatPrice } from '@/gateway/core/text/format-price'
import { isDeliveryOpen } from '@/gateway/services/delivery/agreed-delivery'
import { formatPhone } from '@/lib/format/phone'
import type { Mail, MailPart } from '@/gateway/services/mail/mail'
import {
  bankNote,
  boughtLines,
  goods,
  hoursOf,
  link,
  quote,
  placeOf,
  refundRows,
  sums,
  text,
  type Line,
  type LinePieces,
  type Order,
  type OrderLink,
  type ShopHours,
} from '@/gateway/services/mail/order-mail-parts'
import type { WorkHours } from '@/lib/parts/terms/promise'

function howToPay({ isPaymentOnline, paymentTitle }: Order, billEmail: string | undefined): string {
  if (billEmail !== undefined) return `Оплата: ${paymentTitle}. Счёт отправлен на ${billEmail}.`
  return isPaymentOnline
    ? `Оплата: ${paymentTitle}. Если заказ ещё не оплачен, это можно сделать на его странице.`
    : `Оплата: ${paymentTitle}.`
}

function pickupCode({ pickupCode: code }: Order): MailPart[] {
  return code === null ? [] : [{ kind: 'code', title: 'Код получения', code }]
}

export function placedMail(
  order: Order,
  { lines, shop }: { lines: readonly Line[]; shop: ShopHours },
  linkTo: OrderLink,
  billEmail: string | undefined,
): Mail {
  const bought = boughtLines(lines)
  return {
    subject: `Заказ № ${order.number} принят`,
    parts: [
      text(`Спасибо за заказ № ${order.number}!`),
      goods(bought),
      sums(order),
      text(placeOf(order), ...hoursOf(order, bought, shop)),
      ...pickupCode(order),
      text(howToPay(order, billEmail)),
      ...link(order, linkTo),
    ],
  }
}

/** To the staff; `linkTo` leads to the desk. */
export function announcedMail(order: Order, lines: readonly Line[], linkTo: OrderLink): Mail {
  const bought = boughtLines(lines)
  const { number, name, phone, comment, isPaymentOnline, paymentTitle } = order
  return {
    subject: `Новый заказ № ${number}`,
    parts: [
      text(`${name}, ${formatPhone(phone)}`),
      ...quote(comment),
      goods(bought),
      sums(order),
      text(placeOf(order), ...hoursOf(order, bought)),
      text(`Оплата: ${paymentTitle}${isPaymentOnline ? ', ещё не поступила' : ''}.`),
      ...link(order, linkTo, `Открыть заказ № ${number}`),
    ],
  }
}

/** To the staff: what the buyer has called off, and what is left. */
export function calledOffMail(
  order: Order,
  { off, left, reason }: { off: readonly LinePieces[]; left: readonly Line[]; reason: string },
  linkTo: OrderLink,
): Mail {
  const bought = boughtLines(left)
  const { number, name, phone } = order
  return {
    subject: `Покупатель отменил ${bought.length === 0 ? 'заказ' : 'часть заказа'} № ${number}`,
    parts: [
      text(`${name}, ${formatPhone(phone)}`),
      ...quote(reason),
      goods(off),
      ...(bought.length === 0 ? [] : [text('Остаётся в заказе:'), goods(bought)]),
      sums(order),
      ...link(order, linkTo, `Открыть заказ № ${number}`),
    ],
  }
}

/** Products of the order that are ready to be handed over; not all of them, when others are still to come. */
export function readyMail(
  order: Order,
  lines: readonly LinePieces[],
  isPart: boolean,
  linkTo: OrderLink,
  work: WorkHours | null,
): Mail {
  const what = isPart ? `Часть заказа № ${order.number} готова` : `Заказ № ${order.number} готов`
  return {
    subject: `${what} к выдаче`,
    parts: [
      text(`${what} к выдаче.`),
      goods(lines),
      text(placeOf(order), ...(work ? [`Магазин открыт с ${work.open} до ${work.close}.`] : [])),
      ...pickupCode(order),
      sums(order),
      ...link(order, linkTo),
    ],
  }
}

export function deliveringMail(
  order: Order,
  lines: readonly LinePieces[],
  isPart: boolean,
  linkTo: OrderLink,
): Mail {
  const what = isPart ? `Часть заказа № ${order.number} передана` : `Заказ № ${order.number} передан`
  const hours = order.deliveryDate === null ? [] : hoursOf(order, lines)
  return {
    subject: `${what} в доставку`,
    parts: [
      text(`${what} в доставку.`),
      goods(lines),
      text(placeOf(order), ...hours),
      sums(order),
      ...link(order, linkTo),
    ],
  }
}

export function issuedMail(
  order: Order,
  lines: readonly LinePieces[],
  isPart: boolean,
  linkTo: OrderLink,
): Mail {
  const what = isPart ? `Часть заказа № ${order.number} выдана` : `Заказ № ${order.number} выдан`
  return {
    subject: what,
    parts: [text(`${what}. Спасибо за покупку!`), goods(lines), ...link(order, linkTo)],
  }
}

type DroppedGoods = {
  dropped: readonly LinePieces[]
  left: readonly Line[]
  isByShop: boolean
  /** Kopecks of what is dropped that bonuses had paid. */
  bonusesBack: number
  /** The new bill of what is left is attached. */
  isBilled: boolean
}

export const BILL_INSTEAD = 'Заказ изменился: прежний счёт больше не действует.'

/** Products cancelled by the buyer or by the shop. */
export function droppedMail(
  order: Order,
  { dropped, left, isByShop, bonusesBack, isBilled }: DroppedGoods,
  linkTo: OrderLink,
): Mail {
  const bought = boughtLines(left)
  const isWhole = bought.length === 0
  const who = isByShop ? 'К сожалению, этих товаров не будет:' : 'По вашей просьбе отменено:'
  const subject = isWhole
    ? `Заказ № ${order.number} отменён`
    : `Заказ № ${order.number} изменён: ${isByShop ? 'часть товаров не поставят' : 'часть товаров отменена'}`
  const overpaid = Math.max(0, order.paidTotal - order.total)
  const rows = refundRows(overpaid, order.giftTotal, bonusesBack)
  const back: MailPart[] = rows.length > 0 ? [{ kind: 'sums', rows }] : []
  const rest = isWhole ? back : [text('Остаётся в заказе:'), goods(bought), sums(order, bonusesBack)]
  const notes = [
    ...bankNote(overpaid, order.giftTotal),
    ...(isBilled ? [text('Новый счёт приложен к письму.', BILL_INSTEAD)] : []),
  ]
  return { subject, parts: [text(who), goods(dropped), ...rest, ...notes, ...link(order, linkTo)] }
}

/** The carrier's price that was agreed by phone is in the order, or is to be named again. */
export function deliveryPriceMail(order: Order, lines: readonly Line[], linkTo: OrderLink): Mail {
  const { number, deliveryPrice, isPaymentOnline, total, paidTotal } = order
  const isOpen = isDeliveryOpen(order)
  const price = deliveryPrice === 0 ? 'бесплатно' : formatPrice(deliveryPrice)
  const what = isOpen
    ? [`Цена перевозки заказа № ${number} уточняется.`]
    : [
        `Перевозка заказа № ${number}: ${price}, как договорились по телефону.`,
        ...(isPaymentOnline && total > paidTotal ? ['Оплатить её можно на странице заказа.'] : []),
      ]
  return {
    subject: `Заказ № ${number}: ${isOpen ? 'цена перевозки уточняется' : 'цена перевозки'}`,
    parts: [
      text(...what),
      goods(boughtLines(lines)),
      sums(order),
      ...bankNote(order.paidTotal - order.total, order.giftTotal),
      text(placeOf(order)),
      ...link(order, linkTo),
    ],
  }
}

export function noteMail(order: Order, note: string, linkTo: OrderLink): Mail {
  return { subject: `О заказе ${order.number}`, parts: [text(note), ...link(order, linkTo)] }
}
