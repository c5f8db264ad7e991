import type { Viewer } from '@/gateway/core/viewer'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import { loadCart } from '@/gateway/services/cart/load-cart'
import { requireBuyer } from '@/gateway/services/cart/read-cart'
import { toCartLine } from '@/gateway/services/cart/to-cart-line'
import { dropLines } from '@/gateway/services/cart/write-lines'
import type { ServiceDeps } from '@/gateway/services/deps'

/** Deletes lines; one that is not there is no failure. */
export async function removeFromCart(deps: ServiceDeps, viewer: Viewer, lineIds: readonly string[]) {
  const reference = await deps.reference()
  const gone = new Set(lineIds)
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, viewer.userId)
    const entries = await loadCart(tx, reference, viewer.userId)
    await dropLines(
      tx,
      viewer.userId,
      entries.filter(({ lineId }) => gone.has(lineId)),
    )
    const buyer = await requireBuyer(tx, viewer, deps.now())
    const left = entries.filter(({ lineId }) => !gone.has(lineId))
    return { products: left.map((entry) => toCartLine(reference, entry, buyer)) }
  })
}
