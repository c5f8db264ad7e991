import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { offerHours } from '@/gateway/services/price-import/store/offer-hours'

const BATCH = 5_000

/**
 * Makes a product, without a section, of every part that the shop does not know; in the order of the list.
 * Its only offer is the list's, so its summary is known now: filling it in later would write each row and all its index
 * entries twice.
 */
export async function createProducts(
  db: Database,
  supplierId: number,
  onBatch: (created: number) => Promise<void>,
): Promise<number> {
  let created = 0
  let place: number | null = 0
  while (place !== null) {
    const batch: BatchResult | undefined = await createBatch(db, supplierId, place)
    created += batch?.created ?? 0
    place = batch?.lastPlace ?? null
    await onBatch(created)
  }
  await db.execute(sql`
    update price_import_best b set product_id = p.id from products p
    where b.product_id is null and p.brand_id = b.brand_id and p.article_key = b.article_key`)
  return created
}

type BatchResult = { created: number; lastPlace: number | null }

async function createBatch(
  db: Database,
  supplierId: number,
  afterPlace: number,
): Promise<BatchResult | undefined> {
  const [batch] = await selectRows<BatchResult>(
    db,
    sql`with fresh as materialized (
        select b.*, brands.quality as brand_quality, s.is_vendor, ${offerHours} as hours,
          hours_to_shop(standard_shop(), s.id, ${offerHours}) as shop_hours
        from price_import_best b join brands on brands.id = b.brand_id join suppliers s on s.id = ${supplierId}
        where b.place > ${afterPlace} and b.product_id is null and b.quantity > 0 order by b.place limit ${BATCH}
      ), made as (
        insert into products (brand_id, article, article_key, folded_key, title, quality,
          best_price, min_price, max_price, best_supplier_id, best_delivery_hours, min_delivery_hours,
          best_multiplicity, best_quantity, total_quantity, offers_count, has_own_warehouse)
        select brand_id, article, article_key, folded_key, title, brand_quality,
          price, price, price, ${supplierId}, shop_hours, hours, multiplicity, quantity, quantity, 1, not is_vendor
        from fresh order by place
        returning 1
      )
      select (select count(*) from made)::int as created, (select max(place) from fresh) as "lastPlace"`,
  )
  return batch
}
