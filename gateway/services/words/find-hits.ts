import type { Database } from '@/gateway/core/database'
import type { ServiceDeps } from '@/gateway/services/deps'
import {
  findByArticle,
  findByArticlePrefix,
  findByCode,
  findNumbers,
  type ArticleHits,
} from '@/gateway/services/words/find-by-article'
import { findByWords } from '@/gateway/services/words/find-by-words'
import type { Hits } from '@/gateway/services/words/hits'
import { numbersIn } from '@/gateway/services/words/spelling/numbers-in'
import { isArticleLike } from '@/gateway/services/words/query-text'
import type { SEARCH_MODES } from '@/lib/gateway/contracts/catalog/search'

export type SearchMode = (typeof SEARCH_MODES)[number]

/** Numbers that begin like the query; more of them tell a shopper nothing. */
const MAX_BEGUN = 1000
const NO_IDS = new Int32Array()
const NO_WORDS = { worded: NO_IDS, named: NO_IDS, missing: [], sections: new Map<number, number>() }

async function byArticle({ db }: ServiceDeps, query: string): Promise<Hits> {
  const exact = await findByArticle(db, query)
  const begun = exact.ids.length > 0 ? exact : await findByArticlePrefix(db, query, MAX_BEGUN)
  const hits = begun.ids.length > 0 ? begun : await byNumbers(db, query)
  return { ...NO_WORDS, numbered: hits.ids, query: hits.query, isCorrected: hits.isCorrected }
}

/** Goods of all numbers of a list. */
async function byNumbers(db: Database, query: string): Promise<ArticleHits> {
  const numbers = await numbersIn(query, (keys) => findNumbers(db, keys))
  return { ids: numbers.flatMap(({ ids }) => ids), query, isCorrected: false }
}

async function byWords(deps: ServiceDeps, text: string): Promise<Hits> {
  const { db } = deps
  const search = {
    db,
    lexicon: await deps.lexicon(),
    findNumbers: (keys: readonly string[]) => findNumbers(db, keys),
  }
  const { ids, first, ...found } = await findByWords(search, text)
  return { ...found, numbered: [], worded: ids, named: first }
}

async function byAnything(deps: ServiceDeps, query: string): Promise<Hits> {
  const { db } = deps
  const code = await findByCode(db, query)
  const article = isArticleLike(query)
    ? await findByArticle(db, query)
    : { ids: [], query, isCorrected: false }
  const listed = code.length + article.ids.length === 0 ? await byNumbers(db, query) : undefined
  const numbered = [...new Set(listed?.ids ?? [...code, ...article.ids])]
  if (listed && numbered.length > 0) return { ...NO_WORDS, ...listed, numbered }
  const words = await byWords(deps, query)
  if (numbered.length === 0) {
    return words.worded.length === 0 && isArticleLike(query) ? byArticle(deps, query) : words
  }
  const isCorrected = article.isCorrected && code.length === 0
  // A word put right is a guess; a number that was found is none.
  const others = words.isCorrected || words.missing.length > 0 ? NO_WORDS : words
  return { ...others, numbered, query: isCorrected ? article.query : query, isCorrected }
}

/** The results of a query in one of the search modes, in all of the catalogue. */
export async function findHits(deps: ServiceDeps, query: string, mode: SearchMode): Promise<Hits> {
  return deps.hits.remember(`${mode}/${query}`, () => findNow(deps, query, mode))
}

async function findNow(deps: ServiceDeps, query: string, mode: SearchMode): Promise<Hits> {
  switch (mode) {
    case 'articul':
      return byArticle(deps, query)
    case 'arusCode':
      return { ...NO_WORDS, numbered: await findByCode(deps.db, query), query, isCorrected: false }
    case 'name':
      return byWords(deps, query)
    case 'all':
      return byAnything(deps, query)
  }
}
