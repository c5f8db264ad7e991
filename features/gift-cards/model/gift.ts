import type {
  checkGiftCard,
  createGiftPurchase,
  GIFT_DESIGNS,
  readGiftCardTerms,
  readGiftPurchase,
} from '@/lib/gateway/contracts/orders/gift-cards'
import type { RequestOf, ResponseOf } from '@/lib/gateway/operation'

export type GiftTerms = ResponseOf<typeof readGiftCardTerms>
/** Days as `YYYY-MM-DD` in Moscow, between which a gift may be sent. */
export type GiftOffer = GiftTerms & { firstDay: string; lastDay: string }
export type GiftPurchase = ResponseOf<typeof readGiftPurchase>
export type GiftBalance = ResponseOf<typeof checkGiftCard>
export type GiftOrder = RequestOf<typeof createGiftPurchase>['body']
export type GiftDesign = (typeof GIFT_DESIGNS)[number]

export const DESIGNS: readonly { design: GiftDesign; title: string }[] = [
  { design: 'road', title: 'Дорога' },
  { design: 'garage', title: 'Гараж' },
  { design: 'snow', title: 'Зима' },
  { design: 'bow', title: 'Бант' },
]
