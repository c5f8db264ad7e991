import { soundKey } from '@/gateway/services/words/spelling/sound-key'
import { convertLayout } from '@/lib/parts/number/keyboard-layout'
import { toLatinLetters } from '@/lib/parts/number/to-latin-letters'

const CYRILLIC = /[а-яё]/i
const ENDING = /(?:ami|ah|am|om|oi|ei|ov|a|e|i|u)$/
const MIN_DECLINED = 4
const MIN_OTHER_LAYOUT = 3
const MAX_LOOKALIKE = 2
const MIN_LATIN = 4

/** Under which the name of a car and what people write for it compare equal: letters by their sound, digits as they are. */
export function nameKey(word: string): string {
  return word
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/\d+|\D+/g, (run) => (/\d/.test(run) || isOneLetter(run) ? run : soundKey(run)))
}

/** «zzzz», of which its sound would leave one letter: no name is written so. */
function isOneLetter(run: string): boolean {
  return /^(\D)\1{2,}$/u.test(run)
}

/** The keys of the names that a typed word may mean, in whichever case, letters and keyboard layout. */
export function typedKeys(word: string): string[] {
  const key = nameKey(word)
  const keys = [key]
  const isCyrillic = CYRILLIC.test(word)
  if (isCyrillic && (/\d/.test(word) || word.length <= MAX_LOOKALIKE))
    keys.push(nameKey(toLatinLetters(word)))
  if (isCyrillic) keys.push(...withoutEnding(key))
  const latin = isCyrillic ? convertLayout(word, 'ru-en') : ''
  if (latin.length >= MIN_LATIN && /^[a-z]+$/i.test(latin)) keys.push(nameKey(latin))
  const other = isCyrillic ? '' : convertLayout(word, 'en-ru')
  if (other.length >= MIN_OTHER_LAYOUT && /^[а-яё]+$/i.test(other))
    keys.push(...[nameKey(other)].flatMap(declined))
  return [...new Set(keys)].filter((one) => one !== '')
}

function declined(key: string): string[] {
  return [key, ...withoutEnding(key)]
}

/** «соляриса» and «приоры»: the name itself, or with the ending that a name in -a has by itself. */
function withoutEnding(key: string): string[] {
  const stem = key.replace(ENDING, '')
  if (stem === key || stem.length < MIN_DECLINED) return []
  // «октавии» has lost one of its two endings in -i.
  return [stem, `${stem}a`, ...(key.endsWith('i') ? [`${key}a`] : [])]
}
