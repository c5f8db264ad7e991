import type { Bitset } from '@/gateway/db/facets/bitset'

/** Orders of a listing; `popular` is the default and needs no permutation. Sold-out products close every order. */
export const SECTION_SORTS = ['popular', 'price', 'price-desc', 'rating', 'delivery'] as const
export type SectionSort = (typeof SECTION_SORTS)[number]

/** Hours that make the buckets of the delivery filter; each bucket includes the ones before it. */
export const DELIVERY_BUCKETS = [0, 24, 72, 168] as const
export const STOCK_VALUES = { any: 'any', own: 'own' } as const

/** Numeric filters are compared in hundredths of their unit; kopecks are hundredths of rubles. */
export const NUMBER_SCALE = 100
export const NO_NUMBER = -2_147_483_648

/** A rare option is a list of positions, a common one a bit for each position; both mean the same. */
export type OptionColumn = { filterId: number; total: number } & (
  | { bits: Bitset; positions?: undefined }
  | { bits?: undefined; positions: Int32Array }
)
export type NumberColumn = { min: number; max: number; values: Int32Array }

/** Everything a listing of one section needs to be filtered, counted and ordered without the database. */
export type SectionIndex = {
  sectionId: number
  version: number
  total: number
  /** In the default order; positions below point into it. */
  productIds: Int32Array
  sorts: ReadonlyMap<string, Int32Array>
  /** By option id. */
  options: ReadonlyMap<number, OptionColumn>
  /** By filter id. */
  numbers: ReadonlyMap<number, NumberColumn>
  bytes: number
}
