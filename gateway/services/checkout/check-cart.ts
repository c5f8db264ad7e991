import type { Viewer } from '@/gateway/core/viewer'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import { loadCart, toEntry, type CartEntry } from '@/gateway/services/cart/load-cart'
import { readCart, requireBuyer } from '@/gateway/services/cart/read-cart'
import { toCartLine } from '@/gateway/services/cart/to-cart-line'
import { putLines } from '@/gateway/services/cart/write-lines'
import { promotionOf } from '@/gateway/services/promotions/promotion-of'
import { toGoodsTotal } from '@/gateway/services/checkout/to-goods-total'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { fitQuantity } from '@/lib/parts/terms/offers'

/** The lines in the order, as available now. */
export function checkCart(deps: ServiceDeps, viewer: Viewer) {
  return readCart(deps, viewer, { inOrderOnly: true })
}

/** Reduces a line to the available quantity; an unavailable product is postponed, so that nothing is lost. */
function recounted(reference: CatalogReference, entry: CartEntry): CartEntry {
  if (!entry.terms) return { ...entry, inOrder: false }
  const { maxQuantity, multiplicity } = entry.terms
  const quantity = fitQuantity(entry.quantity, multiplicity, maxQuantity)
  if (quantity === 0) return { ...entry, inOrder: false }
  return toEntry(reference, { ...entry, quantity }, entry.product, entry.offers)
}

function isChanged(before: CartEntry, after: CartEntry) {
  return before.quantity !== after.quantity || before.inOrder !== after.inOrder
}

export async function recountCart(deps: ServiceDeps, viewer: Viewer, lineIds?: readonly string[]) {
  const reference = await deps.reference()
  const requested = lineIds && new Set(lineIds)
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, viewer.userId)
    const before = await loadCart(tx, reference, viewer.userId)
    const after = before.map((entry) =>
      entry.inOrder && (!requested || requested.has(entry.lineId)) ? recounted(reference, entry) : entry,
    )
    const changed = after.filter((entry, at) => isChanged(before[at] ?? entry, entry))
    await putLines(tx, viewer.userId, changed)
    const buyer = await requireBuyer(tx, viewer, deps.now())
    const priced = after.flatMap(({ inOrder, terms, quantity, product }) => {
      if (!inOrder || !terms) return []
      const promotion = promotionOf(reference, buyer.promotions, product.sectionId)
      return [{ price: terms.price, quantity, bonusTimes: promotion?.times ?? 1 }]
    })
    return {
      products: after.map((entry) => toCartLine(reference, entry, buyer)),
      total: toGoodsTotal(priced, { writeoff: 0, cashbackPercent: buyer.cashbackPercent }),
    }
  })
}
