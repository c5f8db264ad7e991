import type { Viewer } from '@/gateway/core/viewer'
import { problem, type OrderRequest, type Problem } from '@/gateway/services/checkout/order-request'
import type { ServiceDeps } from '@/gateway/services/deps'
import { guessLimits, NO_CARD } from '@/gateway/services/gift-cards/check-gift-card'
import { findCards } from '@/gateway/services/gift-cards/find-cards'
import { consumeLimits, refundLimits } from '@/gateway/services/limits/rate-limit'
import type { PersonCode } from '@/gateway/db/schema/orders'
import { BILL_CODE } from '@/lib/parts/terms/bill-code'

/** Gift cards pay for people; a bill is paid by the company that it names. */
function mayUseGiftCards(
  buyer: { isCorporate: boolean },
  { person, payment }: { person: PersonCode; payment: string | null },
) {
  return !buyer.isCorporate && person === 'person_1' && payment !== BILL_CODE
}

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
