import { convertLayout } from '@/lib/parts/keyboard-layout'
import { articleKey, foldedArticleKey } from '@/lib/parts/keys'

const MAX_WORDS = 10
// They stand in no index, so a search that asks for them would find nothing.
const EMPTY_WORDS = new Set(
  'и в во на с со для к ко по из от до у о об за под над при или а но не без как что это же бы ли the for of and'.split(
    ' ',
  ),
)
const SEPARATORS = /[^\p{L}\p{N}.\-/+]+/u
const EDGES = /^[.\-/+]+|[.\-/+]+$/g

/** The words that a search has to find, in lower case; quotes and brackets are gone. */
export function wordsOf(query: string): string[] {
  const words = query
    .toLowerCase()
    .split(SEPARATORS)
    .map((word) => word.replaceAll(EDGES, ''))
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word))
  return [...new Set(words)].slice(0, MAX_WORDS)
}

/** The query as it would read in the other keyboard layout, or undefined when that is the same text. */
export function otherLayout(query: string): string | undefined {
  const isCyrillic = /[а-яё]/i.test(query)
  const other = convertLayout(query, isCyrillic ? 'ru-en' : 'en-ru')
  return other === query ? undefined : other
}

/** Whether a text may be a part number: it holds a digit and is one number long. */
export function isArticleLike(query: string) {
  const key = articleKey(query)
  return /\d/.test(key) && key.length >= 3 && key.length <= 40
}

/** Keys under which a part number may be found, as typed first, then in the other keyboard layout. */
export function articleKeysOf(query: string): { typed: string; converted: string | undefined } {
  const typed = foldedArticleKey(query)
  const converted = foldedArticleKey(convertLayout(query, 'ru-en'))
  return { typed, converted: converted === typed ? undefined : converted }
}
