import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { handoverReceipts } from '@/gateway/db/schema/handover-receipts'
import { payments, refunds } from '@/gateway/db/schema/payments'

/** Takes the contact off receipts of the payments and refunds that were handed to the till; it needs those that are still on their way. */
export async function eraseReceipts(db: Database, ownPayments: SQL, ownRefunds: SQL) {
  const paid = db.select({ id: payments.id }).from(payments).where(ownPayments)
  for (const [table, owned] of [
    [payments, ownPayments],
    [refunds, and(ownRefunds, eq(refunds.status, 'done'))],
    [handoverReceipts, inArray(handoverReceipts.paymentId, paid)],
  ] as const) {
    const { receipt, nextAt } = table
    await db
      .update(table)
      .set({ receipt: sql`jsonb_set(${receipt}, '{contact}', '{}')` })
      .where(and(owned, isNull(nextAt), sql`${receipt}->'contact' <> '{}'::jsonb`))
  }
}
