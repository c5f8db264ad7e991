import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { markUpList } from '@/gateway/services/markup/mark-up-list'
import { chooseBestLines, createStaging } from '@/gateway/services/price-import/store/staging'
import { writeOffers } from '@/gateway/services/price-import/store/write-offers'

/** Notes what the staged offers say. */
export async function keepOffers(db: Database, exchange: string): Promise<void> {
  await db.execute(sql`analyze exchange_staged_offers`)
  await db.execute(sql`
    update exchange_offers o set goods_id = s.goods_id, exchange = ${exchange},
      price = case when s.has_price then s.price else o.price end,
      stock = case when s.is_deleted then '{}' else coalesce(s.stock, o.stock) end
    from exchange_staged_offers s where s.id = o.id`)
  await db.execute(sql`
    insert into exchange_offers (id, goods_id, price, stock, exchange)
    select s.id, s.goods_id, s.price, case when s.is_deleted then '{}' else coalesce(s.stock, '{}') end, ${exchange}
      from exchange_staged_offers s where exists (select from exchange_goods g where g.id = s.goods_id)
    on conflict do nothing`)
  await db.execute(sql`
    insert into exchange_touched select distinct g.product_id from exchange_staged_offers s
      join exchange_goods g on g.id = s.goods_id on conflict do nothing`)
}

export async function countOffers(db: Database): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from exchange_offers`,
  )
  return row?.count ?? 0
}

/** Offers that no product was sent for. */
export async function countOrphans(db: Database): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from exchange_staged_offers s
      where not exists (select from exchange_goods g where g.id = s.goods_id)`,
  )
  return row?.count ?? 0
}

/** Takes off sale what the exchange has not named. */
export async function dropUnnamed(db: Database, exchange: string): Promise<void> {
  await db.execute(sql`
    with gone as (
      update exchange_offers set stock = '{}' where exchange <> ${exchange} and stock <> '{}' returning goods_id)
    insert into exchange_touched select distinct g.product_id from gone join exchange_goods g on g.id = gone.goods_id
      on conflict do nothing`)
}

/**
 * Makes the offers of touched products those of 1C: its rows become lines of a price list for each warehouse, so that markup rules and
 * the choice of the best line are those of every list. Offers that 1C never named stay. Returns the changed products.
 */
export async function writeExchangeOffers(db: Database, suppliers: Iterable<number>): Promise<number[]> {
  const changed = new Set<number>()
  await db.execute(sql`analyze exchange_touched`)
  for (const supplier of suppliers) {
    await createStaging(db)
    await db.execute(sql`
      insert into price_import_rows (place, line, brand_id, article, article_key, folded_key, title, price, quantity,
        multiplicity)
      select row_number() over (order by p.id, o.id), 0, p.brand_id, p.article, p.article_key, p.folded_key, p.title,
        coalesce(o.price, 0), case when g.is_deleted or o.price is null then 0
          else coalesce((o.stock ->> ${String(supplier)})::integer, 0) end, 1
      from exchange_touched t join products p on p.id = t.product_id
        left join exchange_goods g on g.product_id = p.id left join exchange_offers o on o.goods_id = g.id`)
    await chooseBestLines(db)
    await markUpList(db, supplier)
    const { productIds } = await writeOffers(db, supplier, true)
    for (const id of productIds) changed.add(id)
    await db.execute(sql`drop table price_import_rows, price_import_best`)
  }
  return [...changed].toSorted((a, b) => a - b)
}
