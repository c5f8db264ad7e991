import { DESIGNS, type GiftOrder } from './gift'

/** `DD.MM.YYYY` of the date that a field holds as `YYYY-MM-DD`; '' for none. */
export function toGiftDay(date: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? date.split('-').toReversed().join('.') : ''
}

/** The order of a gift from a form of the shop; the gateway checks its bounds. */
export function toGiftOrder(read: (name: string) => string): GiftOrder {
  const own = read('own').replaceAll(/[\s₽]/gu, '').replace(',', '.')
  const amount = Number(own === '' ? read('amount') : own)
  const chosen = DESIGNS.find(({ design }) => design === read('design')) ?? DESIGNS[0]
  return {
    amount: Number.isFinite(amount) && amount > 0 ? amount : 0,
    design: chosen?.design ?? 'road',
    buyerName: read('buyerName').trim(),
    buyerEmail: read('buyerEmail').trim(),
    recipientName: read('recipientName').trim(),
    recipientEmail: read('recipientEmail').trim(),
    words: read('words').trim(),
    deliverOn: toGiftDay(read('deliverOn')),
  }
}
