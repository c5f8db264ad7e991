import { bind } from '@/gateway/http/bind'
import { requireViewer } from '@/gateway/core/viewer'
import { addToCart, changeCart } from '@/gateway/services/cart/change-cart'
import { readCart } from '@/gateway/services/cart/read-cart'
import { removeFromCart } from '@/gateway/services/cart/remove-from-cart'
import type { ServiceDeps } from '@/gateway/services/deps'
import * as contract from '@/lib/gateway/contracts/orders/cart'

const idsOf = (products: readonly { productExternalId: string }[]) =>
  products.map(({ productExternalId }) => productExternalId)

export function cartBindings(deps: ServiceDeps) {
  return [
    bind(contract.readCart, ({ body }, call) =>
      readCart(deps, requireViewer(call), { lineIds: body.products && idsOf(body.products) }),
    ),
    bind(contract.addToCart, ({ body }, call) => addToCart(deps, requireViewer(call), body.products)),
    bind(contract.changeCart, ({ body }, call) => changeCart(deps, requireViewer(call), body.products)),
    bind(contract.removeFromCart, ({ body }, call) =>
      removeFromCart(deps, requireViewer(call), idsOf(body.products)),
    ),
  ]
}
