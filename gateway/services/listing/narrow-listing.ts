import type { ServiceDeps } from '@/gateway/services/deps'
import { goodsOfCars } from '@/gateway/services/fitment/goods-of-car'
import type { Ride } from '@/gateway/services/fitment/requested-cars'
import { findHits } from '@/gateway/services/words/find-hits'

type Narrowing = { search: string; rides: readonly Ride[] }
/** Product ids that are left; those in `first` lead the default order. */
type Narrowed = { within?: Iterable<number>; first?: Iterable<number> }

/** The part of a section that matches words and cars. */
export async function narrowListing(deps: ServiceDeps, { search, rides }: Narrowing): Promise<Narrowed> {
  const hits = search.trim() === '' ? undefined : await findHits(deps, search, 'all')
  const found = hits && [...hits.numbered, ...hits.worded]
  const first = hits && { first: hits.numbered.length > 0 ? hits.numbered : hits.named }
  if (rides.length === 0) return { ...(found && { within: found }), ...first }
  const fitting = await goodsOfCars(deps, rides)
  return { within: found ? found.filter((id) => fitting.has(id)) : fitting, ...first }
}
