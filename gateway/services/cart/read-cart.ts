import type { Database } from '@/gateway/core/database'
import { accessDenied, type Viewer } from '@/gateway/core/viewer'
import { readBuyer, type Buyer } from '@/gateway/services/bonuses/read-buyer'
import { loadCart, type CartScope } from '@/gateway/services/cart/load-cart'
import { toCartLine } from '@/gateway/services/cart/to-cart-line'
import type { ServiceDeps } from '@/gateway/services/deps'

export async function requireBuyer(db: Database, viewer: Pick<Viewer, 'userId'>, now: Date): Promise<Buyer> {
  const buyer = await readBuyer(db, viewer.userId, now)
  if (!buyer) throw accessDenied()
  return buyer
}

/** The cart with the prices of this moment; naming lines narrows the answer. */
export async function readCart(
  deps: ServiceDeps,
  viewer: Viewer,
  { lineIds, ...scope }: CartScope & { lineIds?: readonly string[] | undefined } = {},
) {
  const reference = await deps.reference()
  const buyer = await requireBuyer(deps.db, viewer, deps.now())
  const entries = await loadCart(deps.db, reference, viewer.userId, scope)
  const requested = lineIds && new Set(lineIds)
  return {
    products: entries
      .filter(({ lineId }) => !requested || requested.has(lineId))
      .map((entry) => toCartLine(reference, entry, buyer)),
  }
}
