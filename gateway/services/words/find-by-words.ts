import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { addBit, type Bitset, countBits, createBitset, positionsIn } from '@/gateway/db/facets/bitset'
import type { Concept } from '@/gateway/services/words/concept'
import type { Lexicon } from '@/gateway/services/words/lexicon'
import {
  findConcept,
  goodsOfAll,
  matchConcepts,
  namedGoods,
  namesGoods,
  type FoundConcept,
} from '@/gateway/services/words/match-concepts'
import { findNumberAmong, type FindNumbers } from '@/gateway/services/words/find-number-among'
import { halvesOf, partGlued } from '@/gateway/services/words/spelling/part-glued'
import {
  numbersOfOtherLayout,
  readQuery,
  toOtherLetters,
  wordsToStem,
  type QueryOptions,
} from '@/gateway/services/words/read-query'
import { searchText } from '@/gateway/services/words/read-sizes'
import { readDemands } from '@/gateway/services/words/read-demands'
import { readStems, type Stems } from '@/gateway/services/words/spelling/stems'
import { foldedArticleKey } from '@/lib/parts/keys'

export type WordHits = {
  /** Ids of the goods. */
  ids: Int32Array
  /** Those that are what was named come before those that only mention it. */
  first: Int32Array
  /** What was searched for. */
  query: string
  isCorrected: boolean
  /** Sizes that there is none of; the goods are the nearest to them. */
  missing: readonly string[]
  /** Words of the query that were left out. */
  unused: readonly string[]
  /** They tell which goods are meant: «глушитель» does not where none is sold, and sealants for them are. */
  isTelling: boolean
  /** The query names no goods: «купить запчасти». */
  isSilent: boolean
}

export type WordSearch = {
  db: Database
  lexicon: Lexicon
  findNumbers: FindNumbers
  /** Goods that results are among, whichever words have to be left out for it. */
  among?: Bitset
}

const NO_IDS = new Int32Array()
const MIN_PART = 3
const MIN_TITLE_WORDS = 2
/** Letters before the digits of a part number. */
const MAX_NUMBER_LETTERS = 4
const MAX_TO_LOOK_AMONG = 20_000

/**
 * Products that fit all words of a query, in any spelling. A word without matches is corrected or, when the
 * rest is specific enough, left out; `query` is then what was searched for.
 */
export async function findByWords(
  { db, lexicon, findNumbers, among }: WordSearch,
  typed: string,
  options: QueryOptions = {},
): Promise<WordHits> {
  const { query, isDemanded } = readDemands(typed)
  const stems = await readStems(db, wordsToStem(query))
  const stemsOf: Stems = (word) => stems.get(word) ?? []
  const { size } = lexicon.index
  const meant = toOtherLetters(lexicon, query, stemsOf, options) ?? query
  const read = (words: string) => readQuery(lexicon, words, stemsOf, options)
  const text = await withBlanks(db, lexicon, meant, read(meant))
  for (const [word, own] of await readStems(db, text === meant ? [] : wordsToStem(text))) stems.set(word, own)
  const all = read(text)
  const unknown = all.flatMap(({ readings, family, text: typed }) =>
    readings.length === 0 && !family ? typed : [],
  )
  const hasUnknown = unknown.some((typed) => /\d/.test(typed))
  // «oc 90»: what nothing is called may be the letters of a number, which begins with them.
  const begins = hasUnknown ? undefined : unknown.filter((typed) => typed.length <= MAX_NUMBER_LETTERS)
  const texts =
    hasUnknown || (begins && begins.length > 0) ? [text, numbersOfOtherLayout(query, text) ?? text] : []
  const number = await firstNumberAmong(new Set(texts), findNumbers, begins)
  const concepts = number ? read(number.rest) : all
  const found = concepts.map((concept) => findConcept(lexicon, concept, isDemanded(concept.text)))
  if (number) found.push(ofIds({ text: number.text, kind: 'word', readings: [] }, number.ids, size))
  else if (hasUnknown) await findPartsOfNumbers(db, found, size)
  await keepPrinted(db, found, size)
  if (among && found.length > 0) found.push(ofGoods(among))
  const match = matchConcepts(lexicon.index, found)
  if (!match)
    return {
      ids: NO_IDS,
      first: NO_IDS,
      query,
      isCorrected: false,
      missing: [],
      unused: [],
      isTelling: false,
      isSilent: found.length === 0,
    }
  const named = match.first ?? namedGoods(lexicon, match.stored, match.goods)
  const isCorrected = text !== query || match.stored.some(({ concept }) => concept.correctedTo !== undefined)
  return {
    ids: positionsIn(match.goods, match.total),
    first: positionsIn(named, countBits(named)),
    query: isCorrected
      ? match.stored
          .map(({ concept }) => concept.correctedTo ?? concept.text)
          .join(' ')
          .replace(/[\s,;.]+$/, '')
      : query,
    isCorrected,
    missing: match.missing.map(({ concept }) => concept.text),
    unused: found.flatMap((one) => (match.stored.includes(one) ? [] : one.concept.text)),
    isTelling: match.stored.some((one) => namesGoods(one) || namesSection(lexicon, one)),
    isSilent: false,
  }
}

