import type { Bitset } from '@/gateway/db/facets/bitset'
import {
  addBit,
  countBits,
  countCommonBits,
  createBitset,
  fullBitset,
  hasBit,
  intersect,
  subtract,
  unite,
  WORD_BITS,
} from '@/gateway/db/facets/bitset'
import { createPlaceTable, findPosition, type PlaceTable } from '@/gateway/db/facets/place-table'
import type { NumberColumn, OptionColumn, SectionIndex, SectionSort } from '@/gateway/db/facets/section-index'
import { NO_NUMBER, NUMBER_SCALE } from '@/gateway/db/facets/section-index'

/** Either end may be open; in the filter's unit (rubles for the price). */
export type NumberRange = { min?: number | undefined; max?: number | undefined }

export type SectionQuery = {
  /** Filter id to chosen option ids: any of them, all filters together. */
  options?: ReadonlyMap<number, readonly number[]>
  /** Filter id to ranges: any of them, all filters together. */
  ranges?: ReadonlyMap<number, readonly NumberRange[]>
  /** Narrows to these products, such as the hits of a search by words or the parts of a vehicle. */
  within?: Iterable<number>
  /** In every order the first of these lists comes before the second, and all of them before the others. */
  tiers?: readonly Iterable<number>[]
  /** In the default order these come before the others of their tier. */
  first?: Iterable<number>
  /** The filter of prices: what has none is sold out, and is not among the first. */
  priceFilterId?: number | undefined
  sort?: SectionSort
  offset?: number
  limit: number
}

export type SectionResult = {
  total: number
  /** The page's product ids in order. */
  ids: number[]
  /** Option id to the products left when it is chosen beside the other filters; options without products are 0. */
  counts: Map<number, number>
  /** Filter id to the range that the other filters leave, in the filter's unit; absent when nothing is left. */
  ranges: Map<number, { min: number; max: number }>
  /** Positions of all remaining products. */
  left: Bitset
}

/** A choice that replaces the query's choice of the same filters. */
export type Alternative = Pick<SectionQuery, 'options' | 'ranges'>

/** Filters, counts and orders one section: a few milliseconds for half a million products. */
export function searchSection(index: SectionIndex, query: SectionQuery): SectionResult {
  const base = query.within ? positionsOf(index, query.within) : fullBitset(index.total)
  const chosen = chosenMasks(index, query)
  const all = combine(base, chosen)
  const isUnfiltered = chosen.size === 0 && !query.within
  const others = new Map<number, Bitset>()
  for (const filterId of chosen.keys()) others.set(filterId, combine(base, chosen, filterId))

  const counts = new Map<number, number>()
  for (const [optionId, option] of index.options) {
    const mask = others.get(option.filterId) ?? all
    counts.set(optionId, isUnfiltered ? option.total : countWithin(mask, option))
  }
  const ranges = new Map<number, { min: number; max: number }>()
  for (const [filterId, column] of index.numbers) {
    const range = isUnfiltered ? column : rangeWithin(column, others.get(filterId) ?? all)
    if (range) ranges.set(filterId, { min: range.min / NUMBER_SCALE, max: range.max / NUMBER_SCALE })
  }
  return {
    total: isUnfiltered ? index.total : countBits(all),
    ids: pageOf(index, all, query),
    counts,
    ranges,
    left: all,
  }
}

/** A page of a list without the counts of filters, which cost many times as much in a large shop. */
export function listSection(index: SectionIndex, query: SectionQuery): Pick<SectionResult, 'ids' | 'total'> {
  const left = remaining(index, query)
  return { ids: pageOf(index, left, query), total: countBits(left) }
}

/** How many products a query leaves. */
export function countSection(index: SectionIndex, query: Omit<SectionQuery, 'limit'>): number {
  return countBits(remaining(index, query))
}

function remaining(index: SectionIndex, query: Omit<SectionQuery, 'limit'>): Bitset {
  const base = query.within ? positionsOf(index, query.within) : fullBitset(index.total)
  return combine(base, chosenMasks(index, query))
}

/** How many products each alternative would leave. */
export function countAlternatives(
  index: SectionIndex,
  query: Omit<SectionQuery, 'limit'>,
  alternatives: readonly Alternative[],
): number[] {
  const base = query.within ? positionsOf(index, query.within) : fullBitset(index.total)
  const chosen = chosenMasks(index, query)
  return alternatives.map((alternative) =>
    countBits(combine(base, new Map([...chosen, ...chosenMasks(index, alternative)]))),
  )
}

/** The position of a product in the section's default order. */
export function findProduct(index: SectionIndex, productId: number): number | undefined {
  return findPosition(placesOf(index), index.productIds, productId)
}

function countWithin(mask: Bitset, { bits, positions }: OptionColumn) {
  if (bits) return countCommonBits(mask, bits)
  let count = 0
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at] ?? 0
    count += ((mask[position >>> 5] ?? 0) >>> (position & 31)) & 1
  }
  return count
}

function addOption(mask: Bitset, { bits, positions }: OptionColumn) {
  if (bits) unite(mask, bits)
  else for (const position of positions) addBit(mask, position)
}

function positionsOf(index: SectionIndex, productIds: Iterable<number>) {
  const places = placesOf(index)
  const bits = createBitset(index.total)
  for (const id of productIds) {
    const position = findPosition(places, index.productIds, id)
    if (position !== undefined) addBit(bits, position)
  }
  return bits
}

