import { sql, type SQL } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { allWords, allWordsButOne } from '@/gateway/services/words/ts-query'
import { otherLayout, wordsOf } from '@/gateway/services/words/query-text'

/** What a search by words ranks: the goods that sell best among all hits. */
export const MAX_HITS = 1000
/** A listing narrowed to more is not narrowed enough for anyone to notice the difference. */
const MAX_NARROWED = 100_000
const MIN_SIMILARITY = 0.4
const MIN_WORDS_TO_DROP_ONE = 3

export type WordHits = { ids: number[]; query: string; isCorrected: boolean }

async function rankedIds(db: Database, query: SQL, limit: number) {
  const rows = await selectRows<{ id: number }>(
    db,
    sql`select id from (
      select id, search, sales_score, total_quantity from products
      where search @@ ${query} order by sales_score desc nulls last, id limit ${limit}
    ) hits
    order by (total_quantity > 0) desc, ts_rank(search, ${query}) desc, sales_score desc, id`,
  )
  return rows.map((row) => row.id)
}

/** Words of titles in the place of words that no title has. */
async function correctWords(db: Database, words: readonly string[]) {
  const corrected: string[] = []
  for (const word of words) {
    const isWord = /^\p{L}{3,}$/u.test(word)
    const [best] = isWord
      ? await selectRows<{ word: string; similarity: number }>(
          db,
          sql`select word, similarity(word, ${word}) as similarity from search_words
            where word % ${word} order by similarity desc, products_count desc limit 1`,
        )
      : []
    corrected.push(best && best.similarity >= MIN_SIMILARITY ? best.word : word)
  }
  return corrected
}

/**
 * Goods whose title, brand, article or section hold all the words. When there are none: the other keyboard layout, then
 * words of titles that look like the words asked for, then all words but one.
 */
export async function findByWords(db: Database, query: string, limit = MAX_HITS): Promise<WordHits> {
  const words = wordsOf(query)
  if (words.length === 0) return { ids: [], query, isCorrected: false }
  const asTyped = await rankedIds(db, allWords(words), limit)
  if (asTyped.length > 0) return { ids: asTyped, query, isCorrected: false }

  const converted = otherLayout(query)
  const convertedWords = converted === undefined ? [] : wordsOf(converted)
  if (converted !== undefined && convertedWords.length > 0) {
    const ids = await rankedIds(db, allWords(convertedWords), limit)
    if (ids.length > 0) return { ids, query: converted, isCorrected: true }
  }

  for (const candidate of [words, convertedWords]) {
    const corrected = await correctWords(db, candidate)
    if (corrected.join(' ') === candidate.join(' ')) continue
    const ids = await rankedIds(db, allWords(corrected), limit)
    if (ids.length > 0) return { ids, query: corrected.join(' '), isCorrected: true }
  }

  if (words.length < MIN_WORDS_TO_DROP_ONE) return { ids: [], query, isCorrected: false }
  return { ids: await rankedIds(db, allWordsButOne(words), limit), query, isCorrected: false }
}

/** Every wanted product that holds all the words, in no order: for narrowing a listing. */
export async function findAllByWords(db: Database, query: string, isWanted: SQL): Promise<number[]> {
  for (const text of [query, otherLayout(query)]) {
    const words = text === undefined ? [] : wordsOf(text)
    if (words.length === 0) continue
    const rows = await selectRows<{ id: number }>(
      db,
      sql`select id from products where search @@ ${allWords(words, { isPrefix: true })}
        and ${isWanted} limit ${MAX_NARROWED}`,
    )
    if (rows.length > 0) return rows.map((row) => row.id)
  }
  return []
}
