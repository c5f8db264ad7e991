import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { giftCards } from '@/gateway/db/schema/gift-cards'
import { giftPurchases } from '@/gateway/db/schema/gift-purchases'
import type { ServiceDeps } from '@/gateway/services/deps'
import { createGiftCode, hashGiftCode, lastFourOf } from '@/gateway/services/gift-cards/gift-code'
import { giftMail, sentGiftMail } from '@/gateway/services/gift-cards/gift-mails'
import { readGiftTerms } from '@/gateway/services/gift-cards/gift-terms'
import { postMail, type MailDeps } from '@/gateway/services/mail/post-mail'

export type GiftRow = typeof giftPurchases.$inferSelect

const ROUND_SIZE = 50

/** What a purchase of an erased buyer no longer needs, once its email has left or it is cancelled. */
export function erasedWith({ buyerEmail }: GiftRow): Partial<GiftRow> {
  return buyerEmail === '' ? { buyerName: '', recipientName: '', words: '' } : {}
}

/** Makes the card of a locked, paid purchase and writes it to its recipient: the code stands in that email alone. */
export async function sendGift(tx: Database, deps: MailDeps, gift: GiftRow, now: Date) {
  const { validMonths } = await readGiftTerms(tx)
  const validUntil = new Date(now)
  validUntil.setUTCMonth(validUntil.getUTCMonth() + validMonths)
  const code = createGiftCode()
  await tx.insert(giftCards).values({
    codeHash: hashGiftCode(code),
    lastFour: lastFourOf(code),
    purchaseId: gift.id,
    nominal: gift.amount,
    balance: gift.amount,
    validUntil,
    createdAt: now,
  })
  await tx
    .update(giftPurchases)
    .set({ status: 'sent', sentAt: now, updatedAt: now, ...erasedWith(gift) })
    .where(eq(giftPurchases.id, gift.id))
  const mail = giftMail(gift, { code, validUntil }, deps)
  await postMail(tx, deps, 'gift-card', { to: gift.recipientEmail, mail })
  await postMail(tx, deps, 'gift-sent', { to: gift.buyerEmail, mail: sentGiftMail(gift, deps) })
}

/** Sends the cards that are due; each once, however many gateways run. */
export async function sendDueGifts(deps: MailDeps & Pick<ServiceDeps, 'db' | 'now'>): Promise<number> {
  let sent = 0
  while (sent < ROUND_SIZE && (await sendNextGift(deps))) sent += 1
  return sent
}

async function sendNextGift(deps: MailDeps & Pick<ServiceDeps, 'db' | 'now'>): Promise<boolean> {
  const now = deps.now()
  return deps.db.transaction(async (tx) => {
    const [gift] = await tx
      .select()
      .from(giftPurchases)
      .where(
        sql`${giftPurchases.status} = 'paid' and ${giftPurchases.deliverAt} <= ${now.toISOString()}::timestamptz`,
      )
      .orderBy(asc(giftPurchases.deliverAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!gift) return false
    await sendGift(tx, deps, gift, now)
    return true
  })
}
