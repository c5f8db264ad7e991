import type { Chosen } from '@/gateway/services/filters/resolve-choice'
import type { Filter } from '@/gateway/services/reference/load-catalog-reference'
import { parseRange, splitFilterSegment } from '@/lib/parts/filter-segment'

/** What a decoded segment of a listing's address chooses; undefined when the filters know nothing like it. */
export function readFilterSegment(segment: string, filters: readonly Filter[]): Chosen | undefined {
  const codes = filters.flatMap(({ code, rewriteCode }) => [code, rewriteCode ?? ''])
  for (const { code, options } of splitFilterSegment(segment, codes)) {
    const filter = filters.find((one) => one.rewriteCode === code) ?? filters.find((one) => one.code === code)
    if (filter?.type === 'numeric') {
      const range = parseRange(options)
      if (range) return { filter, range }
    }
    const optionIds = options.split(',').flatMap((value) => filter?.optionByCode.get(value)?.id ?? [])
    if (filter && optionIds.length > 0) return { filter, optionIds }
  }
  return undefined
}
