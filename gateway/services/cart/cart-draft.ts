import { OWN_VENDOR_ID } from '@/gateway/services/cart/line-id'
import { toEntry, type CartEntry } from '@/gateway/services/cart/load-cart'
import {
  cartFull,
  notInCart,
  quantityViolations,
  unknownSupplier,
  type Violation,
} from '@/gateway/services/cart/violations'
import type { LinePlace } from '@/gateway/services/cart/write-lines'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { MAX_CART_LINES } from '@/lib/gateway/contracts/limits'

export type Outcome = { lineId: string | undefined; violations: Violation[] }

export type LineChange = {
  productExternalId: string
  quantity?: number | undefined
  addToOrder?: boolean | undefined
  supplierId?: number | undefined
}

function placeKey({ productId, vendorId }: LinePlace) {
  return `${productId}/${vendorId}`
}

/** Who sells a line of this supplier's: the vendor, or the own warehouse. Undefined for an unknown supplier. */
export function vendorOf({ suppliers }: CatalogReference, supplierId: number): number | undefined {
  const supplier = suppliers.get(supplierId)
  if (!supplier) return undefined
  return supplier.isVendor ? supplierId : OWN_VENDOR_ID
}

/** A cart in memory that takes changes one by one and remembers what has to be written. */
export function createCartDraft(reference: CatalogReference, entries: readonly CartEntry[]) {
  const held = new Map(entries.map((entry) => [placeKey(entry), entry]))
  const put = new Map<string, CartEntry>()
  const dropped = new Map<string, LinePlace>()

  function hold(entry: CartEntry) {
    held.set(placeKey(entry), entry)
    put.set(placeKey(entry), entry)
    dropped.delete(placeKey(entry))
  }

  function drop(entry: CartEntry) {
    held.delete(placeKey(entry))
    put.delete(placeKey(entry))
    dropped.set(placeKey(entry), { productId: entry.productId, vendorId: entry.vendorId })
  }

  function find(lineId: string) {
    return [...held.values()].find((entry) => entry.lineId === lineId)
  }

  /** Takes the entry as the line of its part: its quantity replaces that of a line already there. */
  function add(entry: CartEntry): Outcome {
    const known = held.get(placeKey(entry))
    const violations = quantityViolations(entry, entry.quantity)
    if (!known && held.size >= MAX_CART_LINES) violations.push(cartFull)
    if (violations.length > 0) return { lineId: known?.lineId, violations }
    hold(entry)
    return { lineId: entry.lineId, violations }
  }

  function move(old: CartEntry, moved: CartEntry): Outcome {
    const there = held.get(placeKey(moved))
    const merged = there ? { ...moved, quantity: there.quantity + moved.quantity } : moved
    const violations = quantityViolations(merged, merged.quantity)
    if (violations.length > 0) return { lineId: old.lineId, violations }
    drop(old)
    hold(merged)
    return { lineId: merged.lineId, violations }
  }

  function change({ productExternalId, quantity, addToOrder, supplierId }: LineChange): Outcome {
    const old = find(productExternalId)
    if (!old) return { lineId: undefined, violations: [notInCart] }
    const vendorId = supplierId === undefined ? old.vendorId : vendorOf(reference, supplierId)
    if (vendorId === undefined) return { lineId: old.lineId, violations: [unknownSupplier] }
    const row = {
      productId: old.productId,
      vendorId,
      supplierId: supplierId ?? old.supplierId,
      quantity: quantity ?? old.quantity,
      inOrder: addToOrder ?? old.inOrder,
    }
    const changed = toEntry(reference, row, old.product, old.offers)
    if (vendorId !== old.vendorId) return move(old, changed)
    const violations = quantity === undefined ? [] : quantityViolations(changed, quantity)
    if (violations.length > 0) return { lineId: old.lineId, violations }
    hold(changed)
    return { lineId: changed.lineId, violations }
  }

  return {
    add,
    change,
    changes: () => ({ put: [...put.values()], dropped: [...dropped.values()] }),
  }
}
