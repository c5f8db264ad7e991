import { randomUUID } from 'node:crypto'
import { and, eq, notExists } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { gatewayError } from '@/gateway/core/errors/errors'
import { giftCardOperations, giftCards } from '@/gateway/db/schema/gift-cards'
import { giftPurchases } from '@/gateway/db/schema/gift-purchases'
import { payments, refunds } from '@/gateway/db/schema/payments'
import type { ServiceDeps } from '@/gateway/services/deps'
import { cancelledGiftMail, withdrawnGiftMail } from '@/gateway/services/gift-cards/gift-mails'
import { erasedWith, type GiftRow } from '@/gateway/services/gift-cards/send-gift'
import { findPurchase } from '@/gateway/services/gift-purchases/find-purchase'
import { readGiftPurchase } from '@/gateway/services/gift-purchases/read-gift-purchase'
import { postMail } from '@/gateway/services/mail/post-mail'
import { receiptOfGift } from '@/gateway/services/payments/receipts/receipt-of-gift'
import { wakePaymentWorker, closeOpenPayments } from '@/gateway/services/open-payments/close-open-payments'

const USED = 'Картой уже платили, поэтому покупку отменить нельзя. Остаток действует до конца срока.'

/**
 * Cancels a gift card for its buyer, while nothing was paid with it: money goes back the way it came, a card that was sent pays
 * nothing more. Cancelling again changes nothing.
 */
export async function cancelGiftPurchase(deps: ServiceDeps, reference: string) {
  const { id } = await findPurchase(deps.db, reference)
  await deps.db.transaction(async (tx) => {
    const [gift] = await tx.select().from(giftPurchases).where(eq(giftPurchases.id, id)).for('update')
    if (!gift || gift.status === 'cancelled') return
    const now = deps.now()
    if (gift.status === 'sent') await withdrawCard(tx, id, now)
    await closeOpenPayments(tx, { giftPurchaseId: id }, now)
    const amount = await owePaid(tx, gift, now)
    await tx
      .update(giftPurchases)
      .set({ status: 'cancelled', updatedAt: now, ...erasedWith(gift) })
      .where(eq(giftPurchases.id, id))
    await postMail(tx, deps, 'gift-cancelled', {
      to: gift.buyerEmail,
      mail: cancelledGiftMail(gift, amount, deps),
    })
    if (gift.status === 'sent')
      await postMail(tx, deps, 'gift-cancelled', {
        to: gift.recipientEmail,
        mail: withdrawnGiftMail(gift),
      })
  })
  return readGiftPurchase(deps, reference)
}

/** Orders lock the card too: either they have paid with it or it is empty for them. */
async function withdrawCard(tx: Database, purchaseId: string, now: Date): Promise<void> {
  const [card] = await tx.select().from(giftCards).where(eq(giftCards.purchaseId, purchaseId)).for('update')
  if (!card || card.balance < card.nominal) throw gatewayError('conflict', USED)
  await tx.update(giftCards).set({ balance: 0, validUntil: now }).where(eq(giftCards.id, card.id))
  await tx
    .insert(giftCardOperations)
    .values({ cardId: card.id, orderId: null, amount: -card.nominal, createdAt: now })
}

/** Owes the paid sum that is not being returned already; returns the kopecks. */
async function owePaid(tx: Database, gift: GiftRow, now: Date): Promise<number> {
  const paid = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.giftPurchaseId, gift.id),
        eq(payments.status, 'succeeded'),
        notExists(tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.paymentId, payments.id))),
      ),
    )
  if (paid.length === 0) return 0
  // Built anew: the receipt of the payment has lost its contact when the buyer was erased.
  const ofPurchase = await receiptOfGift(tx, gift)
  await tx.insert(refunds).values(
    paid.map(({ id, amount, receipt }) => ({
      paymentId: id,
      amount,
      receipt: receipt && ofPurchase,
      reference: randomUUID(),
      nextAt: now,
      createdAt: now,
      updatedAt: now,
    })),
  )
  await wakePaymentWorker(tx)
  return paid.reduce((sum, { amount }) => sum + amount, 0)
}
