import type { Receipt } from '@/gateway/core/ports/receipt'
import type { giftPurchases } from '@/gateway/db/schema/gift-purchases'

/** A gift card is an advance: VAT and products come with what is bought for it. */
export function receiptOfGift({
  number,
  amount,
  buyerEmail,
}: Pick<typeof giftPurchases.$inferSelect, 'number' | 'amount' | 'buyerEmail'>): Receipt {
  return {
    contact: { email: buyerEmail },
    lines: [
      {
        key: 'gift-card',
        title: `Подарочная карта № ${number}`,
        quantity: 1,
        unit: 'шт.',
        sumKopecks: amount,
        vatPercent: null,
        subject: 'payment',
        method: 'advance',
      },
    ],
  }
}
