import type { InquiryDesk } from '@/gateway/core/ports/messenger'
import { requireViewer } from '@/gateway/core/viewer'
import { bind } from '@/gateway/http/bind'
import { idempotencyKeyOf } from '@/gateway/http/idempotency-key-of'
import type { ServiceDeps } from '@/gateway/services/deps'
import { takeInquiry } from '@/gateway/services/inquiries/take-inquiry'
import { changeInquiry } from '@/gateway/services/inquiries/change-inquiry'
import {
  listDeadMessagesOf,
  listInquiriesOf,
  resendMessageOf,
} from '@/gateway/services/inquiries/inquiry-desk'
import * as contract from '@/lib/gateway/contracts/site/crm'
import * as owner from '@/lib/gateway/contracts/site/inquiry-desk'

export function crmBindings(deps: ServiceDeps, desk: InquiryDesk) {
  return [
    bind(contract.fillCrmForm, ({ body: { idempotencyKey, ...filled } }, call) =>
      takeInquiry({ ...deps, desk }, filled, {
        viewer: call.viewer,
        client: call.client,
        key: idempotencyKeyOf(call, idempotencyKey),
      }),
    ),
    bind(owner.listInquiries, ({ body: { state, ...paging } }, call) =>
      listInquiriesOf(deps, requireViewer(call), state, paging),
    ),
    bind(owner.changeInquiry, ({ body }, call) => changeInquiry(deps, requireViewer(call), body)),
    bind(owner.listDeadMessages, ({ body }, call) => listDeadMessagesOf(deps, requireViewer(call), body)),
    bind(owner.resendMessage, ({ body }, call) => resendMessageOf(deps, requireViewer(call), body.id)),
  ]
}
