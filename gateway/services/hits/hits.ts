import type { Fit } from '@/lib/gateway/contracts/catalog/entity-shapes'
import type { Make, Model, Ride } from '@/gateway/services/vehicles/load-vehicle-catalog'

/** The car of a search: all that it may be. */
export type SoughtCar = {
  rides: readonly Ride[]
  make: Make
  models: readonly Model[]
  /** What is common to all that it may be. */
  name: string
  /** Words of the query for its engine, power, fuel and body. */
  traits: readonly string[]
  /** The query names it; else it was given beside the query. */
  isTyped: boolean
  /** The words of the query that name it, and the query without them. */
  text: string
  rest: string
}

/** The results of a query. */
export type Hits = {
  /** Products with the number in the query, best first; they come before the products that words find. */
  numbered: readonly number[]
  worded: Int32Array
  /** Those of the worded that are what was named. */
  named: Int32Array
  /** The worded by what they are to the car, where there is one. */
  fits?: ReadonlyMap<Fit, Int32Array>
  car?: SoughtCar
  query: string
  isCorrected: boolean
  /** Sizes that there is none of; what words found is nearest to them. */
  missing: readonly string[]
  /** Words of the query that were left out. */
  unused: readonly string[]
}

const EMPTY_BYTES = 1024
const ID_BYTES = 8

/** Bytes that hits take, roughly. */
export function weighHits({ numbered, worded, named, fits }: Hits): number {
  const ofFits = fits ? worded.byteLength : 0
  return EMPTY_BYTES + ID_BYTES * numbered.length + worded.byteLength + named.byteLength + ofFits
}
