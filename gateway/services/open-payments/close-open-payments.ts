import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { PAYMENT_NOTIFICATION } from '@/gateway/db/listen/payment-notification'
import { payments } from '@/gateway/db/schema/payments'
import { isPaymentOf, type Payer } from '@/gateway/services/open-payments/payer'

/** Wakes the payment workers at the commit. */
export async function wakePaymentWorker(tx: Database) {
  await tx.execute(sql`select pg_notify(${PAYMENT_NOTIFICATION}, '')`)
}

/** Abandons unfinished payments of a locked order or purchase, here at once and at the provider soon. */
export async function closeOpenPayments(tx: Database, payer: Payer, now: Date) {
  const closed = await tx
    .update(payments)
    .set({ status: 'abandoned', isCancelWanted: true, nextAt: now, attempts: 0, updatedAt: now })
    .where(and(isPaymentOf(payer), eq(payments.status, 'created')))
    .returning({ id: payments.id })
  if (closed.length > 0) await wakePaymentWorker(tx)
}
