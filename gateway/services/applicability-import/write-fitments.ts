import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { markSections, markWords } from '@/gateway/db/stale-indexes'
import type { ProductFitment } from './gather-fitments'

const BATCH = 2000

/**
 * Replaces the cars of the products by those of a file, or adds them with `isAdded`; for a car in the file the file
 * alone counts. Returns the ids of the products.
 */
export async function writeFitments(
  db: Database,
  fitments: readonly ProductFitment[],
  isAdded: boolean,
  betweenSteps: () => Promise<void>,
): Promise<number[]> {
  const ids = fitments.map(({ productId }) => productId)
  for (let from = 0; from < fitments.length; from += BATCH) {
    await writeBatch(db, fitments.slice(from, from + BATCH), isAdded)
    await betweenSteps()
  }
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = sql.param(ids.slice(from, from + BATCH))
    await db.execute(sql`select refresh_product_options(${batch}::int[])`)
    await betweenSteps()
  }
  await markSections(db, ids)
  await db.execute(sql`select refresh_vehicle_goods()`)
  await markWords(db, ids)
  return ids
}

async function writeBatch(
  db: Database,
  fitments: readonly ProductFitment[],
  isAdded: boolean,
): Promise<void> {
  const given = JSON.stringify(
    fitments.map(({ productId, carIds }) => ({ product: productId, cars: carIds })),
  )
  const file = sql`(select (entry->>'product')::int as product_id,
      array(select jsonb_array_elements_text(entry->'cars')::int) as cars
    from jsonb_array_elements(${given}::jsonb) entry)`
  if (isAdded) await keepOtherLimits(db, file)
  else await db.execute(sql`delete from fitment_limits l using ${file} f where l.product_id = f.product_id`)
  await db.execute(sql`
    update products p set vehicle_ids = ${
      isAdded
        ? sql`array(select distinct id from unnest(p.vehicle_ids || f.cars) as id order by id)`
        : sql`f.cars`
    } from ${file} f where p.id = f.product_id`)
  const limits = fitments.flatMap(({ productId, limits: own }) =>
    own.map(({ carIds, yearFrom, yearTo, note }) => ({ productId, carIds, yearFrom, yearTo, note })),
  )
  if (limits.length === 0) return
  await selectRows(
    db,
    sql`insert into fitment_limits (product_id, vehicle_ids, year_from, year_to, note)
      select (entry->>'productId')::int, array(select jsonb_array_elements_text(entry->'carIds')::int),
        (entry->>'yearFrom')::smallint, (entry->>'yearTo')::smallint, entry->>'note'
      from jsonb_array_elements(${JSON.stringify(limits)}::jsonb) entry returning id`,
  )
}

/** Limits stay for the cars that the file does not name. A limit of all cars of a product becomes one of those other cars. */
async function keepOtherLimits(db: Database, file: ReturnType<typeof sql>): Promise<void> {
  await db.execute(sql`
    update fitment_limits l set vehicle_ids = array(
      select id from unnest(case when l.vehicle_ids = '{}' then p.vehicle_ids else l.vehicle_ids end) as id
      where id <> all(f.cars))
    from ${file} f join products p on p.id = f.product_id where l.product_id = f.product_id`)
  await db.execute(sql`
    delete from fitment_limits l using ${file} f where l.product_id = f.product_id and l.vehicle_ids = '{}'`)
}
