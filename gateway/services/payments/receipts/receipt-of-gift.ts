import type { Database } from '@/gateway/core/database'
import type { Receipt } from '@/gateway/core/ports/receipt'
import type { giftPurchases } from '@/gateway/db/schema/gift-purchases'
import { receiptContact } from '@/gateway/services/payments/receipts/receipt-contact'

/** A gift card is an advance: VAT and products come with what is bought for it. */
export async function receiptOfGift(
  tx: Database,
  { number, amount, buyerEmail }: Pick<typeof giftPurchases.$inferSelect, 'number' | 'amount' | 'buyerEmail'>,
): Promise<Receipt> {
  return {
    contact: await receiptContact(tx, { email: buyerEmail, phone: '' }),
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
