import { sql, type SQL } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import type { Setup } from '@/gateway/services/shop-setup/setup-file'

export type OmittedKind = 'section' | 'filter' | 'shop' | 'supplier'

/** What the shop has and the file does not name any more. */
export type Omitted = {
  kind: OmittedKind
  id: number
  /** The kind and its code or number, to name what may be removed. */
  key: string
  title: string
  /** What hangs on it, in Russian; empty where it can go. */
  held: string[]
}

/** What hangs on a row: words and a count of rows that point at it. */
type Reason = readonly [words: string, count: SQL]

type Row = { id: number; key: string; title: string; [reason: string]: unknown }

const SUPPLIER_REASONS: readonly Reason[] = [
  ['предложений', sql`select count(*) from offers x where x.supplier_id = t.id`],
  ['товаров в заказах', sql`select count(*) from order_lines x where x.supplier_id = t.id`],
  ['товаров в заказах с его склада', sql`select count(*) from order_line_stock x where x.supplier_id = t.id`],
  ['товаров в корзинах', sql`select count(*) from cart_lines x where x.supplier_id = t.id`],
  ['правил наценки', sql`select count(*) from markup_rules x where x.supplier_id = t.id`],
]

const SHOP_REASONS: readonly Reason[] = [
  ...SUPPLIER_REASONS,
  ['заказов', sql`select count(*) from orders x where x.shop_id = t.id`],
  ['покупателей, которые его выбрали', sql`select count(*) from users x where x.supplier_id = t.id`],
  ['постов записи', sql`select count(*) from booking_desks x where x.shop_id = t.id`],
  ['услуг автосервиса', sql`select count(*) from shop_services x where x.shop_id = t.id`],
  ['заявок автосервиса', sql`select count(*) from service_requests x where x.shop_id = t.id`],
  ['комплектов на хранении', sql`select count(*) from storage_orders x where x.shop_id = t.id`],
  ['заявок на выдачу', sql`select count(*) from storage_issues x where x.shop_id = t.id`],
]

const SECTION_REASONS: readonly Reason[] = [
  ['товаров', sql`select count(*) from products x where x.section_id = t.id`],
  ['правил наценки', sql`select count(*) from markup_rules x where x.section_id = t.id`],
  ['подборок', sql`select count(*) from product_tags x where x.section_id = t.id`],
  ['акций', sql`select count(*) from promotions x where x.section_id = t.id`],
  ['работ обслуживания', sql`select count(*) from service_works x where x.section_code = t.key`],
]

async function findRows(db: Database, from: SQL, reasons: readonly Reason[]) {
  const counts = sql.join(
    reasons.map(([words, count]) => sql`(${count})::int as ${sql.identifier(words)}`),
    sql`, `,
  )
  const rows = await selectRows<Row>(
    db,
    reasons.length === 0 ? sql`select * from (${from}) t` : sql`select t.*, ${counts} from (${from}) t`,
  )
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    title: row.title,
    held: reasons.flatMap(([words]) => (Number(row[words]) > 0 ? [`${words}: ${Number(row[words])}`] : [])),
  }))
}

const notIn = (column: SQL, names: readonly (string | number)[], type: 'text' | 'int') =>
  sql`not (${column} = any(${sql.param([...names])}::${sql.raw(type)}[]))`

/** Deepest first; one above another that stays, stays too. */
async function leftSections(db: Database, { sections }: Setup): Promise<Omitted[]> {
  if (sections.length === 0) return []
  const known = sections.map(({ code }) => code)
  const rows = await findRows(
    db,
    sql`select id, code as key, title, level from sections
      where level > 0 and ${notIn(sql`code`, known, 'text')} order by level desc, sequence, id`,
    SECTION_REASONS,
  )
  const all = await selectRows<{ id: number; path: number[] }>(db, sql`select id, path from sections`)
  const going = new Set(rows.map(({ id }) => id))
  return rows.map((row) => {
    const inside = all.filter(({ id, path }) => id !== row.id && path.includes(row.id) && !going.has(id))
    const held = [
      ...row.held,
      ...(inside.length > 0 ? [`разделов внутри, которые остаются: ${inside.length}`] : []),
    ]
    if (held.length > 0) going.delete(row.id)
    return { ...row, held, kind: 'section' as const, key: `section:${row.key}` }
  })
}

