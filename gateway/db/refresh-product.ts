import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { replaceInSections } from '@/gateway/db/facets/replace-in-sections'
import { withId, withoutId } from '@/gateway/db/id-list'
import { replaceWords, type ProductWords } from '@/gateway/db/search/replace-words'

type Derived = ProductWords & {
  sectionId: number | null
  vehicleIds: number[]
  /** Everything that its place in listings follows from. */
  listed: string
}

/**
 * Makes a change of one product and updates what is derived from it, and from no other: `refreshShop` reads the whole shop, and the
 * embedded database serves no visitor meanwhile. The caller holds `IMPORT_LOCK`.
 */
export async function refreshProduct(
  db: Database,
  productId: number,
  change: () => Promise<void>,
): Promise<void> {
  const before = await readDerived(db, productId)
  await change()
  await db.execute(sql`select refresh_offer_summary(array[${productId}::int])`)
  const after = await readDerived(db, productId)
  if (before.listed !== after.listed) await replaceInSections(db, productId, before.sectionId)
  await replaceWords(db, productId, before, after)
  await replaceInVehicles(db, productId, before.vehicleIds, after.vehicleIds)
}

async function readDerived(db: Database, productId: number): Promise<Derived> {
  const [row] = await selectRows<Derived>(
    db,
    sql`select section_id as "sectionId",
        case when hidden_at is null then vehicle_ids else '{}' end as "vehicleIds",
        case when hidden_at is null then tsvector_to_array(search) else '{}' end as lexemes,
        case when hidden_at is null then array(select lexeme from unnest(to_tsvector('simple', title))
          where length(lexeme) between 3 and 40 and lexeme !~ '[0-9/]') else '{}' end as "titleWords",
        row(hidden_at is null, section_id, brand_id, best_price, best_delivery_hours, total_quantity, has_own_warehouse,
          sales_score, rating, option_ids, properties)::text as listed
      from products where id = ${productId}`,
  )
  if (!row) throw new Error('the product is gone')
  return row
}

async function replaceInVehicles(
  db: Database,
  productId: number,
  before: readonly number[],
  after: readonly number[],
): Promise<void> {
  const moved = [...new Set([...before, ...after])].filter(
    (vehicleId) => before.includes(vehicleId) !== after.includes(vehicleId),
  )
  if (moved.length === 0) return
  const rows = await selectRows<{ vehicleId: number; ids: Uint8Array }>(
    db,
    sql`select vehicle_id as "vehicleId", ids from vehicle_goods where vehicle_id = any(${sql.param(moved)}::int[])`,
  )
  const known = new Map(rows.map(({ vehicleId, ids }) => [vehicleId, ids]))
  for (const vehicleId of moved) {
    const others = known.get(vehicleId) ?? new Uint8Array()
    const ids = after.includes(vehicleId) ? withId(others, productId) : withoutId(others, productId)
    await db.execute(
      ids.byteLength === 0
        ? sql`delete from vehicle_goods where vehicle_id = ${vehicleId}`
        : sql`insert into vehicle_goods as g (vehicle_id, version, ids) values (${vehicleId}, 1, ${ids})
            on conflict (vehicle_id) do update set ids = excluded.ids, version = g.version + 1`,
    )
  }
}
