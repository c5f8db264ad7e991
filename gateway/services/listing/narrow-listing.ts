import type { ServiceDeps } from '@/gateway/services/deps'
import { goodsOfCars } from '@/gateway/services/fitment/goods-of-car'
import { findHits } from '@/gateway/services/hits/find-hits'
import type { Hits } from '@/gateway/services/hits/hits'
import type { Ride } from '@/gateway/services/vehicles/load-vehicle-catalog'

type Narrowing = { search: string; rides: readonly Ride[] }
/** Product ids that are left; those in `first` lead the default order, and `tiers` every order. */
type Narrowed = {
  within?: Iterable<number>
  first?: Iterable<number>
  tiers?: readonly Iterable<number>[]
  hits?: Hits
}

/** The part of a section that matches words and cars. */
export async function narrowListing(deps: ServiceDeps, { search, rides }: Narrowing): Promise<Narrowed> {
  if (search.trim() === '') return rides.length === 0 ? {} : { within: await goodsOfCars(deps, rides) }
  const hits = await findHits(deps, search, 'all', rides)
  const { numbered, worded, named, fits } = hits
  const fitting = numbered.length > 0 && rides.length > 0 ? await goodsOfCars(deps, rides) : undefined
  return {
    within: [...numbered.filter((id) => fitting?.has(id) ?? true), ...worded],
    first: numbered.length > 0 ? numbered : named,
    ...(fits && { tiers: [...fits.values()] }),
    hits,
  }
}
