import { countBits, createBitset, intersect, unite, type Bitset } from '@/gateway/db/facets/bitset'
import { addPosting, BRAND, HEAD, type WordIndex } from '@/gateway/db/search/word-index'
import type { Concept } from '@/gateway/services/words/read-query'

export type FoundConcept = {
  concept: Concept
  /** Goods that say it, by product id. */
  goods: Bitset
  isEmpty: boolean
  /** Goods that are it: «масло», and no «присадка в масло». */
  heads: Bitset
  isName: boolean
  /** Goods of the brand that it names. */
  branded: Bitset
}

/** What is left out when nothing is all of it: the least of these first. */
const WEIGHTS = { year: 1, number: 2, size: 3, word: 5, name: 9 } as const
const YEAR = /^(19[5-9]|20[0-4])\d$/
const MAX_LEFT_OUT = 3

export function findConcept({ postings, size }: WordIndex, concept: Concept): FoundConcept {
  const goods = createBitset(size)
  const heads = createBitset(size)
  const branded = createBitset(size)
  for (const { lexemes } of concept.readings) {
    const all = createBitset(size)
    lexemes.forEach((lexeme, place) => {
      if (place === 0) return addPosting(all, postings.get(lexeme))
      const one = createBitset(size)
      addPosting(one, postings.get(lexeme))
      intersect(all, one)
    })
    unite(goods, all)
    for (const lexeme of lexemes) {
      addPosting(heads, postings.get(HEAD + lexeme))
      addPosting(branded, postings.get(BRAND + lexeme))
    }
  }
  intersect(heads, goods)
  return { concept, goods, heads, branded, isEmpty: isEmpty(goods), isName: !isEmpty(heads) }
}

/** Goods that are all of the concepts. */
export function goodsOfAll(found: readonly FoundConcept[], size: number): Bitset {
  const [first, ...others] = found
  if (!first) return createBitset(size)
  const goods = first.goods.slice()
  for (const other of others) intersect(goods, other.goods)
  return goods
}

/** Those of the goods that are what was named, and of the brand that was named. */
export function namedGoods(kept: readonly FoundConcept[], goods: Bitset, size: number): Bitset {
  let named = createBitset(size)
  for (const { heads } of kept) unite(named, heads)
  intersect(named, goods)
  if (isEmpty(named)) named = goods.slice()
  for (const { branded } of kept) {
    const both = named.slice()
    intersect(both, branded)
    if (!isEmpty(both)) named = both
  }
  return named
}

export function isEmpty(bits: Bitset) {
  return bits.every((word) => word === 0)
}

function weightOf({ concept, isName, isEmpty: isUnknown }: FoundConcept) {
  if (concept.kind === 'number') return YEAR.test(concept.text) ? WEIGHTS.year : WEIGHTS.number
  if (isUnknown) return WEIGHTS.size
  return isName ? WEIGHTS.name : WEIGHTS[concept.kind]
}

/**
 * The concepts of which there are goods, with as little as may be left out, and more kept than left; undefined when no
 * such part of the query finds anything.
 */
export function matchConcepts(
  found: readonly FoundConcept[],
  size: number,
): { kept: readonly FoundConcept[]; goods: Bitset; total: number } | undefined {
  const weights = new Map(found.map((one) => [one, weightOf(one)]))
  const sum = (list: readonly FoundConcept[]) => list.reduce((all, one) => all + (weights.get(one) ?? 0), 0)
  const whole = sum(found)
  const unknown = found.filter((one) => one.isEmpty)
  const known = found.filter((one) => !one.isEmpty)
  const choices = leavingOut(known, MAX_LEFT_OUT)
    .map((kept) => ({ kept, weight: sum(kept) }))
    .filter(({ weight }) => weight > 0 && weight * 2 > whole)
    .toSorted((left, right) => right.weight - left.weight || right.kept.length - left.kept.length)
  if (unknown.length > MAX_LEFT_OUT) return undefined
  for (const { kept } of choices) {
    const goods = goodsOfAll(kept, size)
    const total = countBits(goods)
    if (total > 0) return { kept, goods, total }
  }
  return undefined
}

/** The list itself, then every list with up to `count` of its members left out. */
function leavingOut<T>(list: readonly T[], count: number): T[][] {
  if (count === 0 || list.length === 0) return [[...list]]
  const [first, ...rest] = list
  if (first === undefined) return [[]]
  return [...leavingOut(rest, count).map((kept) => [first, ...kept]), ...leavingOut(rest, count - 1)]
}
