import { editDistance } from '@/gateway/services/words/spelling/edit-distance'
import type { Token } from '@/gateway/services/hits/car/query-tokens'
import { phraseKey, type Lexicon } from '@/gateway/services/words/lexicon'

const MIN_LENGTH_FOR_A_TYPO = 5
/** From here on two letters may be wrong. */
const MIN_LENGTH_FOR_TWO_TYPOS = 9

/** Words that nothing is called, with the names that they may be a slip of: «салярис» is a Solaris. */
export function withTypos(
  tokens: readonly Token[],
  lexicon: Lexicon,
  names: readonly Iterable<string>[],
): readonly Token[] {
  const known = names.flatMap((some) => [...some])
  return tokens.map((token) => {
    if (isCalled(lexicon, token)) return token
    return { ...token, keys: [...token.keys, ...token.keys.flatMap((key) => near(known, key))] }
  })
}

function isCalled({ index, meanings }: Lexicon, { word, stems }: Token): boolean {
  return meanings.has(phraseKey(stems) || word) || stems.every((stem) => index.postings.has(stem))
}

/** The first letter of a slip is right. */
function near(names: readonly string[], key: string): string[] {
  if (key.length < MIN_LENGTH_FOR_A_TYPO || /\d/.test(key)) return []
  const limit = key.length < MIN_LENGTH_FOR_TWO_TYPOS ? 1 : 2
  return names.filter(
    (name) =>
      name.length >= MIN_LENGTH_FOR_A_TYPO && name[0] === key[0] && editDistance(key, name, limit) <= limit,
  )
}
