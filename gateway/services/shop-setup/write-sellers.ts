import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { STANDARD_SHOP_IDS } from '@/gateway/services/reference/pickup-place'
import type { Setup, SetupShop } from '@/gateway/services/shop-setup/setup-file'

const STEP = 10

/** Makes or changes the own warehouse, the shops and the suppliers of the file; others stay. */
export async function writeSellers(db: Database, { warehouse, shops, suppliers }: Setup) {
  if (warehouse) await writeSupplier(db, { ...warehouse, isVendor: false, hours: 0 })
  const before = await promiseBasis(db)
  const taken = new Set(
    (await selectRows<{ id: number }>(db, sql`select id from suppliers`)).map(({ id }) => id),
  )
  for (const one of [...shops, ...suppliers]) if (one.id !== undefined) taken.add(one.id)
  for (const [at, shop] of shops.entries()) await writeShop(db, shop, (at + 1) * STEP, taken)
  for (const { id, title, hours } of suppliers) {
    const known = id ?? (await findVendor(db, title))
    await writeSupplier(db, { id: known, title, isVendor: true, hours })
  }
  // Lists promise delivery to the standard shop: another one, or other ways between the shops, change the hours of all products.
  if ((await promiseBasis(db)) !== before) await db.execute(sql`select refresh_offer_summary()`)
  return { shops: shops.length, suppliers: suppliers.length }
}

async function promiseBasis(db: Database): Promise<string | null> {
  const [row] = await selectRows<{ basis: string | null }>(
    db,
    sql`select concat_ws(' ', standard_shop(), (
      select string_agg(supplier_id || ':' || transit_hours, ' ' order by supplier_id) from shops where transit_hours > 0
    )) as basis`,
  )
  return row?.basis ?? null
}

type Supplier = { id: number | undefined; title: string; isVendor: boolean; hours: number }

async function writeSupplier(db: Database, { id, title, isVendor, hours }: Supplier): Promise<void> {
  if (id === undefined) {
    await db.execute(
      sql`insert into suppliers (title, is_vendor, delivery_hours) values (${title}, ${isVendor}, ${hours})`,
    )
    return
  }
  await db.execute(
    sql`insert into suppliers (id, title, is_vendor, delivery_hours) values (${id}, ${title}, ${isVendor}, ${hours})
      on conflict (id) do update set title = excluded.title, is_vendor = excluded.is_vendor,
        delivery_hours = excluded.delivery_hours`,
  )
}

async function findVendor(db: Database, title: string): Promise<number | undefined> {
  const [known] = await selectRows<{ id: number }>(
    db,
    sql`select id from suppliers where is_vendor and lower(title) = lower(${title}) order by id limit 1`,
  )
  return known?.id
}

async function writeShop(db: Database, shop: SetupShop, sequence: number, taken: Set<number>): Promise<void> {
  const [known] = await selectRows<{ id: number }>(
    db,
    sql`select supplier_id as id from shops where code = ${shop.code}`,
  )
  const id = known?.id ?? shop.id ?? freeShopId(taken)
  taken.add(id)
  await writeSupplier(db, { id, title: shop.title, isVendor: false, hours: 0 })
  const [latitude, longitude] = shop.coordinates
  const row = {
    supplier_id: id,
    code: shop.code,
    title: shop.title,
    city: shop.city,
    address: shop.address,
    latitude,
    longitude,
    metro: shop.metro,
    phone: shop.phone ?? null,
    opens_at: shop.opens,
    closes_at: shop.closes,
    time_zone: shop.timezone,
    transit_hours: shop.transitHours,
    content: shop.text ?? null,
    services: shop.services,
    sequence,
  }
  const columns = Object.keys(row).map((name) => sql.identifier(name))
  const list = sql.join(columns, sql`, `)
  const changes = sql.join(
    columns.slice(1).map((column) => sql`${column} = excluded.${column}`),
    sql`, `,
  )
  await db.execute(
    sql`insert into shops (${list}) select ${list} from json_populate_record(null::shops, ${JSON.stringify(row)}::json)
      on conflict (supplier_id) do update set ${changes}`,
  )
}

function freeShopId(taken: ReadonlySet<number>): number {
  const first = STANDARD_SHOP_IDS.find((id) => !taken.has(id))
  if (first !== undefined) return first
  let id = Math.max(...STANDARD_SHOP_IDS) + 1
  while (taken.has(id)) id += 1
  return id
}
