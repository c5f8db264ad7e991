import type { SectionIndex } from '@/gateway/db/facets/section-index'
import { NUMBER_SCALE } from '@/gateway/db/facets/section-index'
import type { NumberRange } from '@/gateway/db/facets/search-section'
import type { Chosen, ChosenRange } from '@/gateway/services/filters/resolve-choice'
import { clampRange, type Bounds } from '@/lib/parts/filter-segment'

export type ListingChoice = {
  options: Map<number, number[]>
  /** Ranges that exclude something, inside the section's bounds; one of a filter's ranges has to match. */
  ranges: Map<number, NumberRange[]>
}

/** The choice in one filter: any of the options, or of the ranges. */
export type Requested = Pick<Chosen, 'filter' | 'optionIds'> & { ranges?: ChosenRange[] }

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

/** An option without products: replaces two choices of one filter that have nothing in common. */
const NO_OPTION = -1
/** An empty range, for the same. */
const NO_RANGE: Bounds = { min: Infinity, max: -Infinity }

function commonOptions(known: readonly number[], requested: readonly number[]) {
  const both = known.filter((id) => requested.includes(id))
  return both.length > 0 ? both : [NO_OPTION]
}

function commonRanges(known: readonly NumberRange[], requested: readonly Bounds[]) {
  const both = known.flatMap((one) =>
    requested.map(({ min, max }) => ({
      min: Math.max(min, one.min ?? min),
      max: Math.min(max, one.max ?? max),
    })),
  )
  const real = both.filter(({ min, max }) => min <= max)
  return real.length > 0 ? real : [NO_RANGE]
}

export function toRequested({ filter, optionIds, range }: Chosen): Requested {
  return { filter, ...(optionIds && { optionIds }), ...(range && { ranges: [range] }) }
}

/** Joins choices into one per filter by intersecting options and ranges. */
export function toListingChoice(index: SectionIndex, chosen: readonly (Chosen | Requested)[]): ListingChoice {
  const options = new Map<number, number[]>()
  const ranges = new Map<number, NumberRange[]>()
  for (const one of chosen) {
    const {
      filter,
      optionIds,
      ranges: requested = [],
    } = 'range' in one ? toRequested(one) : (one as Requested)
    if (optionIds) {
      const known = options.get(filter.id)
      options.set(filter.id, known ? commonOptions(known, optionIds) : [...optionIds])
    }
    const bounds = requested.map((range) => narrower(index, filter.id, range))
    // One range that excludes nothing makes the others needless.
    const real = bounds.filter((range) => range !== undefined)
    if (real.length === 0 || real.length < bounds.length) continue
    const known = ranges.get(filter.id)
    ranges.set(filter.id, known ? commonRanges(known, real) : real)
  }
  return { options, ranges }
}
