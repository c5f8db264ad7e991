import type { orderLines, orders } from '@/gateway/db/schema/orders'
import { moscowDay, toWireDay } from '@/gateway/services/delivery/moscow-time'
import { hoursUntil, pickupWords } from '@/lib/format/delivery/pickup-words'
import { formatPrice } from '@/gateway/core/text/format-price'
import { DELIVERY_AGREED } from '@/lib/parts/terms/delivery-agreed'
import { isDeliveryOpen } from '@/gateway/services/delivery/agreed-delivery'
import type { WorkHours } from '@/lib/parts/terms/promise'
import type { Letter, LetterLine, LetterPart } from '@/gateway/services/letters/letter'

type Order = typeof orders.$inferSelect
type Line = typeof orderLines.$inferSelect

/** Pieces of a line and why the letter names them. */
export type LinePieces = { line: Line; pieces: number; note?: string | undefined }

/** When the shop of a pickup is open, and the moment of the letter. */
export type ShopHours = { work: WorkHours | null; now: Date }

export type OrderLink = (orderNumber: string) => string | undefined

function toGoods({ line: { brand, article, price }, pieces, note }: LinePieces): LetterLine {
  return { name: `${brand} ${article}`.trim(), pieces, price, ...(note && { note }) }
}

function goods(lines: readonly LinePieces[]): LetterPart {
  return { kind: 'goods', lines: lines.map(toGoods) }
}

/** Remaining pieces. */
export function boughtLines(lines: readonly Line[]): LinePieces[] {
  return lines.flatMap((line) => {
    const isOff = line.status === 'cancelled' || line.status === 'refused'
    const pieces = line.quantity - line.cancelledQuantity - line.returnedQuantity
    return isOff || pieces === 0 ? [] : [{ line, pieces }]
  })
}

function placeOf(order: Order): string {
  const { deliveryTitle, address, isPickup } = order
  const place = [deliveryTitle, address].filter(Boolean).join(', ')
  if (isPickup) return `Забрать: ${place}`
  return isDeliveryOpen(order) ? `Доставка: ${place}\n${DELIVERY_AGREED}` : `Доставка: ${place}`
}

function hoursOf(
  { deliveryDate, deliveryTime, isPickup }: Order,
  lines: readonly LinePieces[],
  shop?: ShopHours,
): string[] {
  if (deliveryDate !== null)
    return [`Привезём ${toWireDay(deliveryDate)}${deliveryTime ? `, ${deliveryTime}` : ''}`]
  const moments = lines.flatMap(({ line: { expectedAt } }) => (expectedAt ? [expectedAt.getTime()] : []))
  if (moments.length === 0) return []
  const last = new Date(Math.max(...moments))
  const hours = isPickup && shop ? hoursUntil(last.toISOString(), shop.now) : null
  if (!shop || hours === null) return [`Ждём ${toWireDay(moscowDay(last))}`]
  return [`${pickupWords({ hours, ...shop, withDate: true })}.`]
}

function sums({ deliveryPrice, writeoffTotal, giftTotal, total, paidTotal }: Order): LetterPart {
  return {
    kind: 'sums',
    rows: [
      ...(deliveryPrice > 0 ? [{ title: 'Доставка', amount: deliveryPrice }] : []),
      ...(writeoffTotal > 0 ? [{ title: 'Оплачено бонусами', amount: writeoffTotal }] : []),
      ...(giftTotal > 0 ? [{ title: 'Оплачено подарочной картой', amount: giftTotal }] : []),
      ...(paidTotal > giftTotal ? [{ title: 'Оплачено', amount: paidTotal - giftTotal }] : []),
      { title: 'К оплате', amount: Math.max(0, total - paidTotal) },
    ],
  }
}

function text(...lines: readonly string[]): LetterPart {
  return { kind: 'text', text: lines.join('\n') }
}

function link({ number }: Order, linkTo: OrderLink, title = 'Открыть заказ'): LetterPart[] {
  const href = linkTo(number)
  return href === undefined ? [] : [{ kind: 'link', title, href }]
}

function howToPay({ isPaymentOnline, paymentTitle }: Order, billEmail: string | undefined): string {
  if (billEmail !== undefined) return `Оплата: ${paymentTitle}. Счёт отправлен на ${billEmail}.`
  return isPaymentOnline
    ? `Оплата: ${paymentTitle}. Если заказ ещё не оплачен, это можно сделать на его странице.`
    : `Оплата: ${paymentTitle}.`
}

function pickupCode({ pickupCode: code }: Order): LetterPart[] {
  return code === null ? [] : [{ kind: 'code', title: 'Код получения', code }]
}

