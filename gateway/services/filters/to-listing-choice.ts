import type { SectionIndex } from '@/gateway/db/facets/section-index'
import { NUMBER_SCALE } from '@/gateway/db/facets/section-index'
import type { NumberRange } from '@/gateway/db/facets/search-section'
import type { Chosen, ChosenRange } from '@/gateway/services/filters/resolve-choice'
import { clampRange, type Bounds } from '@/lib/parts/filter-segment'

export type ListingChoice = {
  options: Map<number, number[]>
  /** Ranges that leave something out, inside the section's bounds; any one of a filter's has to hold. */
  ranges: Map<number, NumberRange[]>
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
/** Holds no number, for the same. */
const NO_RANGE: Bounds = { min: Infinity, max: -Infinity }

function commonOptions(known: readonly number[], wanted: readonly number[]) {
  const both = known.filter((id) => wanted.includes(id))
  return both.length > 0 ? both : [NO_OPTION]
}

function commonRanges(known: readonly NumberRange[], wanted: readonly Bounds[]) {
  const both = known.flatMap((one) =>
    wanted.map(({ min, max }) => ({
      min: Math.max(min, one.min ?? min),
      max: Math.min(max, one.max ?? max),
    })),
  )
  const real = both.filter(({ min, max }) => min <= max)
  return real.length > 0 ? real : [NO_RANGE]
}

/** The ranges that leave something out; none when one of them leaves nothing out, which makes the others needless. */
function narrowerRanges(index: SectionIndex, filterId: number, ranges: readonly ChosenRange[]): Bounds[] {
  const bounds = ranges.map((range) => narrower(index, filterId, range))
  const real = bounds.filter((range) => range !== undefined)
  return real.length < bounds.length ? [] : real
}

/** Joins choices into one per filter: options of one filter meet, ranges meet. */
export function toListingChoice(index: SectionIndex, chosen: readonly Chosen[]): ListingChoice {
  const options = new Map<number, number[]>()
  const ranges = new Map<number, NumberRange[]>()
  for (const one of chosen) {
    const { id } = one.filter
    switch (one.type) {
      case 'enum': {
        const known = options.get(id)
        options.set(id, known ? commonOptions(known, one.optionIds) : [...one.optionIds])
        break
      }
      case 'numeric': {
        const known = ranges.get(id)
        const wanted = narrowerRanges(index, id, one.ranges)
        if (wanted.length > 0) ranges.set(id, known ? commonRanges(known, wanted) : wanted)
        break
      }
    }
  }
  return { options, ranges }
}
