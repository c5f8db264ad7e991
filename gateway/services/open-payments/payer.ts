import { eq } from 'drizzle-orm'
import { payments } from '@/gateway/db/schema/payments'

/** What a payment is for. */
export type Payer = { orderId: string } | { giftPurchaseId: string }

export function isPaymentOf(payer: Payer) {
  return 'orderId' in payer
    ? eq(payments.orderId, payer.orderId)
    : eq(payments.giftPurchaseId, payer.giftPurchaseId)
}
