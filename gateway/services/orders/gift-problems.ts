import type { Viewer } from '@/gateway/core/viewer'
import { problem, type OrderRequest, type Problem } from '@/gateway/services/checkout/order-request'
import type { ServiceDeps } from '@/gateway/services/deps'
import { guessLimits, NO_CARD } from '@/gateway/services/gift-cards/check-gift-card'
import { findCards } from '@/gateway/services/gift-cards/find-cards'
import { mayUseGiftCards } from '@/gateway/services/gift-cards/may-use-gift-cards'
import { consumeLimits, refundLimits } from '@/gateway/services/limits/rate-limit'

/** Violations of the gift cards of an order; a wrong code counts as a guess. */
export async function giftProblems(
  deps: ServiceDeps,
  viewer: Viewer,
  { giftCards, personCode }: Pick<OrderRequest, 'giftCards' | 'personCode'>,
  paymentCode: string,
): Promise<Problem[]> {
  if (!giftCards) return []
  const isCorporate = viewer.group === 'corporate'
  if (!mayUseGiftCards({ isCorporate }, { person: personCode, payment: paymentCode })) {
    return [problem('giftCards', 'Этот заказ подарочной картой не оплачивается.')]
  }
  const limits = guessLimits(deps, undefined, viewer)
  await consumeLimits(deps, limits)
  const cards = await findCards(deps.db, giftCards.codes)
  if (cards.some((card) => !card)) return [problem('giftCards', NO_CARD)]
  await refundLimits(deps, limits)
  return []
}
