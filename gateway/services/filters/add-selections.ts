import type { Chosen } from '@/gateway/services/filters/resolve-choice'
import { toWanted, type Wanted } from '@/gateway/services/filters/to-listing-choice'

/** Quick selections beside the filters: choices of one filter are united, those of different filters narrow each other. */
export function addSelections(
  requested: readonly Chosen[],
  selections: readonly (readonly Chosen[])[],
): Wanted[] {
  const byFilter = new Map<number, Wanted>()
  for (const one of [...requested, ...selections.flat()]) {
    const known = byFilter.get(one.filter.id)
    byFilter.set(one.filter.id, known ? unite(known, toWanted(one)) : toWanted(one))
  }
  return [...byFilter.values()]
}

function unite(left: Wanted, right: Wanted): Wanted {
  return {
    filter: left.filter,
    ...((left.optionIds ?? right.optionIds) && {
      optionIds: [...new Set([...(left.optionIds ?? []), ...(right.optionIds ?? [])])],
    }),
    ...((left.ranges ?? right.ranges) && { ranges: [...(left.ranges ?? []), ...(right.ranges ?? [])] }),
  }
}
