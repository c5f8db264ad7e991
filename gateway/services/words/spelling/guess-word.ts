import { differentLetters, editDistance, letterMask } from '@/gateway/services/words/spelling/edit-distance'
import type { KnownWord, Lexicon, Reading } from '@/gateway/services/words/lexicon'
import { soundKey } from '@/gateway/services/words/spelling/sound-key'

export type Guess = { title: string; readings: readonly Reading[] }

const CYRILLIC = /[а-я]/
const MIN_SOUND = 4
const MIN_FUZZY_SOUND = 6
const MAX_SPREAD = 5
/** Letters by which the endings of one word differ: beyond them the rest of a typed word is another word's. */
const MAX_ENDING = 3

/** From here on two letters of a word may be wrong. */
const MIN_TWICE_WRONG = 7
/** In a shorter word the first letter is right: «упор» is no «опора». */
const MIN_FIRST_WRONG = 5

/** How many letters of a word may be wrong. */
function allowed(length: number) {
  if (length < 4) return 0
  return length < MIN_TWICE_WRONG ? 1 : 2
}

type Near = { word: KnownWord; distance: number; isFirst: boolean; spread: number }

function byNearness(left: Near, right: Near) {
  return (
    left.distance - right.distance ||
    Number(right.isFirst) - Number(left.isFirst) ||
    left.spread - right.spread ||
    right.word.total - left.word.total
  )
}

/** The nearest word by its key; of several the one whose whole word is nearest to what was typed. */
function nearest(
  words: readonly KnownWord[],
  keyOf: (word: KnownWord) => string,
  typed: { key: string; word: string },
  limit: number,
  maxEnding = MAX_SPREAD,
): Near | undefined {
  const near = words.flatMap((word): Near[] => {
    const key = keyOf(word)
    const distance = editDistance(typed.key, key, limit)
    const isFirst = key[0] === typed.key[0]
    if (distance > limit || (!isFirst && (distance === 2 || key.length < MIN_FIRST_WRONG))) return []
    if (distance === 2 && key.length < MIN_TWICE_WRONG - 1) return []
    const spread = editDistance(typed.word, word.title, MAX_SPREAD)
    return spread - distance > maxEnding ? [] : [{ word, distance, isFirst, spread }]
  })
  return near.toSorted(byNearness)[0]
}

function toGuess({ title, readings }: KnownWord): Guess {
  return { title, readings }
}

/** The known word that an unknown one may be: mistyped, or a Latin name as it is heard. */
export function guessWord({ knownWords }: Lexicon, word: string, stem: string): Guess | undefined {
  const limit = allowed(stem.length)
  const isCyrillic = CYRILLIC.test(word)
  const mask = letterMask(stem)
  const near = knownWords.filter(
    (known) => CYRILLIC.test(known.key) === isCyrillic && differentLetters(known.mask, mask) <= 2 * limit,
  )
  const typo =
    limit === 0 ? undefined : nearest(near, ({ key }) => key, { key: stem, word }, limit, MAX_ENDING)
  if (typo && typo.distance <= 1) return toGuess(typo.word)

  const sound = soundKey(word)
  const names = isCyrillic ? knownWords.filter(({ key }) => !CYRILLIC.test(key)) : []
  if (sound.length >= MIN_SOUND) {
    const heard = nearest(
      names,
      (known) => known.sound,
      { key: sound, word: sound },
      sound.length >= MIN_FUZZY_SOUND ? 1 : 0,
    )
    if (heard) return toGuess(heard.word)
  }
  return typo && toGuess(typo.word)
}
