import { type SQL, sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { pricedOffers } from '@/gateway/services/markup/priced-offers'
import { loadRules } from '@/gateway/services/markup/rules'

type Place = { productId: number; supplierId: number }

/** Makes the price of a locked offer the staff's own; the list's stays beside it as where a rule makes the price. */
export async function setManualPrice(
  tx: Database,
  { productId, supplierId, price, authorId, at }: Place & { price: number; authorId: string; at: Date },
): Promise<void> {
  const setAt = at.toISOString()
  await tx.execute(sql`insert into manual_prices (product_id, supplier_id, price, author_id, set_at)
    values (${productId}, ${supplierId}, ${price}, ${authorId}, ${setAt})
    on conflict (product_id, supplier_id) do update
      set price = excluded.price, author_id = excluded.author_id, set_at = excluded.set_at`)
  await tx.execute(sql`update offers set purchase_price = coalesce(purchase_price, price), price = ${price}, updated_at = now()
    where product_id = ${productId} and supplier_id = ${supplierId}`)
}

/** Gives a locked offer the price that the list and the rules make. */
export async function dropManualPrice(tx: Database, { productId, supplierId }: Place): Promise<void> {
  const isOfOffer = sql`o.product_id = ${productId} and o.supplier_id = ${supplierId}`
  await tx.execute(sql`delete from manual_prices o where ${isOfOffer}`)
  await tx.execute(sql`with ${pricedOffers(await loadRules(tx), isOfOffer)}
    update offers o set price = priced.price, purchase_price = priced.purchase_price, updated_at = now() from priced
    where ${isOfOffer}`)
}

/**
 * Ends the manual prices of a supplier for the parts that his list names or takes off sale, with a place in their logs; `isGone` tells
 * of an offer `o` whether the list leaves it out. The list writes the prices itself.
 */
export async function endManualPrices(tx: Database, supplierId: number, isGone: SQL): Promise<void> {
  await tx.execute(sql`with ended as (
      delete from manual_prices m using offers o
      where m.supplier_id = ${supplierId} and o.product_id = m.product_id and o.supplier_id = m.supplier_id
        and (${isGone} or exists (select 1 from price_import_best b where b.product_id = m.product_id))
      returning m.product_id, m.price
    )
    insert into product_changes (product_id, field, subject, before, after)
    select product_id, 'price', ${String(supplierId)}::text, to_jsonb(price), null from ended order by product_id`)
}

/** The manual price of an offer in kopecks, null where there is none. */
export async function readManualPrice(
  db: Database,
  { productId, supplierId }: Place,
): Promise<number | null> {
  const [row] = await selectRows<{ price: number }>(
    db,
    sql`select m.price from manual_prices m join offers o using (product_id, supplier_id)
      where m.product_id = ${productId} and m.supplier_id = ${supplierId} and ${isInForce}`,
  )
  return row?.price ?? null
}

/** Of `manual_prices m` and its offer `o`: a version that knew no manual prices may have written over one. */
export const isInForce = sql`o.price = m.price`
