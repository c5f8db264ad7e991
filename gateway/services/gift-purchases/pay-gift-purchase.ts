import { eq } from 'drizzle-orm'
import { gatewayError } from '@/gateway/core/errors/errors'
import type { PaymentProvider } from '@/gateway/core/ports/payment-provider'
import { giftPurchases } from '@/gateway/db/schema/gift-purchases'
import type { ServiceDeps } from '@/gateway/services/deps'
import { findPurchase } from '@/gateway/services/gift-purchases/find-purchase'
import { refuseToPayOnline } from '@/gateway/services/checkout/no-online-payments'
import { beginPayment } from '@/gateway/services/payments/begin-payment'
import { receiptOfGift } from '@/gateway/services/payments/receipts/receipt-of-gift'
import { purposeOfGift } from '@/gateway/services/payments/payment-purpose'
import { writePayment } from '@/gateway/services/payments/write-payment'

/** Starts the payment of a gift card; an earlier unfinished one is abandoned. */
export async function payGiftPurchase(
  deps: ServiceDeps,
  provider: PaymentProvider | undefined,
  reference: string,
) {
  const now = deps.now()
  const { id } = await findPurchase(deps.db, reference)
  const started = await deps.db.transaction(async (tx) => {
    const [gift] = await tx.select().from(giftPurchases).where(eq(giftPurchases.id, id)).for('update')
    if (gift?.status === 'cancelled') throw gatewayError('conflict', 'Эта покупка отменена. Оформите новую.')
    if (gift?.status !== 'created') return undefined
    if (!provider) throw refuseToPayOnline()
    const receipt = await receiptOfGift(tx, gift)
    const amountKopecks = gift.amount
    const payment = { payer: { giftPurchaseId: id }, provider: provider.name, amountKopecks, receipt }
    return { ...purposeOfGift(gift), ...(await writePayment(tx, payment, now)), amountKopecks }
  })
  if (!started || !provider) return { isPaid: true, paymentUrl: null }
  return { isPaid: false, paymentUrl: await beginPayment(deps.db, provider, started, now) }
}
