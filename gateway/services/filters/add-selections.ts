import type { Chosen } from '@/gateway/services/filters/resolve-choice'
import { toRequested, type Requested } from '@/gateway/services/filters/to-listing-choice'

/** Quick selections beside the filters: choices of one filter are united, those of different filters narrow each other. */
export function addSelections(
  requested: readonly Chosen[],
  selections: readonly (readonly Chosen[])[],
): Requested[] {
  const byFilter = new Map<number, Requested>()
  for (const one of [...requested, ...selections.flat()]) {
    const known = byFilter.get(one.filter.id)
    byFilter.set(one.filter.id, known ? unite(known, toRequested(one)) : toRequested(one))
  }
  return [...byFilter.values()]
}

function unite(left: Requested, right: Requested): Requested {
  return {
    filter: left.filter,
    ...((left.optionIds ?? right.optionIds) && {
      optionIds: [...new Set([...(left.optionIds ?? []), ...(right.optionIds ?? [])])],
    }),
    ...((left.ranges ?? right.ranges) && { ranges: [...(left.ranges ?? []), ...(right.ranges ?? [])] }),
  }
}
