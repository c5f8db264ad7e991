import { requireViewer } from '@/gateway/core/viewer'
import { bind } from '@/gateway/http/bind'
import { idempotencyKeyOf } from '@/gateway/http/idempotency-key-of'
import type { ServiceDeps } from '@/gateway/services/deps'
import { addReturnPhoto, requestReturn, withdrawReturn } from '@/gateway/services/order-life/request-return'
import * as contract from '@/lib/gateway/contracts/orders/returns'

export function returnBindings(deps: ServiceDeps) {
  return [
    bind(contract.createReturn, ({ body }, call) =>
      requestReturn(deps, requireViewer(call), body, idempotencyKeyOf(call, body.idempotencyKey)),
    ),
    bind(contract.withdrawReturn, ({ body }, call) => withdrawReturn(deps, requireViewer(call), body)),
    bind(contract.addReturnPhoto, ({ body }, call) => addReturnPhoto(deps, requireViewer(call), body)),
  ]
}
