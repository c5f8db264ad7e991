import { countBits, createBitset, intersect, unite, type Bitset } from '@/gateway/db/facets/bitset'
import { addPosting, type WordIndex } from '@/gateway/db/search/word-index'
import type { SizeFamily } from '@/gateway/services/words/sizes/families'

/** A size that was named, and the goods of it. */
export type NamedSize = { family: SizeFamily; requested: string; goods: Bitset }
export type Nearest<T> = {
  goods: Bitset
  /** Those of them that are nearest of all. */
  first: Bitset
  /** Sizes that none of them are of. */
  missing: readonly T[]
}

/** So many are offered in place of what there is none of. */
const ENOUGH = 12
const MAX_SIZES = 6

/**
 * Products of as many of the sizes as possible, and nearest to the others: the least specific is given up first. Undefined where no
 * goods have sizes of these kinds.
 */
export function findNearest<T extends NamedSize>(
  index: WordIndex,
  goods: Bitset | undefined,
  sizes: readonly T[],
): Nearest<T> | undefined {
  const named = sizes.slice(0, MAX_SIZES)
  const choices = subsetsOf(named)
    .filter((missing) => missing.length > 0)
    .toSorted((left, right) => weightOf(left) - weightOf(right))
  const all = new Map(named.map((size) => [size, goodsOf(index, size.family, membersOf(index, size.family))]))
  for (const missing of choices) {
    const left = named.map((size) => (missing.includes(size) ? (all.get(size) ?? size.goods) : size.goods))
    const found = intersectionOf([...(goods ? [goods] : []), ...left], index.size)
    if (countBits(found) > 0) return { ...narrow(index, found, missing), missing }
  }
  return undefined
}

/** The nearest of the products, size by size, the most specific first. */
function narrow(index: WordIndex, found: Bitset, missing: readonly NamedSize[]) {
  let goods = found
  let first = found
  for (const { family, requested } of missing.toSorted(
    (left, right) => right.family.weight - left.family.weight,
  )) {
    const near = createBitset(index.size)
    let nearest: Bitset | undefined
    for (const members of tiersOf(index, family, requested)) {
      unite(near, goodsOf(index, family, members))
      const both = intersectionOf([near, goods], index.size)
      const count = countBits(both)
      if (count > 0) nearest ??= intersectionOf([both, first], index.size)
      if (count < ENOUGH) continue
      goods = both
      break
    }
    if (nearest && countBits(nearest) > 0) first = nearest
  }
  return { goods, first: intersectionOf([first, goods], index.size) }
}

/** Members of a family in groups that are equally far from one of it, the nearest first. */
function tiersOf(index: WordIndex, family: SizeFamily, requested: string): string[][] {
  const byDistance = Map.groupBy(membersOf(index, family), (member) => family.distance(requested, member))
  return [...byDistance].toSorted(([left], [right]) => left - right).map(([, members]) => members)
}

const membersOfIndex = new WeakMap<WordIndex, Map<SizeFamily, readonly string[]>>()

function membersOf(index: WordIndex, family: SizeFamily): readonly string[] {
  const known = membersOfIndex.get(index) ?? new Map<SizeFamily, readonly string[]>()
  membersOfIndex.set(index, known)
  const members = known.get(family) ?? index.words.filter((word) => family.form.test(word))
  known.set(family, members)
  return members
}

function goodsOf(index: WordIndex, { beside = [] }: SizeFamily, members: readonly string[]): Bitset {
  const goods = createBitset(index.size)
  for (const member of members) addPosting(goods, index.postings.get(member))
  for (const lexeme of beside) {
    const own = createBitset(index.size)
    addPosting(own, index.postings.get(lexeme))
    intersect(goods, own)
  }
  return goods
}

function intersectionOf([first, ...others]: readonly Bitset[], size: number): Bitset {
  const goods = first?.slice() ?? createBitset(size)
  for (const other of others) intersect(goods, other)
  return goods
}

function weightOf(sizes: readonly NamedSize[]): number {
  return sizes.reduce((sum, { family }) => sum + family.weight, 0)
}

function subsetsOf<T>(list: readonly T[]): T[][] {
  return list.reduce<T[][]>(
    (subsets, one) => [...subsets, ...subsets.map((subset) => [...subset, one])],
    [[]],
  )
}
