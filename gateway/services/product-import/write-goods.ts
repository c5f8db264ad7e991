import { sql, type SQL } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { keepOverrides } from '@/gateway/services/product-overrides/keep-overrides'
import { markSections, markWords } from '@/gateway/db/stale-indexes'

export type GoodsWritten = {
  /** Ids of products of which something has changed. */
  changed: number[]
  described: number
  analogs: number
  successors: number
  barcodes: number
  /** Barcodes that another product has already. */
  taken: { barcode: string; line: number; sheet: string | null }[]
}

type Between = () => Promise<void>

/** Rows at a stretch: the embedded database serves no visitor meanwhile. */
const BATCH = 2_000

/** Writes what the staged rows say and the shop does not know yet; what is known already is not touched. */
export async function writeGoods(db: Database, between: Between): Promise<GoodsWritten> {
  await keepOverrides(db)
  for (const table of ['goods_links', 'goods_barcodes', 'goods_rows'])
    await db.execute(sql`analyze ${sql.identifier(table)}`)
  const described = await writeRows(db, between)
  const analogs = await writeAnalogs(db, between)
  const successors = await writeSuccessors(db)
  const { barcodes, taken } = await writeBarcodes(db)
  const changed = new Set([...described, ...analogs, ...successors, ...barcodes])
  return {
    changed: [...changed],
    described: described.length,
    analogs: analogs.length,
    successors: successors.length,
    barcodes: barcodes.length,
    taken,
  }
}

async function writeRows(db: Database, between: Between): Promise<number[]> {
  // Apart from those whose properties are set: their words of the search are made anew.
  const shown = await inBatches(
    db,
    between,
    sql`update products p set content = coalesce(g.content, p.content), pictures = coalesce(g.pictures, p.pictures),
      updated_at = now() from part g
    where p.id = g.product_id and p.properties @> g.properties and (p.content is distinct from coalesce(g.content, p.content)
      or p.pictures is distinct from coalesce(g.pictures, p.pictures)) returning p.id`,
  )
  const specified = await inBatches(
    db,
    between,
    sql`update products p set content = coalesce(g.content, p.content), pictures = coalesce(g.pictures, p.pictures),
      properties = p.properties || g.properties, updated_at = now() from part g
    where p.id = g.product_id and not p.properties @> g.properties returning p.id`,
  )
  for (let from = 0; from < specified.length; from += BATCH) {
    const batch = sql.param(specified.slice(from, from + BATCH))
    await db.execute(sql`select refresh_product_options(${batch}::int[])`)
    await between()
  }
  await markSections(db, specified)
  await markWords(db, specified)
  return [...new Set([...shown, ...specified])]
}

/** Runs the update for portions of the staged rows, as `part`. */
async function inBatches(db: Database, between: Between, update: SQL): Promise<number[]> {
  const ids: number[] = []
  let after: number | null = 0
  while (after !== null) {
    const [done]: { ids: number[] | null; last: number | null }[] = await selectRows(
      db,
      sql`with part as materialized (select * from goods_rows where product_id > ${after} order by product_id limit ${BATCH}),
        done as (${update})
        select (select array_agg(id) from done) as ids, (select max(product_id) from part) as last`,
    )
    for (const id of done?.ids ?? []) ids.push(id)
    after = done?.last ?? null
    await between()
  }
  return ids
}

/**
 * The products of one row are a group of analogs whose number is that of the row's product, less than zero, so that a file that names
 * others later finds it again. Numbers that the shop does not sell lead to the product as those of vehicle makers do.
 */
