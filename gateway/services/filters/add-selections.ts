import type { Chosen } from '@/gateway/services/filters/resolve-choice'

/** Quick selections beside the filters: choices of one filter are united, those of different filters narrow each other. */
export function addSelections(
  requested: readonly Chosen[],
  selections: readonly (readonly Chosen[])[],
): Chosen[] {
  const byFilter = new Map<number, Chosen>()
  for (const one of [...requested, ...selections.flat()]) {
    const known = byFilter.get(one.filter.id)
    byFilter.set(one.filter.id, known ? unite(known, one) : one)
  }
  return [...byFilter.values()]
}

/** Both choose of one filter, so they are of one kind. */
function unite(known: Chosen, added: Chosen): Chosen {
  switch (known.type) {
    case 'enum':
      return added.type === known.type
        ? { ...known, optionIds: [...new Set([...known.optionIds, ...added.optionIds])] }
        : known
    case 'numeric':
      return added.type === known.type ? { ...known, ranges: [...known.ranges, ...added.ranges] } : known
  }
}
