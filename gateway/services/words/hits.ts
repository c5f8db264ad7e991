/** The results of a query. */
export type Hits = {
  /** Products with the number in the query, best first; they come before the products that words find. */
  numbered: readonly number[]
  worded: Int32Array
  /** Those of the worded that are what was named. */
  named: Int32Array
  query: string
  isCorrected: boolean
  /** Sizes that there is none of; what words found is nearest to them. */
  missing: readonly string[]
  /** Section id to how many of the worded are in it. */
  sections: ReadonlyMap<number, number>
}

const EMPTY_BYTES = 1024
const ID_BYTES = 8

/** Bytes that hits take, roughly. */
export function weighHits({ numbered, worded, named }: Hits): number {
  return EMPTY_BYTES + ID_BYTES * numbered.length + worded.byteLength + named.byteLength
}
