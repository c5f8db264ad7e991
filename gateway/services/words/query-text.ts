import { articleKey } from '@/lib/parts/keys'
import { bareArticle } from '@/lib/parts/number/bare-article'
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
  const key = articleKey(bareArticle(query))
  return /\d/.test(key) && key.length >= 3 && key.length <= 40
}
