import { sql, type SQL } from 'drizzle-orm'
import { latinNames, latinNamesByPrefix } from '@/gateway/services/words/vehicle-names'

function wordQuery(word: string, isPrefix: boolean): SQL {
  const names = isPrefix ? latinNamesByPrefix(word) : latinNames(word)
  const spellings = [spellingQuery(word, isPrefix), ...names.map((name) => spellingQuery(name, false))]
  return sql`(${sql.join(spellings, sql` || `)})`
}

function spellingQuery(word: string, isPrefix: boolean): SQL {
  // Titles are kept as Russian stems, articles and brands as they are written.
  if (!isPrefix) return sql`plainto_tsquery('russian', ${word}) || plainto_tsquery('simple', ${word})`
  const quoted = `'${word.replaceAll(/['\\]/g, '')}':*`
  return sql`to_tsquery('russian', ${quoted}) || to_tsquery('simple', ${quoted})`
}

/** All the words; with `isPrefix` the last one may be unfinished. */
export function allWords(words: readonly string[], { isPrefix = false } = {}): SQL {
  const parts = words.map((word, at) => wordQuery(word, isPrefix && at === words.length - 1))
  return sql`(${sql.join(parts, sql` && `)})`
}

/** All the words but any one of them. */
export function allWordsButOne(words: readonly string[]): SQL {
  const parts = words.map((_, left) => allWords(words.filter((__, at) => at !== left)))
  return sql`(${sql.join(parts, sql` || `)})`
}
