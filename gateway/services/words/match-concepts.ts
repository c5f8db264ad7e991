import { countBits, createBitset, intersect, unite, type Bitset } from '@/gateway/db/facets/bitset'
import { addPosting, BRAND, HEAD, JOINT, keepPosting, type WordIndex } from '@/gateway/db/search/word-index'
import type { Lexicon } from '@/gateway/services/words/lexicon'
import type { Concept } from '@/gateway/services/words/concept'
import type { SizeFamily } from '@/gateway/services/words/sizes/families'
import { findNearest, type NamedSize } from '@/gateway/services/words/sizes/nearest-sizes'

export type FoundConcept = {
  concept: Concept
  /** Goods that say it, by product id. */
  goods: Bitset
  isEmpty: boolean
  /** Goods that are it: «масло», and no «присадка в масло». */
  heads: Bitset
  /** Those of them that are it in all words of a phrase: «ремень ГРМ», and no «комплект ремня ГРМ», which the trade means too. */
  typed: Bitset
  isName: boolean
  /** Goods of the brand that it names. */
  branded: Bitset
  /** What it names makes parts and no cars: all that say it are of the brand. */
  isMaker: boolean
  /** It names a car, or its make. */
  isCar: boolean
  /** Goods without it are none of the results, and it is nothing but what was typed. */
  isDemanded: boolean
  /** Of a size, see `Concept`. */
  family?: SizeFamily
  requested?: string
}

/** Weights of concepts when no product has all of them: the lowest is left out first. */
const WEIGHTS = { year: 1, number: 2, amount: 3, word: 5, car: 5.5, size: 7, name: 9 } as const
const YEAR = /^(19[5-9]|20[0-4])\d$/
const MAX_LEFT_OUT = 3
/** Of ways to leave words out, the nearest sizes are looked for in the weightiest. */
const MAX_TRIED = 64
/** A word that may name a thing. */
const WORD = /\p{L}{3}/u
/** The letters that a part number begins with. */
const FIRST_LETTERS = /^[a-z]{1,2}$/i

export function findConcept({ index, carWords }: Lexicon, named: Concept, isDemanded: boolean): FoundConcept {
  const concept = isDemanded && named.correctedTo !== undefined ? { ...named, readings: [] } : named
  const { postings, size } = index
  const goods = createBitset(size)
  const heads = createBitset(size)
  const branded = createBitset(size)
  for (const { lexemes } of concept.readings) {
    unite(goods, goodsSaying(index, lexemes))
    for (const lexeme of lexemes) {
      addPosting(heads, postings.get(HEAD + lexeme))
      addPosting(branded, postings.get(BRAND + lexeme))
    }
  }
  intersect(heads, goods)
  const typed = createBitset(size)
  const own = concept.readings.find(({ names }) => names.join(' ') === concept.text)
  // One word alone may be the trade's own: «стойки» are shock absorbers first.
  if (own && own.names.length > 1) {
    for (const lexeme of own.lexemes) addPosting(typed, postings.get(HEAD + lexeme))
    intersect(typed, goodsSaying(index, own.lexemes))
  }
  return {
    concept,
    goods,
    heads,
    typed,
    branded,
    isEmpty: isEmpty(goods),
    isName: !isEmpty(heads),
    isMaker: !isEmpty(branded) && countBits(branded) === countBits(goods),
    isDemanded,
    ...(concept.family && { family: concept.family, requested: concept.requested ?? '' }),
    isCar:
      concept.readings.length > 0 &&
      concept.readings.every(({ lexemes }) =>
        lexemes.every((lexeme) => lexeme.includes(JOINT) || carWords.has(lexeme)),
      ),
  }
}

/** Goods under all of the lexemes. */
function goodsSaying({ postings, size }: Lexicon['index'], lexemes: readonly string[]): Bitset {
  const goods = createBitset(size)
  lexemes.forEach((lexeme, place) => {
    const posting = postings.get(lexeme)
    if (place === 0) addPosting(goods, posting)
    else keepPosting(goods, posting)
  })
  return goods
}

/** Goods that are all of the concepts. */
export function goodsOfAll(found: readonly FoundConcept[], size: number): Bitset {
  const [first, ...others] = found
  if (!first) return createBitset(size)
  const goods = first.goods.slice()
  for (const other of others) intersect(goods, other.goods)
  return goods
}

/** Those of the goods that are what was named, in the words that were typed, of the brand and in the section that were named. */
export function namedGoods(lexicon: Lexicon, stored: readonly FoundConcept[], goods: Bitset): Bitset {
  let named = createBitset(lexicon.index.size)
  for (const { heads } of stored) unite(named, heads)
  intersect(named, goods)
  if (isEmpty(named)) named = goods.slice()
  const narrowing = [...stored.map(({ typed }) => typed), ...stored.map(({ branded }) => branded)]
  for (const narrower of [...narrowing, goodsOfSections(lexicon, stored)]) {
    const both = named.slice()
    intersect(both, narrower)
    if (!isEmpty(both)) named = both
  }
  return named
}

