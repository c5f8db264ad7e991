import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import type { ServiceDeps } from '@/gateway/services/deps'
import { judgeLimits, loadLimits } from '@/gateway/services/fitment/limits'
import { assistantIdOf, type Ride } from '@/gateway/services/fitment/requested-cars'
import { goodsOfSize, loadSizes } from '@/gateway/services/fitment/sizes'
import { ROOT_SECTION_CODE } from '@/gateway/services/reference/load-catalog-reference'

const BYTES = 4

async function readNamed(db: Database, carId: number): Promise<Int32Array> {
  const [row] = await selectRows<{ ids: Uint8Array }>(
    db,
    sql`select ids from vehicle_goods where vehicle_id = ${carId}`,
  )
  if (!row) return new Int32Array()
  const view = new DataView(row.ids.buffer, row.ids.byteOffset, row.ids.byteLength)
  return Int32Array.from({ length: view.byteLength / BYTES }, (_, at) => view.getInt32(at * BYTES))
}

/** Goods that name cars fit those alone, whatever their size. */
async function withoutNaming(db: Database, ids: ReadonlySet<number>): Promise<readonly number[]> {
  if (ids.size === 0) return []
  const naming = await selectRows<{ id: number }>(
    db,
    sql`select id from products where id = any(${sql.param([...ids])}::int[]) and vehicle_ids <> '{}'`,
  )
  const named = new Set(naming.map(({ id }) => id))
  return [...ids].filter((id) => !named.has(id))
}

async function findGoods(deps: ServiceDeps, ride: Ride): Promise<Int32Array> {
  const named = await readNamed(deps.db, ride.car.id)
  const limits = await loadLimits(deps.db, named)
  const sure = named.filter((id) => judgeLimits(limits.get(id), ride).verdict === 'fits')
  const sized = new Set<number>()
  for (const size of await loadSizes(deps, ride.car.id)) {
    for (const id of await goodsOfSize(deps, size)) sized.add(id)
  }
  return Int32Array.from([...sure, ...(await withoutNaming(deps.db, sized))])
}

/** Changes with every refresh of the catalogue; 0 while it lists nothing. */
export async function catalogVersion({ reference, sectionIndexes }: ServiceDeps): Promise<number> {
  const root = (await reference()).sectionByCode.get(ROOT_SECTION_CODE)
  return (root && (await sectionIndexes.get(root.id))?.version) ?? 0
}

/** Ids of the goods that are sure to fit a car: those that name it, and those of its sizes. */
export async function goodsOfCar(deps: ServiceDeps, ride: Ride): Promise<Int32Array> {
  const version = await catalogVersion(deps)
  return deps.fitting.remember(`${version}/${assistantIdOf(ride)}`, () => findGoods(deps, ride))
}

/** The goods that fit any of the cars. */
export async function goodsOfCars(deps: ServiceDeps, rides: readonly Ride[]): Promise<ReadonlySet<number>> {
  const all = new Set<number>()
  for (const ride of rides) for (const id of await goodsOfCar(deps, ride)) all.add(id)
  return all
}