/** Filters by a property that some section still shows. They hold nothing: the property's values stay on the products. */
async function leftFilters(db: Database, { filters }: Setup): Promise<Omitted[]> {
  if (filters.length === 0) return []
  const known = filters.map(({ code }) => code)
  const rows = await findRows(
    db,
    sql`select f.id, f.code as key, f.title from filters f where f.source = 'property' and ${notIn(sql`f.code`, known, 'text')}
      and exists (select 1 from section_filters s where s.filter_id = f.id) order by f.id`,
    [],
  )
  return rows.map((row) => ({ ...row, kind: 'filter' as const, key: `filter:${row.key}` }))
}

async function leftShops(db: Database, { shops }: Setup): Promise<Omitted[]> {
  if (shops.length === 0) return []
  const known = shops.map(({ code }) => code)
  const rows = await findRows(
    db,
    sql`select supplier_id as id, code as key, title from shops where ${notIn(sql`code`, known, 'text')} order by sequence, supplier_id`,
    SHOP_REASONS,
  )
  return rows.map((row) => ({ ...row, kind: 'shop' as const, key: `shop:${row.key}` }))
}

async function leftSuppliers(db: Database, { suppliers }: Setup): Promise<Omitted[]> {
  if (suppliers.length === 0) return []
  const ids = suppliers.flatMap(({ id }) => id ?? [])
  const titles = suppliers.map(({ title }) => title.toLowerCase())
  const rows = await findRows(
    db,
    sql`select id, id::text as key, title from suppliers where is_vendor and ${notIn(sql`id`, ids, 'int')}
      and ${notIn(sql`lower(title)`, titles, 'text')} order by id`,
    SUPPLIER_REASONS,
  )
  return rows.map((row) => ({ ...row, kind: 'supplier' as const, key: `supplier:${row.key}` }))
}

/** What of each kind the file names is named there no more; a kind of which the file names nothing is left alone. */
export async function findOmitted(db: Database, setup: Setup): Promise<Omitted[]> {
  const found = [
    await leftSections(db, setup),
    await leftFilters(db, setup),
    await leftShops(db, setup),
    await leftSuppliers(db, setup),
  ]
  return found.flat()
}

const REMOVALS: Readonly<Record<OmittedKind, (db: Database, id: number) => Promise<unknown>>> = {
  section: (db, id) => db.execute(sql`delete from sections where id = ${id}`),
  // Its values stay on the products, and naming it again shows it again.
  filter: (db, id) => db.execute(sql`delete from section_filters where filter_id = ${id}`),
  shop: async (db, id) => {
    await db.execute(sql`delete from shops where supplier_id = ${id}`)
    await removeSupplier(db, id)
  },
  supplier: removeSupplier,
}

async function removeSupplier(db: Database, id: number) {
  await db.execute(sql`update import_runs set supplier_id = null where supplier_id = ${id}`)
  await db.execute(sql`delete from suppliers where id = ${id}`)
}

/** Removes those of the keys on which nothing hangs now; returns the keys that are gone. */
export async function removeOmitted(
  db: Database,
  omitted: readonly Omitted[],
  keys: readonly string[],
): Promise<string[]> {
  const requested = omitted.filter(({ key, held }) => held.length === 0 && keys.includes(key))
  for (const { kind, id } of requested) await REMOVALS[kind](db, id)
  // Lists promise delivery to the standard shop, which may be another one now.
  if (requested.some(({ kind }) => kind === 'shop')) await db.execute(sql`select refresh_offer_summary()`)
  return requested.map(({ key }) => key)
}
