import { bind } from '@/gateway/http/bind'
import { requireViewer } from '@/gateway/core/viewer'
import type { ServiceDeps } from '@/gateway/services/deps'
import { cancelProducts } from '@/gateway/services/order-life/cancel-products'
import { changePayment } from '@/gateway/services/payments/change-payment'
import { payOrder } from '@/gateway/services/payments/pay-order'
import type { PaymentProvider } from '@/gateway/core/ports/payment-provider'
import { fileResponse } from '@/gateway/http/file-response'
import { idempotencyKeyOf } from '@/gateway/http/idempotency-key-of'
import { moveOrder } from '@/gateway/services/order-life/move-order'
import { exportOrders } from '@/gateway/services/orders/export/export-orders'
import { toOrdersCsv } from '@/gateway/services/orders/export/to-orders-csv'
import * as exported from '@/lib/gateway/contracts/orders/order-export'
import { moveOrder as moveOrderOperation } from '@/lib/gateway/contracts/orders/order-moves'
import * as contract from '@/lib/gateway/contracts/orders/orders'

export function orderLifeBindings(deps: ServiceDeps, provider: PaymentProvider | undefined) {
  return [
    bind(contract.cancelOrderProducts, ({ body: { idempotencyKey, ...body } }, call) =>
      cancelProducts(deps, requireViewer(call), body, idempotencyKeyOf(call, idempotencyKey)),
    ),
    bind(moveOrderOperation, ({ body }, call) =>
      moveOrder(deps, body, idempotencyKeyOf(call, body.idempotencyKey)),
    ),
    bind(exported.exportOrders, ({ query }) => exportOrders(deps, query)),
    bind(exported.exportOrdersCsv, async ({ query }) => {
      const { orders, next, hasMore } = await exportOrders(deps, query)
      const answer = fileResponse(exported.exportOrdersCsv, Buffer.from(toOrdersCsv(orders)))
      answer.headers.set('x-next-cursor', next)
      answer.headers.set('x-has-more', String(hasMore))
      return answer
    }),
    bind(contract.changeOrderPayment, ({ body }, call) => changePayment(deps, requireViewer(call), body)),
    bind(contract.payOrder, ({ body }, call) =>
      payOrder(deps, provider, requireViewer(call), body.orderNumber),
    ),
  ]
}
