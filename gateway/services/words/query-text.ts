import { convertLayout } from '@/lib/parts/number/keyboard-layout'
import { articleKey, foldedArticleKey } from '@/lib/parts/keys'
import { toLatinLetters } from '@/lib/parts/number/to-latin-letters'
import { wordsIn } from '@/gateway/services/words/lexicon'

const MAX_WORDS = 10
// They say nothing about what a section is called.
const EMPTY_WORDS = new Set(
  'и в во на с со для к ко по из от до у о об за под над при или а но не без как что это же бы ли the for of and'.split(
    ' ',
  ),
)

/** The words of a query that say something, in lower case; quotes and brackets are gone. */
export function wordsOf(query: string): string[] {
  return [...new Set(wordsIn(query).filter((word) => !EMPTY_WORDS.has(word)))].slice(0, MAX_WORDS)
}

/** Whether a text may be a part number: it holds a digit and is one number long. */
export function isArticleLike(query: string) {
  const key = articleKey(query)
  return /\d/.test(key) && key.length >= 3 && key.length <= 40
}

export type ArticleSpelling = { text: string; key: string }

/** Ways in which a part number may have been meant: as typed, with look-alike letters put right, in the other layout. */
export function articleSpellings(query: string): ArticleSpelling[] {
  const spellings: ArticleSpelling[] = []
  for (const text of [query, toLatinLetters(query), convertLayout(query, 'ru-en')]) {
    const key = foldedArticleKey(text)
    if (key !== '' && spellings.every((other) => other.key !== key)) spellings.push({ text, key })
  }
  return spellings
}
