import { bind } from '@/gateway/http/bind'
import type { ServiceDeps } from '@/gateway/services/deps'
import { lookUpOrder } from '@/gateway/services/orders/look-up-order'
import * as contract from '@/lib/gateway/contracts/orders/orders'

export function orderLookUpBindings(deps: ServiceDeps) {
  return [bind(contract.lookUpOrder, ({ body }, { client }) => lookUpOrder(deps, body, client))]
}