export function placedLetter(
  order: Order,
  { lines, shop }: { lines: readonly Line[]; shop: ShopHours },
  linkTo: OrderLink,
  billEmail: string | undefined,
): Letter {
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
export function announcedLetter(order: Order, lines: readonly Line[], linkTo: OrderLink): Letter {
  const bought = boughtLines(lines)
  const { number, name, phone, comment, isPaymentOnline, paymentTitle } = order
  return {
    subject: `Новый заказ № ${number}`,
    parts: [
      text(`${name}, +${phone}`, ...(comment ? [comment] : [])),
      goods(bought),
      sums(order),
      text(placeOf(order), ...hoursOf(order, bought)),
      text(`Оплата: ${paymentTitle}${isPaymentOnline ? ', ещё не поступила' : ''}.`),
      ...link(order, linkTo),
    ],
  }
}

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

/** Products of the order that are ready to be handed over; not all of them, when others are still to come. */
export function readyLetter(
  order: Order,
  lines: readonly LinePieces[],
  isPart: boolean,
  linkTo: OrderLink,
): Letter {
  const what = isPart ? `Часть заказа № ${order.number} готова` : `Заказ № ${order.number} готов`
  return {
    subject: `${what} к выдаче`,
    parts: [
      text(`${what} к выдаче.`),
      goods(lines),
      text(placeOf(order)),
      ...pickupCode(order),
      sums(order),
      ...link(order, linkTo),
    ],
  }
}

export function deliveringLetter(
  order: Order,
  lines: readonly LinePieces[],
  isPart: boolean,
  linkTo: OrderLink,
): Letter {
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

export function issuedLetter(
  order: Order,
  lines: readonly LinePieces[],
  isPart: boolean,
  linkTo: OrderLink,
): Letter {
  const what = isPart ? `Часть заказа № ${order.number} выдана` : `Заказ № ${order.number} выдан`
  return {
    subject: what,
    parts: [text(`${what}. Спасибо за покупку!`), goods(lines), ...link(order, linkTo)],
  }
}

/** Products cancelled by the buyer or by the shop. */
export function droppedLetter(
  order: Order,
  { dropped, left, isByShop }: { dropped: readonly LinePieces[]; left: readonly Line[]; isByShop: boolean },
  linkTo: OrderLink,
): Letter {
  const bought = boughtLines(left)
  const isWhole = bought.length === 0
  const who = isByShop ? 'К сожалению, этих товаров не будет:' : 'По вашей просьбе отменено:'
  const subject = isWhole
    ? `Заказ № ${order.number} отменён`
    : `Заказ № ${order.number} изменён: ${isByShop ? 'часть товаров не поставят' : 'часть товаров отменена'}`
  const rest: LetterPart[] = isWhole ? [] : [text('Остаётся в заказе:'), goods(bought), sums(order)]
  return { subject, parts: [text(who), goods(dropped), ...rest, ...link(order, linkTo)] }
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

/** To the staff; `linkTo` leads to the desk. */
export function returnAnnouncedLetter(
  order: Order,
  lines: readonly LinePieces[],
  comment: string,
  linkTo: OrderLink,
): Letter {
  return {
    subject: `Возврат по заказу № ${order.number}`,
    parts: [
      text(`${order.name}, +${order.phone}`, ...(comment ? [comment] : [])),
      goods(lines),
      ...link(order, linkTo),
    ],
  }
}

export function returnDecidedLetter(
  order: Order,
  { isRefusal, answer }: { isRefusal: boolean; answer: string },
  linkTo: OrderLink,
): Letter {
  const what = isRefusal
    ? `Мы не можем принять возврат по заказу № ${order.number}.`
    : `Возврат по заказу № ${order.number} согласован. Принесите товар в магазин: мы проверим его и вернём деньги.`
  return {
    subject: `Заказ № ${order.number}: ${isRefusal ? 'в возврате отказано' : 'возврат согласован'}`,
    parts: [text(what, ...(answer ? [answer] : [])), ...link(order, linkTo)],
  }
}

export function returnAcceptedLetter(
  order: Order,
  lines: readonly LinePieces[],
  { answer, refunded }: { answer: string; refunded: number },
  linkTo: OrderLink,
): Letter {
  const sum: LetterPart[] =
    refunded > 0 ? [{ kind: 'sums', rows: [{ title: 'К возврату', amount: refunded }] }] : []
  return {
    subject: `Заказ № ${order.number}: возврат принят`,
    parts: [
      text('Мы приняли обратно:'),
      goods(lines),
      ...sum,
      ...(answer ? [text(answer)] : []),
      ...link(order, linkTo),
    ],
  }
}

/** The carrier's price that was agreed by phone is in the order, or is to be named again. */
export function deliveryPriceLetter(order: Order, lines: readonly Line[], linkTo: OrderLink): Letter {
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
      text(placeOf(order)),
      ...link(order, linkTo),
    ],
  }
}

export function noteLetter(order: Order, note: string, linkTo: OrderLink): Letter {
  return { subject: `О заказе ${order.number}`, parts: [text(note), ...link(order, linkTo)] }
}
