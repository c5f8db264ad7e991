import { kilometres, type Point } from './kilometres'

type Placed = { city: string | null; coordinates: Point | null }
export type PlacedShop<T> = { shop: T; km: number | null }
export type CityShops<T> = { city: string; shops: PlacedShop<T>[] }

type Order = {
  /** Where the person is or wants the goods. */
  near?: Point | null | undefined
  /** The city that comes first when that is not known. */
  city?: string | null | undefined
}

/** Shops by their cities, the nearest first; without a point the named city first, and else as they were given. */
export function groupByCity<T extends Placed>(
  shops: readonly T[],
  { near, city: first }: Order = {},
): CityShops<T>[] {
  const placed = shops.map((shop) => ({
    shop,
    km: near && shop.coordinates && kilometres(near, shop.coordinates),
  }))
  const sorted = near ? placed.toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity)) : placed
  const groups = Map.groupBy(sorted, ({ shop }) => shop.city ?? '')
  const cities = [...groups].map(([city, own]) => ({
    city,
    shops: own.map(({ shop, km }) => ({ shop, km: km ?? null })),
  }))
  return near ? cities : cities.toSorted((a, b) => Number(b.city === first) - Number(a.city === first))
}
