import { toCarKey } from '@/gateway/services/cars/line-car'
import { OWN_VENDOR_ID } from '@/gateway/services/cart/line-id'
import { toEntry, type CartEntry } from '@/gateway/services/cart/load-cart'
import {
  cartFull,
  notInCart,
  quantityViolations,
  unknownCar,
  unknownSupplier,
  type Violation,
} from '@/gateway/services/cart/violations'
import type { LinePlace } from '@/gateway/services/cart/write-lines'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import type { LineCar } from '@/lib/gateway/contracts/catalog/line-car'
import { MAX_CART_LINES } from '@/lib/gateway/contracts/limits'

export type Outcome = { lineId: string | undefined; violations: Violation[] }

export type LineChange = {
  productExternalId: string
  quantity?: number | undefined
  addToOrder?: boolean | undefined
  supplierId?: number | undefined
  /** Name of a car of the garage; null for none. */
  car?: string | null | undefined
}

function placeKey({ productId, vendorId }: LinePlace) {
  return `${productId}/${vendorId}`
}

/** The seller of a line of this supplier's: the vendor, or the own warehouse. Undefined for an unknown supplier. */
export function vendorOf({ suppliers }: CatalogReference, supplierId: number): number | undefined {
  const supplier = suppliers.get(supplierId)
  if (!supplier) return undefined
  return supplier.isVendor ? supplierId : OWN_VENDOR_ID
}

/** A cart in memory that takes changes one by one and collects the rows to write. `cars` has the named ones. */
export function createCartDraft(
  reference: CatalogReference,
  entries: readonly CartEntry[],
  cars: ReadonlyMap<string, LineCar> = new Map(),
) {
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

  /** The named car, or the former one; undefined for a name that the garage does not know. */
  function carOf(name: string | null | undefined, held: LineCar | null): LineCar | null | undefined {
    if (name === undefined) return held
    return name === null ? null : cars.get(toCarKey(name))
  }

  /** The car of a line: an existing line keeps its own, unless another one is named. */
  function carForNew(place: LinePlace, name: string | null | undefined): LineCar | null {
    return carOf(name, held.get(placeKey(place))?.car ?? null) ?? null
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
    const merged = there
      ? { ...moved, quantity: there.quantity + moved.quantity, car: moved.car ?? there.car }
      : moved
    const violations = quantityViolations(merged, merged.quantity)
    if (violations.length > 0) return { lineId: old.lineId, violations }
    drop(old)
    hold(merged)
    return { lineId: merged.lineId, violations }
  }

  function change({ productExternalId, quantity, addToOrder, supplierId, car: name }: LineChange): Outcome {
    const old = find(productExternalId)
    if (!old) return { lineId: undefined, violations: [notInCart] }
    const vendorId = supplierId === undefined ? old.vendorId : vendorOf(reference, supplierId)
    if (vendorId === undefined) return { lineId: old.lineId, violations: [unknownSupplier] }
    const car = carOf(name, old.car)
    if (car === undefined) return { lineId: old.lineId, violations: [unknownCar] }
    const row = {
      productId: old.productId,
      vendorId,
      supplierId: supplierId ?? old.supplierId,
      quantity: quantity ?? old.quantity,
      inOrder: addToOrder ?? old.inOrder,
      car,
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
    carForNew,
    change,
    changes: () => ({ put: [...put.values()], dropped: [...dropped.values()] }),
  }
}
