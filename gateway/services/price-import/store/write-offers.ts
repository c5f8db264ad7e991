import { sql, type SQL } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { endManualPrices } from '@/gateway/services/markup/manual-price'
import { offerHours } from '@/gateway/services/price-import/store/offer-hours'

export type OfferChanges = {
  added: number
  changed: number
  removed: number
  /** Products whose offers changed. */
  productIds: number[]
}

type Change = { id: number; kind: 'added' | 'changed' | 'removed' }

/**
 * Makes the supplier's offers those of the list. Parts listed as sold out lose their offer; parts not listed lose it too
 * unless `keepUnlisted`.
 */
export async function writeOffers(
  db: Database,
  supplierId: number,
  keepUnlisted: boolean,
): Promise<OfferChanges> {
  await lockOffersOf(db, supplierId)
  await endManualPrices(db, supplierId, isGone(keepUnlisted))
  const removed = await removeOffers(db, supplierId, keepUnlisted)
  const written = await selectRows<Change>(
    db,
    sql`insert into offers as o
        (product_id, supplier_id, price, purchase_price, quantity, multiplicity, delivery_hours)
      select b.product_id, s.id, b.price, b.purchase_price, b.quantity, b.multiplicity, ${offerHours}
      from price_import_best b join suppliers s on s.id = ${supplierId}
      where b.quantity > 0 order by b.product_id
      on conflict (product_id, supplier_id) do update set price = excluded.price,
        purchase_price = excluded.purchase_price, quantity = excluded.quantity,
        multiplicity = excluded.multiplicity, delivery_hours = excluded.delivery_hours, updated_at = now()
      where (o.price, o.purchase_price, o.quantity, o.multiplicity, o.delivery_hours) is distinct from
        (excluded.price, excluded.purchase_price, excluded.quantity, excluded.multiplicity, excluded.delivery_hours)
      returning product_id as id, case when xmax = 0 then 'added' else 'changed' end as kind`,
  )
  const changes = [...removed, ...written]
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length
  return {
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    productIds: [...new Set(changes.map(({ id }) => id))].toSorted((a, b) => a - b),
  }
}

/** How many offers the supplier has, and how many of them the list would take off sale. */
export async function countVanishing(db: Database, supplierId: number, keepUnlisted: boolean) {
  const [counts] = await selectRows<{ all: number; vanishing: number }>(
    db,
    // Each in its own query: within an aggregate the list would be read again for every offer.
    sql`select (select count(*)::int from offers where supplier_id = ${supplierId}) as "all",
      (select count(*)::int from offers o where o.supplier_id = ${supplierId} and ${isGone(keepUnlisted)}) as vanishing`,
  )
  return counts ?? { all: 0, vanishing: 0 }
}

/** In the order that buyers lock in, and before anything else is touched: neither waits for the other in a circle. */
async function lockOffersOf(db: Database, supplierId: number) {
  await db.execute(
    sql`with locked as (
        select 1 from offers where supplier_id = ${supplierId} order by product_id, supplier_id for update
      ) select count(*) from locked`,
  )
}

function removeOffers(db: Database, supplierId: number, keepUnlisted: boolean): Promise<Change[]> {
  return selectRows<Change>(
    db,
    sql`delete from offers o where o.supplier_id = ${supplierId} and ${isGone(keepUnlisted)}
      returning o.product_id as id, 'removed' as kind`,
  )
}

/** Whether the list leaves no offer `o`. */
function isGone(keepUnlisted: boolean): SQL {
  return keepUnlisted
    ? sql`exists (select 1 from price_import_best b where b.product_id = o.product_id and b.quantity = 0)`
    : sql`not exists (select 1 from price_import_best b where b.product_id = o.product_id and b.quantity > 0)`
}
