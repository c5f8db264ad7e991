import { typedKeys } from '@/gateway/services/hits/car/name-keys'
import { phraseKey, wordsIn, type Lexicon } from '@/gateway/services/words/lexicon'
import type { Stems } from '@/gateway/services/words/spelling/stems'

/** One word of a query as it may name a car. */
export type Token = {
  /** As it was typed. */
  text: string
  word: string
  keys: readonly string[]
  stems: readonly string[]
}

const BETWEEN = /[\s;()]+|,(?!\d)|(?<!\d),/
const GLUED = /^(\p{L}{3,})-?(\d{1,3})$/u

/** The words of a query, in their order. */
export function splitQuery(query: string): string[] {
  return query.split(BETWEEN).filter((text) => text !== '')
}

/** Words with the keys of the names that each may mean; `has` tells whether any car is called so. */
export function toTokens(
  texts: readonly string[],
  { meanings }: Lexicon,
  stemsOf: Stems,
  has: (key: string) => boolean,
): Token[] {
  const toToken = (text: string): Token => {
    const word = wordsIn(text)[0] ?? ''
    const stems = stemsOf(word)
    const names = /\d/.test(word) ? [] : (meanings.get(phraseKey(stems) || word)?.readings ?? [])
    const said = names.flatMap((reading) => (reading.names.length === 1 ? reading.names : []))
    return {
      text,
      word,
      stems,
      keys: [...new Set([...typedKeys(text.toLowerCase()), ...said.flatMap(typedKeys)])],
    }
  }
  return texts.flatMap((text) => {
    const whole = toToken(text)
    const [, name = '', number = ''] = GLUED.exec(text) ?? []
    if (name === '' || whole.keys.some(has)) return [whole]
    const parts = [name, number].map(toToken)
    return parts[0]?.keys.some(has) ? parts : [whole]
  })
}
