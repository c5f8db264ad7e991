import type { PaymentProvider } from '@/gateway/core/ports/payment-provider'
import { bind } from '@/gateway/http/bind'
import { idempotencyKeyOf } from '@/gateway/http/idempotency-key-of'
import type { ServiceDeps } from '@/gateway/services/deps'
import { checkGiftCard } from '@/gateway/services/gift-cards/check-gift-card'
import { readGiftTerms } from '@/gateway/services/gift-cards/gift-terms'
import { cancelGiftPurchase } from '@/gateway/services/gift-purchases/cancel-gift-purchase'
import { createGiftPurchase } from '@/gateway/services/gift-purchases/create-gift-purchase'
import { payGiftPurchase } from '@/gateway/services/gift-purchases/pay-gift-purchase'
import { readGiftPurchase } from '@/gateway/services/gift-purchases/read-gift-purchase'
import * as contract from '@/lib/gateway/contracts/orders/gift-cards'

export function giftCardBindings(deps: ServiceDeps, provider: PaymentProvider | undefined) {
  return [
    bind(contract.readGiftCardTerms, async () => ({
      ...(await readGiftTerms(deps.db)),
      // Its code is in the email alone.
      isOnSale: provider !== undefined && deps.sendsMail,
    })),
    bind(contract.createGiftPurchase, ({ body }, call) =>
      createGiftPurchase(deps, provider, {
        body,
        key: idempotencyKeyOf(call, body.idempotencyKey),
        client: call.client,
        viewer: call.viewer,
      }),
    ),
    bind(contract.readGiftPurchase, ({ body }) => readGiftPurchase(deps, body.reference)),
    bind(contract.payGiftPurchase, ({ body }) => payGiftPurchase(deps, provider, body.reference)),
    bind(contract.cancelGiftPurchase, ({ body }) => cancelGiftPurchase(deps, body.reference)),
    bind(contract.checkGiftCard, ({ body }, call) =>
      checkGiftCard(deps, call.client, call.viewer, body.code),
    ),
  ]
}
