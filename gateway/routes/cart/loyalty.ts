import { bind } from '@/gateway/http/bind'
import { requireViewer } from '@/gateway/core/viewer'
import type { ServiceDeps } from '@/gateway/services/deps'
import { calculateBonuses } from '@/gateway/services/loyalty/calculate-bonuses'
import { createCard } from '@/gateway/services/loyalty/create-card'
import { listOperations } from '@/gateway/services/loyalty/list-operations'
import { applyPromoCode, listPromoCodes, readPromoCode } from '@/gateway/services/loyalty/promo-codes'
import { readClubTerms } from '@/gateway/services/loyalty/read-club-terms'
import { findCard } from '@/gateway/services/loyalty/read-card'
import { readProgress } from '@/gateway/services/loyalty/read-progress'
import { readCampaign } from '@/gateway/services/promotions/read-campaign'
import * as contract from '@/lib/gateway/contracts/accounts/loyalty'

export function loyaltyBindings(deps: ServiceDeps) {
  return [
    bind(contract.findBonusCard, (_, call) => findCard(deps, requireViewer(call))),
    bind(contract.createBonusCard, (_, call) => createCard(deps, requireViewer(call))),
    bind(contract.readProgress, (_, call) => readProgress(deps, requireViewer(call))),
    bind(contract.listBonusOperations, ({ body }, call) => listOperations(deps, requireViewer(call), body)),
    bind(contract.calculateBonuses, ({ body }, call) =>
      calculateBonuses(deps, call.viewer, Array.isArray(body.item) ? body.item : [body.item]),
    ),
    bind(contract.readClubTerms, readClubTerms),
    bind(contract.readCampaign, ({ query }) => readCampaign(deps, query.code)),
    bind(contract.readPromoCode, ({ query }, call) => readPromoCode(deps, call.client, query.promoCode)),
    bind(contract.listPromoCodes, (_, call) => listPromoCodes(deps, requireViewer(call))),
    bind(contract.applyPromoCode, ({ body }, call) =>
      applyPromoCode(deps, requireViewer(call), call.client, body.promoCode),
    ),
  ]
}
