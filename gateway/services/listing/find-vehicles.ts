import { inArray, sql, type SQL } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { vehicles } from '@/gateway/db/schema-catalog'

const ID = /^\d{1,9}$/

/** Ids of vehicles among the assistants of a request; others are left out. */
export function vehicleIdsOf(assistants: readonly string[]): number[] {
  return [...new Set(assistants.filter((id) => ID.test(id)).map(Number))]
}

export async function loadVehicles(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select()
    .from(vehicles)
    .where(inArray(vehicles.id, [...ids]))
}

export type Vehicle = Awaited<ReturnType<typeof loadVehicles>>[number]

export function vehicleTitle({ make, model, modification }: Vehicle) {
  return [make, model, modification].filter(Boolean).join(' ')
}

/** Ids of the wanted products that are known to fit any of the vehicles. */
export async function findFittingProducts(
  db: Database,
  vehicleIds: readonly number[],
  isWanted: SQL,
): Promise<number[]> {
  if (vehicleIds.length === 0) return []
  const rows = await selectRows<{ id: number }>(
    db,
    sql`select id from products where vehicle_ids && ${sql.param([...vehicleIds])}::int[]
      and ${isWanted}`,
  )
  return rows.map((row) => row.id)
}
