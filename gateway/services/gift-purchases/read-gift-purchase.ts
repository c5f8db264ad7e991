import { eq } from 'drizzle-orm'
import { giftCards } from '@/gateway/db/schema/gift-cards'
import { toRubles } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { deliveryMoment } from '@/gateway/services/gift-cards/mark-gift-paid'
import { findPurchase } from '@/gateway/services/gift-purchases/find-purchase'

/** The state of a purchase; the code of the card is in its email alone. */
export async function readGiftPurchase(deps: ServiceDeps, reference: string) {
  const gift = await findPurchase(deps.db, reference)
  const [card] = await deps.db.select().from(giftCards).where(eq(giftCards.purchaseId, gift.id))
  const { number, status, design, buyerName, buyerEmail, recipientName, recipientEmail, words } = gift
  const planned = gift.deliverOn === null ? null : deliveryMoment(gift.deliverOn, deps.now())
  return {
    reference,
    number,
    status,
    amount: toRubles(gift.amount),
    design,
    buyerName,
    buyerEmail,
    recipientName,
    recipientEmail,
    words,
    deliverAt: (gift.deliverAt ?? planned)?.toISOString() ?? null,
    sentAt: gift.sentAt?.toISOString() ?? null,
    canCancel: gift.status === 'paid' || (gift.status === 'sent' && card?.balance === gift.amount),
    lastFour: card?.lastFour ?? null,
    validUntil: card?.validUntil.toISOString() ?? null,
  }
}
