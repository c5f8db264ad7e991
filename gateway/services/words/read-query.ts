import { JOINT } from '@/gateway/db/search/word-index'
import type { Concept } from '@/gateway/services/words/concept'
import { guessWord } from '@/gateway/services/words/spelling/guess-word'
import { lettersAndNumber, otherSpellings } from '@/gateway/services/words/spelling/other-spellings'
import { phraseKey, wordsIn, type Lexicon, type Reading } from '@/gateway/services/words/lexicon'
import { toRussianLetters } from '@/gateway/services/words/spelling/to-russian-letters'
import { readingsOfNumber, readSizes, toRoman } from '@/gateway/services/words/read-sizes'
import { sizeOfNumber, thingsNamed } from '@/gateway/services/words/size-of-number'
import type { Stems } from '@/gateway/services/words/spelling/stems'
import { convertLayout } from '@/lib/parts/number/keyboard-layout'
import { toLatinLetters } from '@/lib/parts/number/to-latin-letters'

const MAX_WORDS = 12
const MAX_PHRASE = 4
const MAX_BEGUN = 40
const MIN_BEGUN = 2
const NUMBER = /^\d+(?:\.\d+)?$/
const MIN_LETTERS = 3
/** «возд», «торм», «подш»: a word cut off after its first letters. */
const CUT_OFF = /^[а-я]{3,4}[бвгджзклмнпрстфхцчшщ]$/
const MIN_CUT = 2
/** What stands for one thing each on both sides of a stroke: «SN/CF», «502.00/505.00», and no number of a part. */
const ONE_OF_LIST = /^(?:[a-zа-я]+\d*|\d{3}\.\d\d)$/
const LATIN_NUMBER = /^(?=[a-z\d]*\d)[a-z\d]+$/i
// «акб» gives `fr,`: signs that are letters of the other layout.
const SIGNS_AMONG_LETTERS = /^[a-z]+[,;'`[\]][a-z,;'`[\]]*$/i

function single(lexeme: string, name = lexeme): Reading {
  return { lexemes: [lexeme], names: [name] }
}

export type QueryOptions = {
  /** The last word may be unfinished. */
  isBegun?: boolean
}

/** Words whose stems have to be known before a query is read: as typed and as they may have been meant. */
export function wordsToStem(query: string): string[] {
  const others = query.split(/\s+/).flatMap((part) => otherLetters(part).flatMap(wordsIn))
  return [...new Set([...typedWords(query), ...others])]
}

/** Words of a query; a list with strokes is read member by member when it is no number of a part. */
function typedWords(text: string): string[] {
  return wordsIn(text).flatMap((word) => {
    const members = word.split('/')
    return members.every((member) => ONE_OF_LIST.test(member)) ? members : [word]
  })
}

/** What may have been meant by the keys of the other layout, or by Latin letters in place of Russian ones. */
function otherLetters(part: string): string[] {
  const isLatin = /^[a-z']+$/i.test(part)
  return [otherLayout(part), ...(isLatin ? [toRussianLetters(part)] : [])]
}

export function otherLayout(text: string): string {
  return convertLayout(text, /[а-яё]/i.test(text) ? 'ru-en' : 'en-ru')
}

/** The meaning of a query, in the shop's own words. */
export function readQuery(
  lexicon: Lexicon,
  query: string,
  stemsOf: Stems,
  { isBegun = false }: QueryOptions = {},
): Concept[] {
  const { postings } = lexicon.index
  const { sizes, rest } = readSizes(query, (lexeme) => postings.has(lexeme))
  const words = typedWords(rest)
    .filter((word) => stemsOf(word).length > 0 || lexicon.meanings.has(word))
    .slice(0, MAX_WORDS)
  const endsOpen = isBegun && sizes.every(({ text }) => !query.trimEnd().endsWith(text))
  const concepts: Concept[] = []
  for (let at = 0; at < words.length;) {
    const phrase = findPhrase(lexicon, words.slice(at, at + MAX_PHRASE), stemsOf)
    const count = phrase?.count ?? 1
    const taken = words.slice(at, at + count)
    at += count
    const isLast = endsOpen && at >= words.length
    if (phrase && phrase.readings.length === 0 && !isLast) continue
    concepts.push(
      toConcept(lexicon, taken, phrase?.readings ?? [], phrase?.isInstead ?? false, stemsOf, isLast),
    )
  }
  const named = joinNames(lexicon, concepts)
  return [
    ...named.map((concept) => sizeOfNumber(lexicon, concept, thingsNamed(named, sizes))),
    ...sizes.map(({ text, lexemes, family, requested, printed }): Concept => ({
      text,
      readings: lexemes.map((words) => ({ lexemes: words, names: [] })),
      ...(family ? { kind: 'size', family, requested } : { kind: 'amount' }),
      ...(printed && { printed }),
    })),
  ]
}

/** The longest run of words that the trade has a meaning for. */
function findPhrase({ meanings }: Lexicon, words: readonly string[], stemsOf: Stems) {
  for (let count = words.length; count > 0; count -= 1) {
    const stems = words.slice(0, count).map((word) => stemsOf(word))
    if (count > 1 && stems.some(({ length }) => length === 0)) continue
    const meaning = meanings.get(phraseKey(stems.flat()) || (words[0] ?? ''))
    if (meaning) return { count, ...meaning }
  }
  return undefined
}

function toConcept(
  lexicon: Lexicon,
  words: readonly string[],
  meanings: readonly Reading[],
  isInstead: boolean,
  stemsOf: Stems,
  isBegun: boolean,
): Concept {
  const { postings } = lexicon.index
  const text = words.join(' ')
  const isKnown = ({ lexemes }: Reading) =>
    lexemes.length > 0 && lexemes.every((lexeme) => postings.has(lexeme))
  const [word = ''] = words
  const kind = words.length === 1 && NUMBER.test(word) ? 'number' : 'word'
  const own: Reading[] =
    kind === 'number'
      ? readingsOfNumber(word).map((lexeme) => single(lexeme))
      : [
          { lexemes: [...new Set(words.flatMap((one) => stemsOf(one)))], names: words },
          ...(words.length === 1 ? otherSpellings(word).map((lexeme) => single(lexeme)) : []),
        ]
  const begun = isBegun && words.length === 1 ? begunWords(lexicon, word) : []
  const spelt = word.includes('-') ? lettersAndNumber(word) : []
  const readings = [...(isInstead ? [] : own), ...spelt, ...meanings, ...begun].filter(isKnown)
  if (readings.length > 0 || kind === 'number') return { text, kind, readings }
  const apart = lettersAndNumber(word).filter(isKnown)
  if (apart.length > 0) return { text, kind, readings: apart }
  if (isInstead && own.some(isKnown)) return { text, kind, readings: own.filter(isKnown) }
  // The trade's dictionary has the word, so it is not misspelt: nothing of the kind is sold.
  if (meanings.length > 0) return { text, kind, readings: [] }
  const longer = longerWords(lexicon, word)
  if (longer.length > 0) return { text, kind, readings: longer }
  return { text, kind, ...guess(lexicon, word, stemsOf) }
}

function begunWords({ index, spellings, meanings }: Lexicon, word: string): Reading[] {
  if (word.length < MIN_BEGUN) return []
  const fromGoods = startingLike(index.words, (one) => one, word)
    .toSorted(
      (left, right) => (index.postings.get(right)?.total ?? 0) - (index.postings.get(left)?.total ?? 0),
    )
    .slice(0, MAX_BEGUN)
    .map((lexeme) => single(lexeme))
  const fromTrade = startingLike(spellings, (one) => one.word, word)
    .slice(0, MAX_BEGUN)
    .flatMap(({ key }) => meanings.get(key)?.readings ?? [])
  return [...fromGoods, ...fromTrade]
}

/** Words of which the typed one is a part that people write in their place. */
function longerWords({ index }: Lexicon, word: string): Reading[] {
  if (!CUT_OFF.test(word)) return []
  return startingLike(index.words, (one) => one, word)
    .filter((one) => one.length - word.length >= MIN_CUT)
    .map((lexeme) => single(lexeme))
}

function startingLike<T>(sorted: readonly T[], wordOf: (one: T) => string, start: string): T[] {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const one = sorted[middle]
    if (one !== undefined && wordOf(one) < start) low = middle + 1
    else high = middle
  }
  const found: T[] = []
  for (let at = low; at < sorted.length; at += 1) {
    const one = sorted[at]
    if (one === undefined || !wordOf(one).startsWith(start)) break
    found.push(one)
  }
  return found
}

/** A word that nothing is called: mistyped, heard, or typed in the other keyboard layout. */
function guess(lexicon: Lexicon, word: string, stemsOf: Stems): Pick<Concept, 'readings' | 'correctedTo'> {
  const letters = word.replaceAll(/[^\p{L}]/gu, '')
  if (letters.length < MIN_LETTERS || /\d/.test(word)) return { readings: [] }
  const guessed = guessWord(lexicon, word, stemsOf(word)[0] ?? word)
  return guessed ? { readings: guessed.readings, correctedTo: guessed.title } : { readings: [] }
}

/** «Мазда 3» and «Рио 3» are one name, where any car is called so; «dexos 2» is the word dexos2 with a blank in it. */
function joinNames(lexicon: Lexicon, concepts: readonly Concept[]): Concept[] {
  const joined: Concept[] = []
  for (const concept of concepts) {
    const before = joined.at(-1)
    const readings = before ? namePairs(lexicon, before, concept) : []
    if (before && readings.length > 0) {
      joined[joined.length - 1] = { text: `${before.text} ${concept.text}`, kind: 'word', readings }
    } else {
      joined.push(concept)
    }
  }
  return joined
}

function namePairs({ index }: Lexicon, before: Concept, after: Concept): Reading[] {
  if (before.kind !== 'word' || !/\d/.test(after.text)) return []
  const first = new Set([...before.readings.flatMap(({ names }) => names.at(-1) ?? []), before.text])
  const typed = toLatinLetters(after.text)
  const roman = toRoman(after.text)
  const second = new Set([
    after.text,
    typed,
    ...(roman === undefined ? [] : [roman]),
    ...after.readings.flatMap(({ names }) => names[0] ?? []),
  ])
  const pairs: Reading[] = []
  for (const left of first) {
    for (const right of second) {
      const pair = left + JOINT + right
      if (index.postings.has(pair)) pairs.push({ lexemes: [pair], names: [left, right] })
      if (index.postings.has(left + right)) pairs.push({ lexemes: [left + right], names: [left + right] })
    }
  }
  return pairs
}

/**
 * The query with what nothing is called put into the other keyboard layout, or Latin letters into Russian ones, where that
 * is a word or a size of the shop; undefined when there is none.
 */
export function toOtherLetters(
  lexicon: Lexicon,
  query: string,
  stemsOf: Stems,
  { isBegun = false }: QueryOptions = {},
): string | undefined {
  const parts = query.trim().split(/\s+/)
  const isUnderstood = (text: string, isLast: boolean) => {
    const concepts = readQuery(lexicon, text, stemsOf, { isBegun: isBegun && isLast })
    const isRead = ({ readings, correctedTo }: Concept) => readings.length > 0 && correctedTo === undefined
    return concepts.length > 0 && concepts.every(isRead)
  }
  const changed = parts.map((part, place) => {
    const isLast = place === parts.length - 1
    if (!SIGNS_AMONG_LETTERS.test(part) && isUnderstood(part, isLast)) return part
    const isMeant = (other: string) =>
      (isLongEnough(other) || isSize(lexicon, other)) &&
      (isUnderstood(other, isLast) || saysNothing(lexicon, other, stemsOf))
    return otherLetters(part).find(isMeant) ?? part
  })
  const text = changed.join(' ')
  return text === parts.join(' ') ? undefined : text
}

/** «артикул» and «купить»: words of the trade that name no product. */
function saysNothing({ meanings }: Lexicon, text: string, stemsOf: Stems): boolean {
  const words = wordsIn(text)
  const isEmpty = (word: string) => meanings.get(phraseKey(stemsOf(word)) || word)?.readings.length === 0
  return words.length > 0 && words.every(isEmpty)
}

/**
 * The text that came of a query, with its numbers as their keys and the Russian letters on them give them: who types «fhnbrek jc90»
 * means «артикул ос90», and so OC90. Only where a word beside them was typed so, and every letter looks like a Latin one.
 */
export function numbersOfOtherLayout(query: string, text: string): string | undefined {
  const typed = query.trim().split(/\s+/)
  const read = text.trim().split(/\s+/)
  const isOfOtherLayout = (part: string, place: number) =>
    /[a-z]/i.test(part) && part !== read[place] && otherLayout(part) === read[place]
  if (typed.length !== read.length || !typed.some(isOfOtherLayout)) return undefined
  const meant = read.map((part) => {
    const number = LATIN_NUMBER.test(part) ? toLatinLetters(otherLayout(part)) : part
    return LATIN_NUMBER.test(number) ? number : part
  })
  return meant.join(' ')
}

function isLongEnough(text: string): boolean {
  return text.replaceAll(/[^\p{L}]/gu, '').length >= MIN_LETTERS
}

/** «5d40» in the other layout is 5в40. */
function isSize({ index }: Lexicon, text: string): boolean {
  const { sizes, rest } = readSizes(text, (lexeme) => index.postings.has(lexeme))
  return rest.trim() === '' && sizes.some(({ family }) => family !== undefined)
}
