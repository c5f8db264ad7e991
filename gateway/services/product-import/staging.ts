import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { PropertyValue } from '@/gateway/db/schema/catalog'

export type StagedGoods = {
  productId: number
  content: string | null
  pictures: string[] | null
  properties: Record<string, PropertyValue>
}

/** An analog that the shop sells, or else a number under which the product is found; neither takes the product's analogs away. */
export type StagedLink = {
  productId: number
  analogId: number | null
  make: string | null
  number: string | null
  numberKey: string | null
  foldedKey: string | null
}

export type StagedSuccessor = {
  productId: number
  brandId: number
  number: string
  numberKey: string
  newNumber: string | null
  newKey: string | null
}

export type StagedBarcode = { productId: number; barcode: string | null; line: number; sheet: string | null }

/** Tables of this file alone; they are gone with the transaction, and memory holds one batch of rows. */
export async function createStaging(db: Database): Promise<void> {
  await db.execute(sql`create temporary table goods_rows (
    product_id integer primary key, content text, pictures text[], properties jsonb not null) on commit drop`)
  await db.execute(sql`create temporary table goods_links (product_id integer not null, analog_id integer, make text,
    number text, number_key text, folded_key text) on commit drop`)
  await db.execute(sql`create temporary table goods_successors (product_id integer not null, brand_id integer not null,
    number text not null, number_key text not null, new_number text, new_key text, primary key (brand_id, number_key)) on commit drop`)
  await db.execute(sql`create temporary table goods_barcodes (product_id integer not null, barcode text, line integer not null,
    sheet text, place integer generated always as identity) on commit drop`)
}

/** Of several rows of a product the later one says more, and wins where both say something. */
export async function stageGoods(db: Database, goods: readonly StagedGoods[]): Promise<void> {
  const byId = new Map<number, StagedGoods>()
  for (const one of goods) {
    const before = byId.get(one.productId)
    byId.set(one.productId, {
      productId: one.productId,
      content: one.content ?? before?.content ?? null,
      pictures: one.pictures ?? before?.pictures ?? null,
      properties: { ...before?.properties, ...one.properties },
    })
  }
  if (byId.size === 0) return
  await db.execute(sql`
    insert into goods_rows (product_id, content, pictures, properties)
    select "productId", content, case when pictures is null or pictures = 'null' then null
        else array(select jsonb_array_elements_text(pictures)) end, properties
      from jsonb_to_recordset(${JSON.stringify([...byId.values()])}::jsonb)
        as g("productId" integer, content text, pictures jsonb, properties jsonb)
    on conflict (product_id) do update set content = coalesce(excluded.content, goods_rows.content),
      pictures = coalesce(excluded.pictures, goods_rows.pictures), properties = goods_rows.properties || excluded.properties`)
}

export async function stageLinks(db: Database, links: readonly StagedLink[]): Promise<void> {
  if (links.length === 0) return
  await db.execute(sql`
    insert into goods_links select "productId", "analogId", make, number, "numberKey", "foldedKey"
      from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as g("productId" integer, "analogId" integer, make text,
        number text, "numberKey" text, "foldedKey" text)`)
}

export async function stageSuccessors(db: Database, successors: readonly StagedSuccessor[]): Promise<void> {
  const last = new Map(successors.map((one) => [`${one.brandId}/${one.numberKey}`, one]))
  if (last.size === 0) return
  await db.execute(sql`
    insert into goods_successors select "productId", "brandId", number, "numberKey", "newNumber", "newKey"
      from jsonb_to_recordset(${JSON.stringify([...last.values()])}::jsonb) as g("productId" integer, "brandId" integer,
        number text, "numberKey" text, "newNumber" text, "newKey" text)
    on conflict (brand_id, number_key) do update set new_number = excluded.new_number, new_key = excluded.new_key`)
}

export async function stageBarcodes(db: Database, barcodes: readonly StagedBarcode[]): Promise<void> {
  if (barcodes.length === 0) return
  await db.execute(sql`
    insert into goods_barcodes (product_id, barcode, line, sheet) select "productId", barcode, line, sheet
      from jsonb_to_recordset(${JSON.stringify(barcodes)}::jsonb)
        as g("productId" integer, barcode text, line integer, sheet text)`)
}
