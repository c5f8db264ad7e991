import type { Database } from '@/gateway/core/database'
import { insertRows } from '@/gateway/demo/insert-rows'
import { offerSummary } from '@/gateway/demo/products/offer-summary'
import type { DemoProduct } from '@/gateway/demo/products/product'
import type { DemoOffer } from '@/gateway/demo/products/offers'
import type { DemoReview } from '@/gateway/demo/people/reviews-of'

/** Collects products with all that belongs to them and inserts them table by table. */
export function createProductBatch() {
  const products: object[] = []
  const offers: DemoOffer[] = []
  const reviews: DemoReview[] = []
  const oemNumbers: object[] = []
  const oemLinks: object[] = []
  const crosses: object[] = []
  const limits: object[] = []
  let lastOemId = 0
  let lastLimitId = 0

  function add({ row, offers: own, reviews: written, oemNumbers: numbers, crossGroup, years }: DemoProduct) {
    products.push({ ...row, ...offerSummary(own) })
    offers.push(...own)
    reviews.push(...written)
    for (const { id, make, number, numberKey, foldedKey } of numbers) {
      oemLinks.push({ product_id: row.id, oem_number_id: id })
      if (id <= lastOemId) continue
      lastOemId = id
      oemNumbers.push({ id, make, number, number_key: numberKey, folded_key: foldedKey })
    }
    if (years.from !== null || years.to !== null)
      limits.push({
        id: (lastLimitId += 1),
        product_id: row.id,
        vehicle_ids: [],
        year_from: years.from,
        year_to: years.to,
        engines: [],
        note: '',
      })
    if (crossGroup !== null) crosses.push({ group_id: crossGroup, product_id: row.id })
  }

  async function flush(db: Database) {
    await insertRows(db, 'products', products.splice(0))
    await insertRows(db, 'offers', offers.splice(0))
    await insertRows(db, 'oem_numbers', oemNumbers.splice(0))
    await insertRows(db, 'product_oem_numbers', oemLinks.splice(0))
    await insertRows(db, 'product_crosses', crosses.splice(0))
    await insertRows(db, 'fitment_limits', limits.splice(0))
    await insertRows(db, 'reviews', reviews.splice(0))
  }

  return { add, flush, size: () => products.length }
}
