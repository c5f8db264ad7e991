import type { Messenger } from '@/gateway/core/messenger'
import type { PlacedOrder } from '@/gateway/services/orders/place-order'
import { formatPrice } from '@/gateway/core/format-price'

function lineText({ name, quantity, price }: PlacedOrder['lines'][number]) {
  return `${name} — ${quantity} шт. × ${formatPrice(price)} = ${formatPrice(price * quantity)}`
}

/** The letter that a buyer gets about a new order. */
export function orderLetter({ number, lines, deliveryPrice, writeoff, total, place }: PlacedOrder) {
  const paragraphs = [
    `Заказ № ${number} принят.`,
    lines.map(lineText).join('\n'),
    [
      ...(deliveryPrice > 0 ? [`Доставка: ${formatPrice(deliveryPrice)}`] : []),
      ...(writeoff > 0 ? [`Оплачено бонусами: ${formatPrice(writeoff)}`] : []),
      `К оплате: ${formatPrice(total)}`,
    ].join('\n'),
    place,
  ]
  return { subject: `Заказ № ${number} принят`, text: paragraphs.join('\n\n') }
}

/** Tells the buyer by mail. The order stands whether the letter goes out or not, and its answer does not wait. */
export function announceOrder(messenger: Messenger, email: string, order: PlacedOrder) {
  void messenger.send({ channel: 'email', to: email, ...orderLetter(order) }).catch(() => undefined)
}
