import { HEAD } from '@/gateway/db/search/word-index'
import { readQuery } from '@/gateway/services/words/read-query'
import { phraseKey, type Lexicon } from '@/gateway/services/words/lexicon'
import type { Stems } from '@/gateway/services/words/spelling/stems'

/** Two words that were typed without the blank between them. */
export type Halves = { left: string; right: string }

const MIN_HALF = 3
const LETTERS = /^\p{L}+$/u
/** «акб60», «лампаh7». */
const WORD_THEN_SIZE = /^([а-я]{3,})([a-z\d].*)$|^([a-z]{3,})(\d.*)$/

/** Where a word that nothing is called may have lost a blank: anywhere among letters, else where they change. */
export function halvesOf(word: string): Halves[] {
  const [, russian, size, latin, digits] = WORD_THEN_SIZE.exec(word) ?? []
  const [left, right] = russian === undefined ? [latin, digits] : [russian, size]
  if (left !== undefined && right !== undefined) return [{ left, right }]
  if (!LETTERS.test(word)) return []
  return Array.from({ length: Math.max(0, word.length - 2 * MIN_HALF + 1) }, (_, at) => ({
    left: word.slice(0, at + MIN_HALF),
    right: word.slice(at + MIN_HALF),
  }))
}

/** The word with its blank («колодкипередние»), where both halves are words of the shop and one is the name of a thing. */
export function partGlued(lexicon: Lexicon, word: string, stemsOf: Stems): string | undefined {
  const { postings } = lexicon.index
  const meaningOf = (half: string) => lexicon.meanings.get(phraseKey(stemsOf(half)) || half)
  const isTrade = (half: string) => (meaningOf(half)?.readings.length ?? 0) > 0
  const isWord = (half: string) =>
    Boolean(meaningOf(half)) || stemsOf(half).some((stem) => postings.has(stem))
  const isName = (half: string) => isTrade(half) || stemsOf(half).some((stem) => postings.has(HEAD + stem))
  const isRead = (half: string) => {
    if (LETTERS.test(half)) return isWord(half)
    const concepts = readQuery(lexicon, half, stemsOf)
    return concepts.length > 0 && concepts.every(({ readings }) => readings.length > 0)
  }
  const found = halvesOf(word).find(
    ({ left, right }) => isRead(left) && isRead(right) && (isName(left) || isName(right)),
  )
  return found && `${found.left} ${found.right}`
}
