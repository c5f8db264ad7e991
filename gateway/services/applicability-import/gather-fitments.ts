import type { CarLimit, MatchedCars } from './match-cars'

export type ProductFitment = {
  productId: number
  carIds: number[]
  limits: CarLimit[]
}

type Gathered = { all: Set<number>; free: Set<number>; limits: Map<string, CarLimit & { ids: Set<number> }> }

/** Groups the rows of a file by product: a car without a limit in one row has none at all. */
export function gatherFitments() {
  const products = new Map<number, Gathered>()
  return {
    add(productId: number, { carIds, limits }: MatchedCars): void {
      const own = products.get(productId) ?? { all: new Set(), free: new Set(), limits: new Map() }
      products.set(productId, own)
      const limited = new Set(limits.flatMap((limit) => limit.carIds))
      for (const id of carIds) {
        own.all.add(id)
        if (!limited.has(id)) own.free.add(id)
      }
      for (const limit of limits) {
        const key = JSON.stringify([limit.yearFrom, limit.yearTo, limit.note])
        const known = own.limits.get(key) ?? { ...limit, ids: new Set<number>() }
        for (const id of limit.carIds) known.ids.add(id)
        own.limits.set(key, known)
      }
    },
    count: () => products.size,
    list: (): ProductFitment[] =>
      [...products].map(([productId, { all, free, limits }]) => ({
        productId,
        carIds: sorted(all),
        limits: [...limits.values()].flatMap(({ ids, yearFrom, yearTo, note }): CarLimit[] => {
          const carIds = sorted(ids).filter((id) => !free.has(id))
          return carIds.length > 0 ? [{ carIds, yearFrom, yearTo, note }] : []
        }),
      })),
  }
}

function sorted(ids: ReadonlySet<number>): number[] {
  return [...ids].toSorted((one, other) => one - other)
}
