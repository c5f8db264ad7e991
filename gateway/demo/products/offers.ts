import type { Random } from '@/gateway/demo/products/random'
import { OWN_WAREHOUSE_ID, SHOP_IDS, VENDOR_IDS, vendorHours } from '@/gateway/demo/products/suppliers'

export type DemoOffer = {
  product_id: number
  supplier_id: number
  price: number
  quantity: number
  multiplicity: number
  delivery_hours: number
  /** The law lets a shopper return everything that was not made to order, and nothing here is. */
  returnable: boolean
}

const SOLD_OUT_SHARE = 0.04
const OWN_STOCK_SHARE = 0.46
const MAX_OFFERS = 12

/** Rubles as shops write them: whole tens above a thousand, now and then with kopecks. In kopecks. */
export function shelfPrice(rubles: number, random: Random) {
  if (random.chance(0.06)) return Math.round(rubles) * 100 + random.pick([50, 90, 40])
  const step = rubles > 3000 ? 10 : rubles > 300 ? 5 : 1
  return Math.max(step, Math.round(rubles / step) * step) * 100
}

/** None to twelve offers; `demand` from 0 to 1 makes stock likelier. `pack` is what people usually take. */
export function offersOf(
  productId: number,
  rubles: number,
  pack: number,
  demand: number,
  random: Random,
): DemoOffer[] {
  if (random.chance(SOLD_OUT_SHARE)) return []
  const offers: DemoOffer[] = []
  const ownPrice = shelfPrice(rubles, random)
  const stock = (most: number) =>
    Math.max(1, Math.round(most * random.next() ** 2 * (0.3 + demand)) * (pack > 2 ? 2 : 1))

  if (random.chance(OWN_STOCK_SHARE * (0.6 + demand * 0.8))) {
    const own = { product_id: productId, price: ownPrice, multiplicity: 1, returnable: true }
    offers.push({ ...own, supplier_id: OWN_WAREHOUSE_ID, quantity: stock(60), delivery_hours: 24 })
    const shops = random.some(SHOP_IDS, random.int(0, 4))
    for (const shop of shops)
      offers.push({ ...own, supplier_id: shop, quantity: stock(10), delivery_hours: 0 })
  }
  const vendors = Math.min(
    MAX_OFFERS - offers.length,
    random.int(offers.length > 0 ? 0 : 1, random.chance(0.3) ? 7 : 3),
  )
  for (const vendor of random.some(VENDOR_IDS, vendors)) {
    const multiplicity = random.chance(0.1) ? pack : 1
    offers.push({
      product_id: productId,
      supplier_id: vendor,
      price: shelfPrice(rubles * (0.84 + random.next() * 0.42), random),
      quantity: stock(random.chance(0.04) ? 1200 : 40) * multiplicity,
      multiplicity,
      delivery_hours: vendorHours(vendor) + random.pick([0, 0, 0, 24, 48]),
      returnable: true,
    })
    // A number that nothing takes any more: without it all figures after this one would be others.
    random.next()
  }
  return offers
}
