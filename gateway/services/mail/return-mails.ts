import { formatPhone } from '@/lib/format/phone'
import type { Mail, MailPart } from '@/gateway/services/mail/mail'
import {
  bankNote,
  goods,
  link,
  quote,
  refundRows,
  text,
  type LinePieces,
  type Order,
  type OrderLink,
} from '@/gateway/services/mail/order-mail-parts'

export type AcceptedMoney = {
  /** What goes back, the part of gift cards among it. */
  refunded: number
  /** The part of it that was paid before, and does not come from a till. */
  overpaid: number
  toCards: number
  bonuses: number
}

/** To the staff; `linkTo` leads to the desk. */
export function returnAnnouncedMail(
  order: Order,
  lines: readonly LinePieces[],
  comment: string,
  linkTo: OrderLink,
): Mail {
  return {
    subject: `Возврат по заказу № ${order.number}`,
    parts: [
      text(`${order.name}, ${formatPhone(order.phone)}`),
      ...quote(comment),
      goods(lines),
      ...link(order, linkTo, `Открыть заказ № ${order.number}`),
    ],
  }
}

export function returnDecidedMail(
  order: Order,
  { isRefusal, answer }: { isRefusal: boolean; answer: string },
  linkTo: OrderLink,
): Mail {
  const what = isRefusal
    ? `Мы не можем принять возврат по заказу № ${order.number}.`
    : `Возврат по заказу № ${order.number} согласован. Принесите товар в магазин: мы проверим его и вернём деньги.`
  return {
    subject: `Заказ № ${order.number}: ${isRefusal ? 'в возврате отказано' : 'возврат согласован'}`,
    parts: [text(what, ...(answer ? [answer] : [])), ...link(order, linkTo)],
  }
}

export function returnAcceptedMail(
  order: Order,
  lines: readonly LinePieces[],
  { answer, refunded, overpaid, toCards, bonuses }: AcceptedMoney & { answer: string },
  linkTo: OrderLink,
): Mail {
  const rows = refundRows(refunded, toCards, bonuses)
  const sum: MailPart[] = rows.length > 0 ? [{ kind: 'sums', rows }] : []
  return {
    subject: `Заказ № ${order.number}: возврат принят`,
    parts: [
      text('Мы приняли обратно:'),
      goods(lines),
      ...sum,
      ...bankNote(overpaid, toCards),
      ...(answer ? [text(answer)] : []),
      ...link(order, linkTo),
    ],
  }
}
