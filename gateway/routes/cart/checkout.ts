import { bind } from '@/gateway/http/bind'
import { requireViewer } from '@/gateway/core/viewer'
import { checkCart, recountCart } from '@/gateway/services/checkout/check-cart'
import { readOrderOptions, readOrderPattern } from '@/gateway/services/checkout/read-choices'
import { calculateWriteoff, checkWriteoff } from '@/gateway/services/checkout/writeoff'
import { readDeliveryIntervals } from '@/gateway/services/delivery/read-delivery-intervals'
import type { ServiceDeps } from '@/gateway/services/deps'
import * as contract from '@/lib/gateway/contracts/orders/checkout'

export function checkoutBindings(deps: ServiceDeps) {
  return [
    bind(contract.checkCart, (_, call) => checkCart(deps, requireViewer(call))),
    bind(contract.recountCart, ({ body }, call) =>
      recountCart(
        deps,
        requireViewer(call),
        body.products?.map(({ productExternalId }) => productExternalId),
      ),
    ),
    bind(contract.getOrderPattern, (_, call) => readOrderPattern(deps, requireViewer(call))),
    bind(contract.getOrderOptions, ({ body }, call) => readOrderOptions(deps, requireViewer(call), body)),
    bind(contract.checkWriteoff, ({ body }, call) => checkWriteoff(deps, requireViewer(call), body)),
    bind(contract.calculateWriteoff, ({ body }, call) =>
      calculateWriteoff(deps, requireViewer(call), body.items),
    ),
    bind(contract.getDeliveryIntervals, ({ body }, call) =>
      readDeliveryIntervals(deps, requireViewer(call), body),
    ),
  ]
}
