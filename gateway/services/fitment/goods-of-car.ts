import { hasBit } from '@/gateway/db/facets/bitset'
import type { ServiceDeps } from '@/gateway/services/deps'
import { catalogVersion } from '@/gateway/services/fitment/catalog-version'
import { judgedGoods } from '@/gateway/services/fitment/judged-goods'
import { readNaming } from '@/gateway/services/fitment/read-naming'
import { assistantIdOf } from '@/gateway/services/fitment/requested-cars'
import { goodsOfSize, loadSizes } from '@/gateway/services/fitment/sizes'
import type { Ride } from '@/gateway/services/vehicles/load-vehicle-catalog'

/** Products that name cars fit those alone, whatever their size. */
async function withoutNaming(deps: ServiceDeps, ids: ReadonlySet<number>): Promise<readonly number[]> {
  const { goods } = await readNaming(deps)
  return [...ids].filter((id) => !hasBit(goods, id))
}

async function findGoods(deps: ServiceDeps, ride: Ride): Promise<Int32Array> {
  const sure = (await judgedGoods(deps, [ride])).get(ride)?.sure ?? []
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
