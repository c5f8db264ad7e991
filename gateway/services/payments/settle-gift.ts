import { randomUUID } from 'node:crypto'
import type { Database } from '@/gateway/core/database'
import type { giftPurchases } from '@/gateway/db/schema/gift-purchases'
import { refunds, type payments } from '@/gateway/db/schema/payments'
import { markGiftPaid } from '@/gateway/services/gift-cards/mark-gift-paid'
import type { MailDeps } from '@/gateway/services/mail/post-mail'
import { receiptOfGift } from '@/gateway/services/payments/receipts/receipt-of-gift'
import { wakePaymentWorker, closeOpenPayments } from '@/gateway/services/open-payments/close-open-payments'

/** Takes money for a locked gift card; money for a paid one goes back. */
export async function settleGift(
  tx: Database,
  deps: MailDeps,
  gift: typeof giftPurchases.$inferSelect,
  payment: Pick<typeof payments.$inferSelect, 'id' | 'amount'>,
  now: Date,
) {
  await closeOpenPayments(tx, { giftPurchaseId: gift.id }, now)
  if (await markGiftPaid(tx, deps, gift, now)) return
  await tx.insert(refunds).values({
    paymentId: payment.id,
    amount: payment.amount,
    receipt: await receiptOfGift(tx, gift),
    reference: randomUUID(),
    nextAt: now,
    createdAt: now,
    updatedAt: now,
  })
  await wakePaymentWorker(tx)
}
