import type { Chosen } from '@/gateway/services/filters/resolve-choice'
import type { Filter } from '@/gateway/services/reference/load-catalog-reference'
import { parseRange, splitFilterSegment } from '@/lib/parts/filter-segment'

/** The choice in a decoded segment of a listing's address; undefined when no filter matches it. */
export function readFilterSegment(segment: string, filters: readonly Filter[]): Chosen | undefined {
  const codes = filters.flatMap(({ code, rewriteCode }) => [code, rewriteCode ?? ''])
  for (const { code, options } of splitFilterSegment(segment, codes)) {
    const filter = filters.find((one) => one.rewriteCode === code) ?? filters.find((one) => one.code === code)
    const chosen = filter && readChoice(filter, options)
    if (chosen) return chosen
  }
  return undefined
}

function readChoice(filter: Filter, text: string): Chosen | undefined {
  switch (filter.type) {
    case 'numeric': {
      const range = parseRange(text)
      return range ? { filter, range } : undefined
    }
    case 'enum': {
      const optionIds = text.split(',').flatMap((value) => filter.optionByCode.get(value)?.id ?? [])
      return optionIds.length > 0 ? { filter, optionIds } : undefined
    }
  }
}
