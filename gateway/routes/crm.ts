import type { InquiryDesk } from '@/gateway/core/messenger'
import { bind } from '@/gateway/http/bind'
import { idempotencyKeyOf } from '@/gateway/http/idempotency-key'
import type { ServiceDeps } from '@/gateway/services/deps'
import { takeInquiry } from '@/gateway/services/inquiries/take-inquiry'
import * as contract from '@/lib/gateway/contracts/crm'

export function crmBindings(deps: ServiceDeps, desk: InquiryDesk) {
  return [
    bind(contract.fillCrmForm, ({ body: { idempotencyKey, ...filled } }, call) =>
      takeInquiry({ ...deps, desk }, filled, {
        viewer: call.viewer,
        client: call.client,
        key: idempotencyKeyOf(call, idempotencyKey),
      }),
    ),
  ]
}
