import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import type { PriceLine } from '@/gateway/services/price-import/rows/price-line'
import { articleKey, foldedArticleKey } from '@/lib/parts/keys'

/** `place` counts the lines of all sheets. */
export type StagedLine = PriceLine & { brandId: number; place: number; sheet: string | undefined }

/** Tables of this import alone; they are gone with the transaction. */
export async function createStaging(db: Database): Promise<void> {
  await db.execute(sql`
    create temporary table price_import_rows (
      place integer not null, sheet text, line integer not null, brand_id integer not null, article text not null, article_key text not null,
      folded_key text not null, title text not null, price integer not null, quantity integer not null,
      multiplicity integer not null, delivery_hours integer
    ) on commit drop`)
}

export async function stageLines(db: Database, lines: readonly StagedLine[]): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map((line) => ({
    place: line.place,
    sheet: line.sheet ?? null,
    line: line.line,
    brand_id: line.brandId,
    article: line.article,
    article_key: articleKey(line.article),
    folded_key: foldedArticleKey(line.article),
    title: line.title,
    price: line.priceKopecks,
    quantity: line.quantity,
    multiplicity: line.multiplicity,
    delivery_hours: line.deliveryHours ?? null,
  }))
  await db.execute(sql`
    insert into price_import_rows
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as r(
      place integer, sheet text, line integer, brand_id integer, article text, article_key text, folded_key text, title text,
      price integer, quantity integer, multiplicity integer, delivery_hours integer)`)
}

/** One row per part: the cheapest that is in stock, the first of equals. */
export async function chooseBestLines(db: Database): Promise<void> {
  await db.execute(sql`
    create temporary table price_import_best on commit drop as
    select distinct on (brand_id, article_key) * from price_import_rows
    order by brand_id, article_key, quantity = 0, price, place`)
  await db.execute(
    sql`alter table price_import_best add column product_id integer, add column purchase_price integer`,
  )
  await db.execute(sql`
    update price_import_best b set product_id = p.id
    from products p where p.brand_id = b.brand_id and p.article_key = b.article_key`)
  await db.execute(sql`create unique index on price_import_best (place)`)
  await db.execute(sql`analyze price_import_best`)
}

export type DuplicateLine = {
  sheet: string | null
  line: number
  storedSheet: string | null
  storedLine: number
  article: string
}

export async function readDuplicates(db: Database): Promise<DuplicateLine[]> {
  return selectRows<DuplicateLine>(
    db,
    sql`select r.sheet, r.line, b.sheet as "storedSheet", b.line as "storedLine", r.article from price_import_rows r
      join price_import_best b on b.brand_id = r.brand_id and b.article_key = r.article_key and b.place <> r.place
      order by r.place`,
  )
}

export async function countBestLines(db: Database) {
  const [counts] = await selectRows<{ offers: number; outOfStock: number; newProducts: number }>(
    db,
    sql`select (count(*) filter (where quantity > 0))::int as offers,
      (count(*) filter (where quantity = 0))::int as "outOfStock",
      (count(*) filter (where quantity > 0 and product_id is null))::int as "newProducts"
      from price_import_best`,
  )
  return counts ?? { offers: 0, outOfStock: 0, newProducts: 0 }
}
