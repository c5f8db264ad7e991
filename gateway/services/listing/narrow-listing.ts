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
  // What words find for cars is theirs already; numbers, and what a number finds as a word, are not.
  const isOpen = rides.length > 0 && (numbered.length > 0 || !fits)
  const fitting = isOpen ? await goodsOfCars(deps, rides) : undefined
  const left = (ids: Iterable<number>) => [...ids].filter((id) => fitting?.has(id) ?? true)
  return {
    within: [...left(numbered), ...(fits ? worded : left(worded))],
    first: numbered.length > 0 ? numbered : named,
    ...(fits && { tiers: [...fits.values()] }),
    hits,
  }
}
