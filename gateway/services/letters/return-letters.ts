import type { Letter, LetterPart } from '@/gateway/services/letters/letter'
import {
  goods,
  link,
  text,
  type LinePieces,
  type Order,
  type OrderLink,
} from '@/gateway/services/letters/order-letter-parts'

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
