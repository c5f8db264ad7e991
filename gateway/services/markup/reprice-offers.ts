import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { pricedOffers } from '@/gateway/services/markup/priced-offers'
import { loadRules } from '@/gateway/services/markup/rules'
import { refreshShop } from '@/gateway/db/refresh-shop'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { tagsOfImport } from '@/gateway/services/purges/tags-of-import'

type Repriced = { /** Offers with another price. */ offers: number; productIds: number[] }

/** Prices the offers of some products, or all, by the rules as they are now, in a transaction that holds `IMPORT_LOCK`. */
export async function priceOffers(tx: Database, products?: readonly number[]): Promise<Repriced> {
  const isMeant = products && sql`o.product_id = any(${sql.param([...products])}::int[])`
  await tx.execute(sql`create temporary table markup_offers on commit drop as
    with ${pricedOffers(await loadRules(tx), isMeant)}
    select product_id, supplier_id, old_price, price, purchase_price from priced
    where (price, purchase_price) is distinct from (old_price, old_purchase_price)`)
  await tx.execute(sql`analyze markup_offers`)
  // In the order that buyers lock in.
  await tx.execute(sql`with locked as (
      select 1 from offers o join markup_offers m using (product_id, supplier_id)
      order by o.product_id, o.supplier_id for update of o
    ) select count(*) from locked`)
  await tx.execute(sql`update offers o set price = m.price, purchase_price = m.purchase_price, updated_at = now()
    from markup_offers m where m.product_id = o.product_id and m.supplier_id = o.supplier_id`)
  const changed = await selectRows<{ id: number; offers: number }>(
    tx,
    sql`select product_id as id, count(*)::int as offers from markup_offers where price <> old_price
      group by product_id order by product_id`,
  )
  return {
    offers: changed.reduce((sum, { offers }) => sum + offers, 0),
    productIds: changed.map(({ id }) => id),
  }
}

/** Prices all offers and updates the shop; how many have another price. */
export async function repriceOffers(tx: Database): Promise<number> {
  const { offers, productIds } = await priceOffers(tx)
  await refreshShop(tx, productIds, { hasNewTitles: false, betweenSteps: () => Promise.resolve() })
  await announcePurge(tx, await tagsOfImport(tx, { productIds, productsCreated: 0, newBrands: [] }))
  return offers
}
