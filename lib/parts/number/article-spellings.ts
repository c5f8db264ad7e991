import { articleKey, foldedArticleKey } from '../keys'
import { bareArticle } from './bare-article'
import { convertLayout } from './keyboard-layout'
import { toCyrillicLetters } from './to-cyrillic-letters'
import { toLatinLetters } from './to-latin-letters'

/**
 * Ways in which a part number may have been meant, the likeliest first: as typed, without the signs around it, with letters that look
 * alike in the other alphabet, in the other keyboard layout. None for a text without a key.
 */
export function articleSpellings(typed: string): string[] {
  const bare = bareArticle(typed)
  const others = [toLatinLetters, convertLayout, toCyrillicLetters].map((convert) =>
    bareArticle(convert(bare)),
  )
  const spellings = [typed, bare, ...others]
  const byKey = new Map<string, string>()
  for (const text of spellings) if (!byKey.has(articleKey(text))) byKey.set(articleKey(text), text)
  byKey.delete('')
  return [...byKey.values()]
}

/** Their keys, as numbers are looked up. */
export function lookUpKeys(typed: string): string[] {
  return [...new Set(articleSpellings(typed).map(foldedArticleKey))]
}
