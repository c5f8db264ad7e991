import { kilometres, type Point } from '@/lib/parts/shops/kilometres'

/** As far as a buyer goes for an order rather than wait for a carrier. */
const NEAR_KM = 50

type Placed = { coordinates: Point | null }

/** The shop that is nearest to an address, when it is near enough to pick the order up there. */
export function nearestShop<T extends Placed>(
  shops: readonly T[],
  place: Point,
): { shop: T; km: number } | null {
  const [nearest] = shops
    .flatMap((shop) => (shop.coordinates ? [{ shop, km: kilometres(place, shop.coordinates) }] : []))
    .toSorted((a, b) => a.km - b.km)
  return nearest && nearest.km <= NEAR_KM ? nearest : null
}
