import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { users } from '@/gateway/db/schema/accounts'
import { giftCards } from '@/gateway/db/schema/gift-cards'
import { giftPurchases } from '@/gateway/db/schema/gift-purchases'
import { payments, refunds } from '@/gateway/db/schema/payments'
import { eraseReceipts } from '@/gateway/services/accounts/erase/erase-receipts'
import { closeOpenPayments } from '@/gateway/services/open-payments/close-open-payments'

/** Cancels the gift cards that a person has ordered and not paid: money that still comes for one goes back. */
export async function dropUnpaidGifts(tx: Database, userId: string, now: Date) {
  const dropped = await tx
    .update(giftPurchases)
    .set({ status: 'cancelled', updatedAt: now })
    .where(and(eq(giftPurchases.userId, userId), eq(giftPurchases.status, 'created')))
    .returning({ id: giftPurchases.id })
  for (const { id } of dropped) await closeOpenPayments(tx, { giftPurchaseId: id }, now)
}

/**
 * Removes personal data from gift cards of deleted accounts. One that waits for its day keeps what its email needs, one that nothing
 * was paid with its recipient, who is told when it is cancelled; number, sum and reference stay to pay it back.
 */
export async function eraseFinishedGifts(db: Database) {
  const former = db.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt))
  const isFormer = inArray(giftPurchases.userId, former)
  await db
    .update(giftPurchases)
    .set({ buyerEmail: '', idempotencyKey: null })
    .where(and(isFormer, ne(giftPurchases.status, 'created'), ne(giftPurchases.buyerEmail, '')))
  const whole = db
    .select({ id: giftCards.purchaseId })
    .from(giftCards)
    .where(and(isNotNull(giftCards.purchaseId), eq(giftCards.balance, giftCards.nominal)))
  await db
    .update(giftPurchases)
    .set({
      buyerName: '',
      recipientName: '',
      recipientEmail: sql`case when ${inArray(giftPurchases.id, whole)} then ${giftPurchases.recipientEmail} else '' end`,
      words: '',
    })
    .where(
      and(
        isFormer,
        inArray(giftPurchases.status, ['sent', 'cancelled']),
        sql`${giftPurchases.buyerName} || ${giftPurchases.recipientEmail} <> ''`,
      ),
    )
  const own = db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(giftPurchases, eq(giftPurchases.id, payments.giftPurchaseId))
    .where(and(isFormer, ne(giftPurchases.status, 'created')))
  await eraseReceipts(db, inArray(payments.id, own), inArray(refunds.paymentId, own))
}
