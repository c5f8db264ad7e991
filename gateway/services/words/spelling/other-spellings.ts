import { LATIN_OF } from '@/gateway/core/text/cyrillic-letters'
import type { Reading } from '@/gateway/services/words/lexicon'
import { toRoman } from '@/gateway/services/words/read-sizes'
import { toLatinLetters } from '@/lib/parts/number/to-latin-letters'

const LETTERS_THEN_NUMBER = /^([a-z]{2,})-?(\d{1,2})$/

/** «н4» as `h4`, «6пк1685» as `6pk1685`, `wd-40` as `wd40`. */
export function otherSpellings(word: string): string[] {
  if (!/\d/.test(word)) return []
  const bare = word.replaceAll(/[-/.]/g, '')
  const spellings = [bare, toLatinLetters(word), toLatinLetters(bare), toLatinSounds(bare)]
  return [...new Set(spellings)].filter((other) => other !== word)
}

/** «ll04» and «dexron3» as the two words that goods print apart: LL-04, Dexron III. */
export function lettersAndNumber(word: string): Reading[] {
  const [, letters, number] = LETTERS_THEN_NUMBER.exec(toLatinLetters(word)) ?? []
  if (letters === undefined || number === undefined) return []
  const ends = [`-${number}`, toRoman(number) ?? number]
  return ends.map((end) => ({ lexemes: [letters, end], names: [letters, end] }))
}

function toLatinSounds(word: string): string {
  return word.replaceAll(/[а-яё]/g, (letter) => LATIN_OF[letter] ?? letter)
}
