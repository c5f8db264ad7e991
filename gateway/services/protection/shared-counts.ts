/** Counts that all gateways of a shop add to. */
export type SharedCounts = {
  /** Adds to the count of each key and returns the sums, in their order; a key expires after `until`. */
  add: (
    entries: readonly { key: string; count: number }[],
    until: Date,
  ) => Promise<readonly (number | undefined)[]>
}
