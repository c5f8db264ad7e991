import type { orderLines, orders } from '@/gateway/db/schema/orders'
import { isDeliveryOpen } from '@/gateway/services/delivery/agreed-delivery'
import type { MailLine, MailPart } from '@/gateway/services/mail/mail'
import { hoursUntil, pickupWords } from '@/lib/format/delivery/pickup-words'
import { DELIVERY_AGREED } from '@/lib/parts/terms/delivery-agreed'
import type { WorkHours } from '@/lib/parts/terms/promise'
import { longDay } from '@/gateway/core/text/long-day'
import { intervalWords } from '@/lib/format/delivery/interval-words'

export type Order = typeof orders.$inferSelect
export type Line = typeof orderLines.$inferSelect

/** Pieces of a line and why the email names them. */
export type LinePieces = { line: Line; pieces: number; note?: string | undefined }

/** When the shop of a pickup is open, and the moment of the email. */
export type ShopHours = { work: WorkHours | null; now: Date }

export type OrderLink = (orderNumber: string) => string | undefined

function toGoods({ line: { brand, article, title, unit, price }, pieces, note }: LinePieces): MailLine {
  return { name: `${brand} ${article}`.trim(), title, pieces, unit, price, ...(note && { note }) }
}

export function goods(lines: readonly LinePieces[]): MailPart {
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

export function placeOf(order: Order): string {
  const { deliveryTitle, address, isPickup } = order
  const place = [deliveryTitle, address].filter(Boolean).join(', ')
  if (isPickup) return `Забрать: ${place}`
  return isDeliveryOpen(order) ? `Доставка: ${place}\n${DELIVERY_AGREED}` : `Доставка: ${place}`
}

export function hoursOf(
  { deliveryDate, deliveryTime, isPickup }: Order,
  lines: readonly LinePieces[],
  shop?: ShopHours,
): string[] {
  if (deliveryDate !== null)
    return [`Привезём ${longDay(deliveryDate)}${deliveryTime ? `, ${intervalWords(deliveryTime)}` : ''}`]
  const moments = lines.flatMap(({ line: { expectedAt } }) => (expectedAt ? [expectedAt.getTime()] : []))
  if (moments.length === 0) return []
  const last = new Date(Math.max(...moments))
  const hours = isPickup && shop ? hoursUntil(last.toISOString(), shop.now) : null
  if (!shop || hours === null) return [`Ждём ${longDay(last)}`]
  return [`${pickupWords({ hours, ...shop, withDate: true })}.`]
}

export function sums(
  { deliveryPrice, writeoffTotal, giftTotal, total, paidTotal }: Order,
  bonusesBack = 0,
): MailPart {
  const overpaid = Math.max(0, paidTotal - total)
  return {
    kind: 'sums',
    rows: [
      ...(deliveryPrice > 0 ? [{ title: 'Доставка', amount: deliveryPrice }] : []),
      ...(writeoffTotal > 0 ? [{ title: 'Оплачено бонусами', amount: writeoffTotal }] : []),
      ...(giftTotal > 0 ? [{ title: 'Оплачено подарочной картой', amount: giftTotal }] : []),
      ...(paidTotal > giftTotal ? [{ title: 'Оплачено', amount: paidTotal - giftTotal }] : []),
      ...(overpaid > 0 ? [] : [{ title: 'К оплате', amount: total - paidTotal }]),
      ...refundRows(overpaid, giftTotal, bonusesBack),
    ],
  }
}

/** What the buyer waits for where money goes back by a bank. */
export function bankNote(overpaid: number, giftTotal: number): MailPart[] {
  const words =
    'Деньги вернутся туда, откуда пришли. Когда они дойдут, зависит от вашего банка: от нескольких минут до десяти рабочих дней.'
  return overpaid > giftTotal ? [text(words)] : []
}

/** How what was overpaid goes back: gift cards get theirs first. `bonuses` are kopecks that those paid. */
export function refundRows(overpaid: number, giftTotal: number, bonuses = 0) {
  const toCards = Math.min(overpaid, giftTotal)
  const rows = [
    { title: 'К возврату', amount: overpaid - toCards },
    { title: 'К возврату на подарочную карту', amount: toCards },
    { title: 'К возврату бонусами', amount: bonuses },
  ]
  return rows.filter(({ amount }) => amount > 0)
}

export function text(...lines: readonly string[]): MailPart {
  return { kind: 'text', text: lines.join('\n') }
}

/** What the buyer wrote, where he wrote anything. */
export function quote(words: string | null): MailPart[] {
  return words ? [{ kind: 'quote', text: words }] : []
}

export function link({ number }: Order, linkTo: OrderLink, title = 'Открыть заказ'): MailPart[] {
  const href = linkTo(number)
  return href === undefined ? [] : [{ kind: 'link', title, href }]
}
