import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { gatewayError } from '@/gateway/core/errors/errors'
import type { PaymentProvider } from '@/gateway/core/ports/payment-provider'
import { giftPurchases } from '@/gateway/db/schema/gift-purchases'
import { payments } from '@/gateway/db/schema/payments'
import type { ServiceDeps } from '@/gateway/services/deps'
import { findPurchase } from '@/gateway/services/gift-purchases/find-purchase'
import { closeOpenPayments } from '@/gateway/services/open-payments/close-open-payments'
import { refuseToPayOnline } from '@/gateway/services/checkout/no-online-payments'
import { beginPayment } from '@/gateway/services/payments/begin-payment'
import { receiptOfGift } from '@/gateway/services/payments/receipts/receipt-of-gift'
import { purposeOfGift } from '@/gateway/services/payments/payment-purpose'

const REFERENCE_BYTES = 24
/** The provider reports the end of a payment; after this time it is queried. */
const FIRST_LOOK_MS = 60_000

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
    await closeOpenPayments(tx, { giftPurchaseId: id }, now)
    const paymentReference = randomBytes(REFERENCE_BYTES).toString('base64url')
    const receipt = await receiptOfGift(tx, gift)
    await tx.insert(payments).values({
      giftPurchaseId: id,
      receipt,
      amount: gift.amount,
      provider: provider.name,
      providerReference: paymentReference,
      nextAt: new Date(now.getTime() + FIRST_LOOK_MS),
      createdAt: now,
      updatedAt: now,
    })
    return { reference: paymentReference, ...purposeOfGift(gift), amountKopecks: gift.amount, receipt }
  })
  if (!started || !provider) return { isPaid: true, paymentUrl: null }
  return { isPaid: false, paymentUrl: await beginPayment(deps.db, provider, started) }
}
