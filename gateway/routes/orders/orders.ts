import { bind } from '@/gateway/http/bind'
import { idempotencyKeyOf } from '@/gateway/http/idempotency-key-of'
import { requireViewer } from '@/gateway/core/viewer'
import type { ServiceDeps } from '@/gateway/services/deps'
import { createOrder } from '@/gateway/services/orders/create-order'
import { listOrders } from '@/gateway/services/orders/list-orders'
import { readOrder } from '@/gateway/services/orders/read-order'
import * as contract from '@/lib/gateway/contracts/orders/orders'

export function orderBindings(deps: ServiceDeps) {
  return [
    bind(contract.createOrder, ({ body }, call) =>
      createOrder(deps, requireViewer(call), body, idempotencyKeyOf(call, body.idempotencyKey)),
    ),
    bind(contract.listOrders, ({ body }, call) =>
      listOrders(deps, requireViewer(call), { ...body, isArchive: false }),
    ),
    bind(contract.listArchivedOrders, ({ body }, call) =>
      listOrders(deps, requireViewer(call), { ...body, isArchive: true }),
    ),
    bind(contract.readOrder, ({ body }, call) => readOrder(deps, requireViewer(call), body.orderNumber)),
    bind(contract.readArchivedOrder, ({ body }, call) =>
      readOrder(deps, requireViewer(call), body.orderNumber, { archivedOnly: true }),
    ),
  ]
}