/** «лямбда» begins no title of a product, and is two words of a section's. */
function namesSection({ sectionWords }: Lexicon, { concept }: FoundConcept): boolean {
  return concept.readings.some(({ lexemes }) =>
    [...sectionWords.values()].some(
      (stems) => stems.filter((stem) => lexemes.includes(stem)).length >= MIN_TITLE_WORDS,
    ),
  )
}

async function firstNumberAmong(
  texts: Iterable<string>,
  findNumbers: FindNumbers,
  begins: readonly string[] | undefined,
): ReturnType<typeof findNumberAmong> {
  for (const text of texts) {
    const number = await findNumberAmong(text, findNumbers, begins)
    if (number) return number
  }
  return undefined
}

/** The text with the blanks that were left out in words that nothing is called. */
async function withBlanks(db: Database, lexicon: Lexicon, text: string, concepts: readonly Concept[]) {
  const unknown = concepts.flatMap(({ readings, kind, text: word }) =>
    readings.length === 0 && kind === 'word' ? word : [],
  )
  const halves = unknown.flatMap(halvesOf).flatMap(({ left, right }) => [left, right])
  if (halves.length === 0) return text
  const stems = await readStems(db, halves)
  let parted = text
  for (const word of unknown) {
    const words = partGlued(lexicon, word, (half) => stems.get(half) ?? [])
    if (words !== undefined) parted = searchText(parted).replace(word, words)
  }
  return parted
}

/** «манн 712/75» is a W 712/75: a part of a number, looked for among the goods that the other words tell. */
async function findPartsOfNumbers(db: Database, found: FoundConcept[], size: number) {
  const others = found.filter((one) => !one.isEmpty)
  if (!others.some(namesGoods)) return
  const goods = goodsOfAll(others, size)
  const total = countBits(goods)
  if (total === 0 || total > MAX_TO_LOOK_AMONG) return
  for (const [place, { concept, isEmpty }] of found.entries()) {
    const key = foldedArticleKey(concept.text)
    if (!isEmpty || concept.family || key.length < MIN_PART || !/^[a-z]*\d[a-z\d]*$/.test(key)) continue
    const rows = await selectRows<{ id: number }>(
      db,
      sql`select id from products where id = any(${sql.param([...positionsIn(goods, total)])}::int[])
        and folded_key like ${`%${key}%`}`,
    )
    if (rows.length > 0)
      found[place] = ofIds(
        concept,
        rows.map(({ id }) => id),
        size,
      )
  }
}

/** «G12+» is no G12: its goods are those that print it so. */
async function keepPrinted(db: Database, found: FoundConcept[], size: number) {
  for (const [place, one] of found.entries()) {
    const { printed } = one.concept
    const total = printed ? countBits(one.goods) : 0
    if (!printed || total === 0) continue
    const rows = await selectRows<{ id: number }>(
      db,
      sql`select id from products where id = any(${sql.param([...positionsIn(one.goods, total)])}::int[])
        and ' ' || lower(title) || ' ' like ${`% ${printed} %`}`,
    )
    const ids = rows.map(({ id }) => id)
    found[place] = { ...one, ...ofIds(one.concept, ids, size), isEmpty: ids.length === 0, isName: false }
  }
}

/** Goods that no word tells, such as those of a car. */
function ofGoods(goods: Bitset): FoundConcept {
  const none = createBitset(0)
  const concept = { text: '', kind: 'word' as const, readings: [] }
  const isEmpty = countBits(goods) === 0
  return {
    concept,
    goods,
    heads: none,
    typed: none,
    branded: none,
    isEmpty,
    isName: false,
    isMaker: false,
    isCar: true,
    isDemanded: true,
  }
}

function ofIds(concept: FoundConcept['concept'], ids: readonly number[], size: number): FoundConcept {
  const goods = createBitset(size)
  for (const id of ids) if (id < size) addBit(goods, id)
  return {
    concept,
    goods,
    heads: goods,
    typed: createBitset(size),
    branded: createBitset(size),
    isEmpty: false,
    isName: true,
    isMaker: false,
    isCar: false,
    isDemanded: false,
  }
}
