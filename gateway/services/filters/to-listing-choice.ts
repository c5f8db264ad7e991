import type { SectionIndex } from '@/gateway/db/facets/section-index'
import { NUMBER_SCALE } from '@/gateway/db/facets/section-index'
import type { NumberRange } from '@/gateway/db/facets/search-section'
import type { Chosen, ChosenRange } from '@/gateway/services/filters/resolve-choice'
import { clampRange, type Bounds } from '@/lib/parts/filter-segment'

export type ListingChoice = {
  options: Map<number, number[]>
  /** Ranges that leave something out, inside the section's bounds. */
  ranges: Map<number, NumberRange>
}

export function boundsOf(index: SectionIndex, filterId: number): Bounds | undefined {
  const column = index.numbers.get(filterId)
  return column && { min: column.min / NUMBER_SCALE, max: column.max / NUMBER_SCALE }
}

function narrower(index: SectionIndex, filterId: number, range: ChosenRange): Bounds | undefined {
  const bounds = boundsOf(index, filterId)
  if (!bounds) return undefined
  const { min, max } = clampRange(definedEnds(range), bounds)
  return min === bounds.min && max === bounds.max ? undefined : { min, max }
}

function definedEnds({ min, max }: ChosenRange) {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** No option has it: stands where two choices of one filter have nothing in common. */
const NO_OPTION = -1

function common(known: readonly number[], wanted: readonly number[]) {
  const both = known.filter((id) => wanted.includes(id))
  return both.length > 0 ? both : [NO_OPTION]
}

/** Joins choices into one per filter: options of one filter meet, ranges meet. */
export function toListingChoice(index: SectionIndex, chosen: readonly Chosen[]): ListingChoice {
  const options = new Map<number, number[]>()
  const ranges = new Map<number, NumberRange>()
  for (const { filter, optionIds, range } of chosen) {
    if (optionIds) {
      const known = options.get(filter.id)
      options.set(filter.id, known ? common(known, optionIds) : [...optionIds])
    }
    const bounds = range && narrower(index, filter.id, range)
    const known = ranges.get(filter.id)
    if (bounds) {
      ranges.set(filter.id, {
        min: Math.max(bounds.min, known?.min ?? bounds.min),
        max: Math.min(bounds.max, known?.max ?? bounds.max),
      })
    }
  }
  return { options, ranges }
}
