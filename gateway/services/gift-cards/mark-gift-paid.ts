import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { giftPurchases } from '@/gateway/db/schema/gift-purchases'
import { moscowMoment } from '@/gateway/services/delivery/moscow-time'
import { boughtGiftMail } from '@/gateway/services/gift-cards/gift-mails'
import { sendGift, type GiftRow } from '@/gateway/services/gift-cards/send-gift'
import { postMail, type MailDeps } from '@/gateway/services/mail/post-mail'

/** Not in the middle of the night: emails wake telephones. */
const DELIVERY_TIME = '09:00'

/** When a card that is paid now is sent: in the morning of its day, or at once when that has passed. */
export function deliveryMoment(deliverOn: string | null, now: Date): Date {
  const requested = deliverOn === null ? now : moscowMoment(deliverOn, DELIVERY_TIME)
  return requested > now ? requested : now
}

/** Records that a locked purchase is paid, and sends the card when it is due; false when it was paid before or cancelled. */
export async function markGiftPaid(tx: Database, deps: MailDeps, gift: GiftRow, now: Date): Promise<boolean> {
  if (gift.status !== 'created') return false
  const deliverAt = deliveryMoment(gift.deliverOn, now)
  const [paid] = await tx
    .update(giftPurchases)
    .set({ status: 'paid', deliverAt, updatedAt: now })
    .where(eq(giftPurchases.id, gift.id))
    .returning()
  if (!paid) throw new Error('the purchase has gone')
  await postMail(tx, deps, 'gift-bought', { to: paid.buyerEmail, mail: boughtGiftMail(paid, deps) })
  if (deliverAt <= now) await sendGift(tx, deps, paid, now)
  return true
}
