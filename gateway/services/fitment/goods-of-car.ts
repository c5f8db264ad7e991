import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { hasBit } from '@/gateway/db/facets/bitset'
import type { ServiceDeps } from '@/gateway/services/deps'
import { catalogVersion } from '@/gateway/services/fitment/catalog-version'
import { idsIn } from '@/gateway/services/fitment/ids-in'
import { judgeLimits, loadLimits } from '@/gateway/services/fitment/limits'
import { readNaming } from '@/gateway/services/fitment/read-naming'
import { assistantIdOf } from '@/gateway/services/fitment/requested-cars'
import { goodsOfSize, loadSizes } from '@/gateway/services/fitment/sizes'
import type { Ride } from '@/gateway/services/vehicles/load-vehicle-catalog'

async function readNamed(db: Database, carId: number): Promise<Int32Array> {
  const [row] = await selectRows<{ ids: Uint8Array }>(
    db,
    sql`select ids from vehicle_goods where vehicle_id = ${carId}`,
  )
  return row ? idsIn(row.ids, false) : new Int32Array()
}

/** Products that name cars fit those alone, whatever their size. */
async function withoutNaming(deps: ServiceDeps, ids: ReadonlySet<number>): Promise<readonly number[]> {
  const { goods } = await readNaming(deps)
  return [...ids].filter((id) => !hasBit(goods, id))
}

async function findGoods(deps: ServiceDeps, ride: Ride): Promise<Int32Array> {
  const named = await readNamed(deps.db, ride.car.id)
  const limits = await loadLimits(deps.db, named)
  const sure = named.filter((id) => judgeLimits(limits.get(id), ride).verdict === 'fits')
  const sized = new Set<number>()
  for (const size of await loadSizes(deps, ride.car.id)) {
    for (const id of await goodsOfSize(deps, size)) sized.add(id)
  }
  return Int32Array.from([...sure, ...(await withoutNaming(deps, sized))])
}

/** Ids of the products that are sure to fit a car: those that name it, and those of its sizes. */
export async function goodsOfCar(deps: ServiceDeps, ride: Ride): Promise<Int32Array> {
  const version = await catalogVersion(deps)
  return deps.fitting.remember(`${version}/${assistantIdOf(ride)}`, () => findGoods(deps, ride))
}

/** The products that fit any of the cars. */
export async function goodsOfCars(deps: ServiceDeps, rides: readonly Ride[]): Promise<ReadonlySet<number>> {
  const all = new Set<number>()
  for (const ride of rides) for (const id of await goodsOfCar(deps, ride)) all.add(id)
  return all
}
