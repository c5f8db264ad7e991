import { bind, type Call } from '@/gateway/http/bind'
import { gatewayError } from '@/gateway/core/errors'
import { requireViewer } from '@/gateway/core/viewer'
import type { ServiceDeps } from '@/gateway/services/deps'
import { createOrder } from '@/gateway/services/orders/create-order'
import { listOrders } from '@/gateway/services/orders/list-orders'
import { readOrder } from '@/gateway/services/orders/read-order'
import { MAX_ID_LENGTH } from '@/lib/gateway/contracts/limits'
import * as contract from '@/lib/gateway/contracts/orders'

function idempotencyKeyOf({ context }: Call, fromBody: string | undefined) {
  const header = context.req.header('idempotency-key')?.trim()
  if (header && header.length > MAX_ID_LENGTH)
    throw gatewayError('validation', 'Ключ заказа слишком длинный.')
  return header || fromBody || null
}

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