async function writeAnalogs(db: Database, between: Between): Promise<number[]> {
  await db.execute(sql`create temporary table goods_crosses on commit drop as
    select distinct -l.product_id as group_id, m.id as product_id from goods_links l
      cross join lateral (values (l.product_id), (l.analog_id)) m(id)
      where l.analog_id is not null and l.analog_id <> l.product_id`)
  await db.execute(sql`create unique index on goods_crosses (group_id, product_id)`)
  await db.execute(sql`create temporary table goods_linked on commit drop as
    select distinct product_id from goods_links`)
  await db.execute(sql`create unique index on goods_linked (product_id)`)
  await db.execute(sql`analyze goods_crosses, goods_linked`)
  await between()
  const crossed = await changedIds(
    db,
    sql`delete from product_crosses c using goods_linked l where c.group_id = -l.product_id and not exists (
      select from goods_crosses g where g.group_id = c.group_id and g.product_id = c.product_id) returning c.product_id`,
  )
  const joined = await changedIds(
    db,
    sql`insert into product_crosses (group_id, product_id) select group_id, product_id from goods_crosses
      on conflict do nothing returning product_id`,
  )
  await between()
  await db.execute(sql`insert into oem_numbers (make, number, number_key, folded_key)
    select distinct on (number_key, make) make, number, number_key, folded_key from goods_links
      where number is not null order by number_key, make, number on conflict do nothing`)
  await db.execute(sql`create temporary table goods_numbers on commit drop as
    select distinct l.product_id, o.id as oem_number_id from goods_links l
      join oem_numbers o on o.number_key = l.number_key and o.make = l.make`)
  await db.execute(sql`create unique index on goods_numbers (product_id, oem_number_id)`)
  await db.execute(sql`analyze goods_numbers`)
  const unlinked = await changedIds(
    db,
    sql`delete from product_oem_numbers p using goods_linked l where p.product_id = l.product_id and not exists (
      select from goods_numbers n where n.product_id = p.product_id and n.oem_number_id = p.oem_number_id)
      returning p.product_id`,
  )
  const linked = await changedIds(
    db,
    sql`insert into product_oem_numbers (product_id, oem_number_id) select product_id, oem_number_id from goods_numbers
      on conflict do nothing returning product_id`,
  )
  await between()
  return [...new Set([...crossed, ...joined, ...unlinked, ...linked])]
}

async function writeSuccessors(db: Database): Promise<number[]> {
  const named = sql`(select s.*, b.title as brand from goods_successors s join brands b on b.id = s.brand_id) s`
  const gone = await changedIds(
    db,
    sql`delete from original_supersessions o using ${named} where o.brand = s.brand and o.number_key = s.number_key
      and s.new_number is null returning s.product_id`,
  )
  const written = await changedIds(
    db,
    sql`with done as (
        insert into original_supersessions (brand, number, number_key, new_number, new_key)
        select s.brand, s.number, s.number_key, s.new_number, s.new_key from ${named} where s.new_number is not null
        on conflict (brand, number_key) do update set number = excluded.number, new_number = excluded.new_number,
          new_key = excluded.new_key
          where original_supersessions.new_number <> excluded.new_number or original_supersessions.number <> excluded.number
        returning brand, number_key)
      select s.product_id from done join ${named} on s.brand = done.brand and s.number_key = done.number_key`,
  )
  if (written.length > 0)
    await db.execute(sql`update brands b set has_supersessions = true where not has_supersessions
      and exists (select from goods_successors s where s.brand_id = b.id and s.new_number is not null)`)
  return [...gone, ...written]
}

async function writeBarcodes(db: Database) {
  const gone = await changedIds(
    db,
    sql`delete from product_barcodes p where p.product_id in (select product_id from goods_barcodes) and not exists (
      select from goods_barcodes g where g.product_id = p.product_id and g.barcode = p.barcode) returning p.product_id`,
  )
  const added = await changedIds(
    db,
    sql`insert into product_barcodes (barcode, product_id)
      select distinct on (barcode) barcode, product_id from goods_barcodes where barcode is not null order by barcode, place
      on conflict do nothing returning product_id`,
  )
  const taken = await selectRows<GoodsWritten['taken'][number]>(
    db,
    sql`select g.barcode, g.line, g.sheet from goods_barcodes g join product_barcodes p on p.barcode = g.barcode
      where p.product_id <> g.product_id order by g.place`,
  )
  return { barcodes: [...new Set([...gone, ...added])], taken }
}

async function changedIds(db: Database, statement: SQL): Promise<number[]> {
  const rows = await selectRows<{ product_id: number }>(db, statement)
  return [...new Set(rows.map((row) => row.product_id))]
}
