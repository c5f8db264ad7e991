import {
  clampRange,
  isEmptyRange,
  parseRange,
  type Range,
  splitFilterSegment,
} from '@/lib/parts/filter-segment'
import type {
  ActiveEnumFilter,
  ActiveFilter,
  ActiveNumericFilter,
  CatalogPath,
  CatalogQuery,
  ChosenFilter,
  KnownEnumFilter,
  KnownFilter,
  KnownNumericFilter,
  KnownOption,
  ListingState,
} from './types'

type ListingPath = Extract<CatalogPath, { kind: 'listing' }>

/**
 * Matches an address with the filters of its section. A path segment that names no known filter or none of its options
 * is `null` (404); in the query an unknown filter or option is ignored, since it may have left the section meanwhile.
 */
export function readListing(
  path: ListingPath,
  query: CatalogQuery,
  filters: readonly KnownFilter[],
): ListingState | null {
  const chosen = new Map<string, ActiveFilter>()
  for (const segment of path.segments) {
    const active = readSegment(segment, filters)
    if (active === null) return null
    merge(chosen, active)
  }
  for (const request of query.filters) {
    const filter = filters.find(({ id }) => id === request.id)
    if (filter) merge(chosen, readRequest(filter, request))
  }
  const isFound = path.isFound === true && { isFound: true }
  return { ...query, section: path.section, set: path.set, filters: inOrder(chosen, filters), ...isFound }
}

/**
 * The active filters of an answer of the gateway, by its checked options and current ends.
 * @internal
 */
export function activeFilters(filters: readonly KnownFilter[]): ActiveFilter[] {
  const chosen = new Map<string, ActiveFilter>()
  for (const filter of filters) merge(chosen, readAnswer(filter))
  return inOrder(chosen, filters)
}

/** `null` when no option is chosen. */
export function activeEnum(
  { id, rewriteCode, uriSequent, options }: KnownEnumFilter,
  isChosen: (option: KnownOption) => boolean,
): ActiveEnumFilter | null {
  const chosen = options.filter(isChosen).map((option) => ({
    id: option.id,
    rewriteCode: option.rewriteCode || null,
    sequent: option.sequent ?? 0,
  }))
  if (chosen.length === 0) return null
  return {
    type: 'enum',
    id,
    rewriteCode: rewriteCode || null,
    uriSequent: uriSequent ?? 0,
    options: chosen,
  }
}

/** `null` when the range leaves nothing out. */
export function activeNumeric(filter: KnownNumericFilter, range: Range): ActiveNumericFilter | null {
  if (!(filter.min <= filter.max)) return null
  const { min, max } = clampRange(finite(range), filter)
  return min === filter.min && max === filter.max ? null : { type: 'numeric', id: filter.id, min, max }
}

/** `undefined` for a range that leaves nothing out: price-{min}~{max} is the bare section. */
function readSegment(segment: string, filters: readonly KnownFilter[]): ActiveFilter | null | undefined {
  const codes = filters.flatMap(({ code, rewriteCode }) => [code, rewriteCode ?? ''])
  for (const { code, options } of splitFilterSegment(segment, codes)) {
    const named = [
      ...filters.filter(({ rewriteCode }) => rewriteCode === code),
      ...filters.filter((filter) => filter.code === code && filter.rewriteCode !== code),
    ]
    for (const filter of named) {
      const active = readOptions(filter, options)
      if (active !== null) return active
    }
  }
  return null
}

function readOptions(filter: KnownFilter, options: string): ActiveFilter | null | undefined {
  switch (filter.type) {
    case 'numeric': {
      const range = parseRange(options)
      return range && !isEmptyRange(range) ? (activeNumeric(filter, range) ?? undefined) : null
    }
    case 'enum': {
      const codes = new Set(options.split(','))
      return activeEnum(filter, ({ rewriteCode }) => !!rewriteCode && codes.has(rewriteCode))
    }
  }
}

function readRequest(filter: KnownFilter, request: ChosenFilter): ActiveFilter | null {
  switch (filter.type) {
    case 'numeric':
      return 'values' in request ? null : activeNumeric(filter, request)
    case 'enum':
      return 'values' in request ? activeEnum(filter, ({ id }) => request.values.includes(id)) : null
  }
}

function readAnswer(filter: KnownFilter): ActiveFilter | null {
  switch (filter.type) {
    case 'numeric':
      return activeNumeric(filter, { min: filter.currentMin, max: filter.currentMax })
    case 'enum':
      return activeEnum(filter, ({ isChecked }) => isChecked === true)
  }
}

function merge(chosen: Map<string, ActiveFilter>, active: ActiveFilter | null | undefined): void {
  if (!active) return
  const known = chosen.get(active.id)
  chosen.set(active.id, known ? joined(known, active) : active)
}

/** Options add up; a second range is ignored. */
function joined(known: ActiveFilter, active: ActiveFilter): ActiveFilter {
  switch (known.type) {
    case 'numeric':
      return known
    case 'enum': {
      if (active.type !== 'enum') return known
      const added = active.options.filter(({ id }) => !known.options.some((option) => option.id === id))
      return { ...known, options: [...known.options, ...added] }
    }
  }
}

function inOrder(chosen: ReadonlyMap<string, ActiveFilter>, filters: readonly KnownFilter[]): ActiveFilter[] {
  return filters.flatMap((filter): ActiveFilter[] => {
    const active = chosen.get(filter.id)
    return active ? [ordered(active, filter)] : []
  })
}

function ordered(active: ActiveFilter, filter: KnownFilter): ActiveFilter {
  switch (active.type) {
    case 'numeric':
      return active
    case 'enum': {
      if (filter.type !== 'enum') return active
      const place = new Map(filter.options.map((option, index) => [option.id, index]))
      return {
        ...active,
        options: active.options.toSorted(
          (left, right) => (place.get(left.id) ?? 0) - (place.get(right.id) ?? 0),
        ),
      }
    }
  }
}

function finite({ min, max }: Range): Range {
  return { min: Number.isFinite(min) ? min : undefined, max: Number.isFinite(max) ? max : undefined }
}
