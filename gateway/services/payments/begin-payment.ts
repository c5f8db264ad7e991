import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { PaymentProvider, PaymentStart } from '@/gateway/core/ports/payment-provider'
import { payments } from '@/gateway/db/schema/payments'

/** Registers a written payment at its provider; returns the page where the shopper pays. */
export async function beginPayment(
  db: Database,
  provider: PaymentProvider,
  payment: PaymentStart,
  now: Date,
): Promise<string> {
  const { page, providerId } = await provider.start(payment)
  await db
    .update(payments)
    .set({ begunAt: now, ...(providerId !== undefined && { providerId }) })
    .where(eq(payments.providerReference, payment.reference))
  return page
}
