import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { Receipt } from '@/gateway/core/ports/receipt'
import { payments } from '@/gateway/db/schema/payments'
import { closeOpenPayments } from '@/gateway/services/open-payments/close-open-payments'
import { isPaymentOf, type Payer } from '@/gateway/services/open-payments/payer'

const REFERENCE_BYTES = 24
/** The provider reports the end of a payment; after this time it is queried. */
const FIRST_LOOK_MS = 60_000
/** Providers keep the key of a payment for longer, and look for it around its start. */
const REPEATABLE_MS = 300_000

type NewPayment = { payer: Payer; provider: string; amountKopecks: number; receipt: Receipt | undefined }

/**
 * Writes the payment of a locked order or purchase, and abandons an earlier unfinished one. One whose answer was lost is begun again under its
 * reference, so that the provider has no second payment that waits for the same money.
 */
export async function writePayment(
  tx: Database,
  { payer, provider, amountKopecks, receipt }: NewPayment,
  now: Date,
) {
  const nextAt = new Date(now.getTime() + FIRST_LOOK_MS)
  const isUnanswered = and(
    isPaymentOf(payer),
    eq(payments.status, 'created'),
    eq(payments.provider, provider),
    eq(payments.amount, amountKopecks),
    // The same sum may be for other products by now.
    sql`${payments.receipt} is not distinct from ${receipt ? JSON.stringify(receipt) : null}::jsonb`,
    isNull(payments.begunAt),
    gt(payments.createdAt, new Date(now.getTime() - REPEATABLE_MS)),
  )
  const [unanswered] = await tx
    .update(payments)
    .set({ nextAt, updatedAt: now })
    .where(isUnanswered)
    .returning()
  if (unanswered) return { reference: unanswered.providerReference, receipt: unanswered.receipt ?? undefined }
  await closeOpenPayments(tx, payer, now)
  const reference = randomBytes(REFERENCE_BYTES).toString('base64url')
  await tx.insert(payments).values({
    ...payer,
    receipt,
    amount: amountKopecks,
    provider,
    providerReference: reference,
    nextAt,
    createdAt: now,
    updatedAt: now,
  })
  return { reference, receipt }
}