/** Goods of the sections every word of whose title was said: «фара» names «Фары», and not «Противотуманные фары». */
function goodsOfSections({ index, sectionWords }: Lexicon, stored: readonly FoundConcept[]): Bitset {
  const said = new Set(stored.flatMap(({ concept }) => concept.readings[0]?.lexemes ?? []))
  const goods = createBitset(index.size)
  for (const [section, words] of sectionWords)
    if (words.every((word) => said.has(word))) addPosting(goods, index.sections.get(section))
  return goods
}

export function isEmpty(bits: Bitset) {
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) return false
  return true
}

/** An unknown word is a trifle beside the name of a thing; without one it may be the name. */
function weightOf(found: FoundConcept, hasName: boolean) {
  const { concept, isName, isCar, isEmpty: isUnknown } = found
  if (concept.kind === 'number') return YEAR.test(concept.text) ? WEIGHTS.year : WEIGHTS.number
  if (isUnknown) return isUnknownWord(found) && !hasName ? WEIGHTS.word : WEIGHTS.amount
  if (isName) return WEIGHTS.name
  return isCar ? WEIGHTS.car : WEIGHTS[concept.kind]
}

function isUnknownWord({ concept, isEmpty: isUnknown }: FoundConcept) {
  return isUnknown && concept.kind === 'word' && WORD.test(concept.text) && !/\d/.test(concept.text)
}

/** «Bosch» or «205/55 R16» say which goods are meant, «калина» and «передний» do not. */
export function namesGoods({ concept, isName, isMaker }: FoundConcept) {
  return isName || isMaker || concept.kind === 'size'
}

/** «w» of «W 712/75» and «c 30» of «C 30 130»: what is left of an unknown number names no product. */
function isPieceOfNumber({ concept, isMaker }: FoundConcept) {
  return concept.kind === 'number' || (FIRST_LETTERS.test(concept.text) && !isMaker)
}

export type Match = {
  stored: readonly FoundConcept[]
  goods: Bitset
  total: number
  /** Sizes that there is none of: the goods are those nearest to them. */
  missing: readonly FoundConcept[]
  /** The nearest of all. */
  first?: Bitset
}

/**
 * The concepts that have products, with as few left out as possible, and fewer left out than used; undefined when no
 * such part of the query finds anything. The name of a thing is never left out, and where a word is unknown
 * the others have to identify the products: «бензонасос калина» does not mean all that fits a Kalina. A size is never left out:
 * where no product has it, the products nearest to it are found and it is named as missing.
 */
export function matchConcepts(index: WordIndex, found: readonly FoundConcept[]): Match | undefined {
  const hasName = found.some(({ isName }) => isName)
  const weights = new Map(found.map((one) => [one, weightOf(one, hasName)]))
  const sum = (list: readonly FoundConcept[]) => list.reduce((all, one) => all + (weights.get(one) ?? 0), 0)
  const whole = sum(found)
  const sizes = found.filter(isSize)
  const unknown = found.filter((one) => one.isEmpty && !isSize(one))
  const known = found.filter((one) => !one.isEmpty && !isSize(one))
  if (unknown.length > MAX_LEFT_OUT) return undefined
  const hasUnknownWord = unknown.some(isUnknownWord)
  const hasNumber = found.some(({ concept }) => /\d/.test(concept.text))
  const isEnough = (stored: readonly FoundConcept[]) => {
    if (found.some((one) => one.isDemanded && !stored.includes(one))) return false
    if (hasUnknownWord && !stored.some(namesGoods)) return false
    if (hasName && !stored.some(({ isName }) => isName)) return false
    if (
      stored.length < found.length &&
      stored.every((one) => one.isCar || (hasNumber && isPieceOfNumber(one)))
    )
      return false
    return sum(stored) * 2 > whole || (hasName && !hasUnknownWord)
  }
  const choices = leavingOut(known, MAX_LEFT_OUT)
    .map((stored) => [...stored, ...sizes])
    .filter((stored) => stored.length > 0 && isEnough(stored))
    .map((stored) => ({ stored, weight: sum(stored) }))
    .toSorted((left, right) => right.weight - left.weight || right.stored.length - left.stored.length)
  for (const { stored } of choices) {
    const goods = goodsOfAll(stored, index.size)
    const total = countBits(goods)
    if (total > 0) return { stored, goods, total, missing: [] }
  }
  for (const { stored } of sizes.length > 0 ? choices.slice(0, MAX_TRIED) : []) {
    const words = stored.filter((one) => !isSize(one))
    const nearest = findNearest(index, words.length > 0 ? goodsOfAll(words, index.size) : undefined, sizes)
    if (nearest) return { ...nearest, stored, total: countBits(nearest.goods), missing: nearest.missing }
  }
  return undefined
}

function isSize(one: FoundConcept): one is FoundConcept & NamedSize {
  return one.family !== undefined
}

/** The list itself, then every list with up to `count` of its members left out. */
function leavingOut<T>(list: readonly T[], count: number): T[][] {
  if (count === 0 || list.length === 0) return [[...list]]
  const [first, ...rest] = list
  if (first === undefined) return [[]]
  return [...leavingOut(rest, count).map((stored) => [first, ...stored]), ...leavingOut(rest, count - 1)]
}
