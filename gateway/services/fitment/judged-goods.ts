import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import { addBit, createBitset, hasBit, positionsIn, countBits } from '@/gateway/db/facets/bitset'
import { readIdList } from '@/gateway/db/id-list'
import type { ServiceDeps } from '@/gateway/services/deps'
import { catalogVersion } from '@/gateway/services/fitment/catalog-version'
import { judgeLimit, loadSharedLimits, type SharedLimit } from '@/gateway/services/fitment/limits'
import { assistantIdOf } from '@/gateway/services/fitment/requested-cars'
import type { Ride } from '@/gateway/services/vehicles/load-vehicle-catalog'

/** Products that name a car: those that fit it by their limits, and those whose limits are about what is not known of it. */
export type JudgedGoods = { sure: Int32Array; check: Int32Array }

/** Products that name the cars, for each of these; they are cached until the catalogue changes. */
export async function judgedGoods(
  deps: ServiceDeps,
  rides: readonly Ride[],
): Promise<ReadonlyMap<Ride, JudgedGoods>> {
  const version = await catalogVersion(deps)
  const keysOf = (ride: Ride) => ({
    sure: `${version}/${assistantIdOf(ride)}/sure`,
    check: `${version}/${assistantIdOf(ride)}/check`,
  })
  const judged = new Map<Ride, JudgedGoods>()
  for (const ride of rides) {
    const keys = keysOf(ride)
    const [sure, check] = [deps.fitting.get(keys.sure), deps.fitting.get(keys.check)]
    if (sure && check) judged.set(ride, { sure, check })
  }
  for (const [ride, goods] of await judge(
    deps,
    rides.filter((ride) => !judged.has(ride)),
  )) {
    const keys = keysOf(ride)
    deps.fitting.set(keys.sure, goods.sure)
    deps.fitting.set(keys.check, goods.check)
    judged.set(ride, goods)
  }
  return judged
}

async function judge({ db }: ServiceDeps, rides: readonly Ride[]): Promise<Map<Ride, JudgedGoods>> {
  if (rides.length === 0) return new Map()
  const rows = await selectRows<{ carId: number; ids: Uint8Array }>(
    db,
    sql`select vehicle_id as "carId", ids from vehicle_goods
      where vehicle_id = any(${sql.param(rides.map(({ car }) => car.id))}::int[])`,
  )
  const named = new Map(rows.map(({ carId, ids }) => [carId, readIdList(ids)]))
  const size = [...named.values()].reduce((most, ids) => Math.max(most, ids.at(-1) ?? 0), 0) + 1
  const all = createBitset(size)
  for (const ids of named.values()) for (const id of ids) addBit(all, id)
  const limits = await loadSharedLimits(db, positionsIn(all, countBits(all)))
  return new Map(
    rides.map((ride) => [ride, judgeOne(ride, named.get(ride.car.id) ?? new Int32Array(), { limits, size })]),
  )
}

/** Of several limits of a product the best that any of them allows counts. */
function judgeOne(
  ride: Ride,
  named: Int32Array,
  { limits, size }: { limits: readonly SharedLimit[]; size: number },
): JudgedGoods {
  const [limited, fitting, doubtful] = [createBitset(size), createBitset(size), createBitset(size)]
  for (const limit of limits) {
    if (limit.vehicleIds.length > 0 && !limit.vehicleIds.includes(ride.car.id)) continue
    const verdict = judgeLimit(limit, ride)
    for (const id of limit.productIds) {
      addBit(limited, id)
      if (verdict === 'fits') addBit(fitting, id)
      if (verdict === 'check') addBit(doubtful, id)
    }
  }
  return {
    sure: named.filter((id) => !hasBit(limited, id) || hasBit(fitting, id)),
    check: named.filter((id) => !hasBit(fitting, id) && hasBit(doubtful, id)),
  }
}
