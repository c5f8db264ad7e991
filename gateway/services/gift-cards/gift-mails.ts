import { formatPrice } from '@/gateway/core/text/format-price'
import type { giftPurchases } from '@/gateway/db/schema/gift-purchases'
import type { Mail, MailPart } from '@/gateway/services/mail/mail'
import type { MailDeps } from '@/gateway/services/mail/post-mail'
import { longDay } from '@/gateway/core/text/long-day'

type Gift = typeof giftPurchases.$inferSelect
type Shop = Pick<MailDeps, 'siteName' | 'siteUrl'>

function text(...lines: readonly string[]): MailPart {
  return { kind: 'text', text: lines.join('\n') }
}

function link({ siteUrl }: Shop, title: string, path: string): MailPart[] {
  return siteUrl === undefined ? [] : [{ kind: 'link', title, href: new URL(path, siteUrl).href }]
}

function purchaseLink({ reference }: Gift, shop: Shop) {
  return link(shop, 'Открыть покупку', `/gift-cards/${reference}`)
}

/** The gift itself. */
export function giftMail(
  { buyerName, recipientName, words, amount }: Gift,
  { code, validUntil }: { code: string; validUntil: Date },
  shop: Shop,
): Mail {
  return {
    subject: `${buyerName} дарит вам подарочную карту «${shop.siteName}»`,
    parts: [
      text(`${recipientName}, вам подарок: карта на ${formatPrice(amount)}.`),
      ...(words === '' ? [] : [{ kind: 'quote', text: words } as const, text(`— ${buyerName}`)]),
      { kind: 'code', title: 'Код карты', code },
      text(
        `Карта действует до ${longDay(validUntil)}. Введите код на последнем шаге заказа: карта оплатит запчасти, шины, масла и доставку, целиком или частями.`,
        'Код — это деньги: не показывайте его посторонним.',
      ),
      ...link(shop, 'Проверить остаток', '/gift-cards#balance'),
    ],
  }
}

/** To the payer. */
export function boughtGiftMail(gift: Gift, shop: Shop): Mail {
  const { number, amount, recipientName, recipientEmail, deliverAt } = gift
  const when = deliverAt === null ? 'сразу' : longDay(deliverAt)
  return {
    subject: `Подарочная карта № ${number} оплачена`,
    parts: [
      { kind: 'sums', rows: [{ title: 'Номинал', amount }] },
      text(`Получатель: ${recipientName}, ${recipientEmail}.`, `Отправим: ${when}.`),
      ...purchaseLink(gift, shop),
    ],
  }
}

/** To the buyer who cancelled it; kopecks that go back. */
export function cancelledGiftMail(gift: Gift, refund: number, shop: Shop): Mail {
  const money =
    refund === 0
      ? [text('Она не была оплачена, возвращать нечего.')]
      : [
          text(
            'Деньги возвращаются туда, откуда пришли. Когда они дойдут, зависит от вашего банка: от нескольких минут до десяти рабочих дней.',
          ),
          { kind: 'sums', rows: [{ title: 'Возврат', amount: refund }] } as const,
        ]
  return {
    subject: `Подарочная карта № ${gift.number} отменена`,
    parts: [
      text(`Вы отменили покупку подарочной карты № ${gift.number}.`),
      ...money,
      ...purchaseLink(gift, shop),
    ],
  }
}

/** To the former recipient. */
export function withdrawnGiftMail({ buyerName, amount }: Gift): Mail {
  const sender = buyerName === '' ? '' : ` от имени «${buyerName}»`
  return {
    subject: 'Подарочная карта отменена',
    parts: [
      text(
        `Покупка карты на ${formatPrice(amount)}, которую вам отправили${sender}, отменена: её код больше не действует.`,
      ),
    ],
  }
}

/** To the buyer, once the card has left. */
export function sentGiftMail(gift: Gift, shop: Shop): Mail {
  return {
    subject: `Подарочная карта № ${gift.number} отправлена`,
    parts: [
      text(`Карта на ${formatPrice(gift.amount)} отправлена: ${gift.recipientName}, ${gift.recipientEmail}.`),
      ...purchaseLink(gift, shop),
    ],
  }
}
