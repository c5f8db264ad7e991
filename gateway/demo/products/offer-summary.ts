import type { DemoOffer } from '@/gateway/demo/products/offers'
import { VENDOR_IDS } from '@/gateway/demo/products/suppliers'
import { STANDARD_SHOP_IDS } from '@/gateway/services/reference/pickup-place'
import { hoursToShop } from '@/lib/parts/terms/promise'

const VENDORS = new Set(VENDOR_IDS)
const [STANDARD_SHOP_ID] = STANDARD_SHOP_IDS
/** Hours of opening have no part in what is stored. */
const PLACE = { shopId: STANDARD_SHOP_ID, work: null }

const shopHours = ({ supplier_id, delivery_hours }: DemoOffer) =>
  hoursToShop([{ supplierId: supplier_id, deliveryHours: delivery_hours }], PLACE, new Date())

/**
 * What the SQL function `refresh_offer_summary` would write. Inserting it with the product spares a second version of
 * every row; the seeder runs the function afterwards all the same, and it finds nothing to change.
 */
export function offerSummary(all: readonly DemoOffer[]) {
  const offers = all.filter(({ quantity }) => quantity > 0)
  const own = offers.filter(({ supplier_id }) => !VENDORS.has(supplier_id))
  const [best] = (own.length > 0 ? own : offers).toSorted(
    (left, right) =>
      left.price - right.price ||
      left.delivery_hours - right.delivery_hours ||
      left.supplier_id - right.supplier_id,
  )
  const prices = offers.map(({ price }) => price)
  const hours = offers.map(({ delivery_hours }) => delivery_hours)
  return {
    best_price: best?.price ?? null,
    best_supplier_id: best?.supplier_id ?? null,
    best_delivery_hours: own.length > 0 ? Math.min(...own.map(shopHours)) : best ? shopHours(best) : null,
    best_multiplicity: best?.multiplicity ?? 1,
    best_quantity: own.length > 0 ? sum(own) : (best?.quantity ?? 0),
    min_price: best ? Math.min(...prices) : null,
    max_price: best ? Math.max(...prices) : null,
    min_delivery_hours: best ? Math.min(...hours) : null,
    total_quantity: sum(offers),
    offers_count: offers.length,
    has_own_warehouse: own.length > 0,
  }
}

function sum(offers: readonly DemoOffer[]) {
  return offers.reduce((total, { quantity }) => total + quantity, 0)
}