// Made when a section is first narrowed, which is rare; the store's budget counts it from the start.
const knownPlaces = new WeakMap<Int32Array, PlaceTable>()

function placesOf(index: SectionIndex) {
  const known = knownPlaces.get(index.productIds)
  if (known) return known
  const places = createPlaceTable(index.productIds)
  knownPlaces.set(index.productIds, places)
  return places
}

function chosenMasks(index: SectionIndex, query: Alternative) {
  const masks = new Map<number, Bitset>()
  for (const [filterId, optionIds] of query.options ?? []) {
    if (optionIds.length === 0) continue
    const mask = createBitset(index.total)
    for (const optionId of optionIds) {
      const option = index.options.get(optionId)
      if (option?.filterId === filterId) addOption(mask, option)
    }
    masks.set(filterId, mask)
  }
  for (const [filterId, ranges] of query.ranges ?? []) {
    const column = index.numbers.get(filterId)
    const ends = ranges.filter(({ min, max }) => min !== undefined || max !== undefined)
    if (ends.length === 0) continue
    const mask = createBitset(index.total)
    if (column) for (const range of ends) unite(mask, maskOf(index.total, column, range))
    masks.set(filterId, mask)
  }
  return masks
}

function maskOf(size: number, column: NumberColumn, range: NumberRange) {
  const min = range.min === undefined ? NO_NUMBER + 1 : Math.ceil(range.min * NUMBER_SCALE - 1e-6)
  const max = range.max === undefined ? Infinity : Math.floor(range.max * NUMBER_SCALE + 1e-6)
  const { values } = column
  const mask = createBitset(size)
  for (let word = 0; word < mask.length; word += 1) {
    let bits = 0
    const first = word * WORD_BITS
    const last = Math.min(first + WORD_BITS, size)
    for (let position = first; position < last; position += 1) {
      const value = values[position] ?? NO_NUMBER
      if (value !== NO_NUMBER && value >= min && value <= max) bits |= 1 << (position - first)
    }
    mask[word] = bits
  }
  return mask
}

function combine(base: Bitset, masks: ReadonlyMap<number, Bitset>, without?: number) {
  const combined = base.slice()
  for (const [filterId, mask] of masks) if (filterId !== without) intersect(combined, mask)
  return combined
}

function rangeWithin(column: NumberColumn, mask: Bitset) {
  let min = Infinity
  let max = -Infinity
  const { values } = column
  for (let word = 0; word < mask.length; word += 1) {
    // The lowest bit is taken off until none is left.
    for (let bits = mask[word] ?? 0; bits !== 0; bits &= bits - 1) {
      const value = values[word * WORD_BITS + 31 - Math.clz32(bits & -bits)] ?? NO_NUMBER
      if (value === NO_NUMBER) continue
      if (value < min) min = value
      if (value > max) max = value
    }
  }
  return min === Infinity ? undefined : { min, max }
}

function pageOf(index: SectionIndex, mask: Bitset, query: SectionQuery) {
  const { sort = 'popular', limit } = query
  const order = index.sorts.get(sort)
  const first = sort === 'popular' && query.first ? firstPositions(index, query.first, query) : undefined
  const ids: number[] = []
  let skip = query.offset ?? 0
  for (const tier of tiersOf(index, mask, query.tiers ?? [])) {
    for (const part of first ? parted(tier, first) : [tier]) {
      if (ids.length >= limit) return ids
      const count = countBits(part)
      if (skip >= count) {
        skip -= count
        continue
      }
      const places = order ? placesInOrder(part, order) : placesIn(part)
      for (const position of places) {
        if (skip > 0) skip -= 1
        else ids.push(index.productIds[position] ?? 0)
        if (ids.length >= limit) return ids
      }
    }
  }
  return ids
}

function firstPositions(
  index: SectionIndex,
  first: Iterable<number>,
  { priceFilterId }: SectionQuery,
): Bitset {
  const positions = positionsOf(index, first)
  const prices = priceFilterId === undefined ? undefined : index.numbers.get(priceFilterId)
  if (!prices) return positions
  const sold = createBitset(index.total)
  for (const position of placesIn(positions))
    if (prices.values[position] !== NO_NUMBER) addBit(sold, position)
  return sold
}

/** What stands in `first`, then the others. */
function parted(tier: Bitset, first: Bitset): Bitset[] {
  const [leading, others] = [tier.slice(), tier.slice()]
  intersect(leading, first)
  subtract(others, first)
  return [leading, others]
}

function* placesIn(part: Bitset): Iterable<number> {
  for (let word = 0; word < part.length; word += 1) {
    for (let bits = part[word] ?? 0; bits !== 0; bits &= bits - 1)
      yield word * WORD_BITS + 31 - Math.clz32(bits & -bits)
  }
}

function* placesInOrder(part: Bitset, order: Int32Array): Iterable<number> {
  for (const position of order) if (hasBit(part, position)) yield position
}

/** What each list has of a set of products, then what none of them has. */
function tiersOf(index: SectionIndex, mask: Bitset, lists: readonly Iterable<number>[]): Bitset[] {
  if (lists.length === 0) return [mask]
  const rest = mask.slice()
  const tiers = lists.map((list) => {
    const tier = positionsOf(index, list)
    intersect(tier, rest)
    subtract(rest, tier)
    return tier
  })
  return [...tiers, rest]
}
