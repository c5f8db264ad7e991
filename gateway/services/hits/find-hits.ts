import type { Database } from '@/gateway/core/database'
import type { ServiceDeps } from '@/gateway/services/deps'
import { assistantIdOf, titleOf } from '@/gateway/services/fitment/requested-cars'
import { carWordsToStem, readCar, type QueryCar } from '@/gateway/services/hits/car/read-car'
import { findForCar } from '@/gateway/services/hits/find-for-car'
import type { Hits, SoughtCar } from '@/gateway/services/hits/hits'
import {
  findByArticle,
  findByArticlePrefix,
  findByCode,
  findNumbers,
  type ArticleHits,
} from '@/gateway/services/words/find-by-article'
import { findByWords } from '@/gateway/services/words/find-by-words'
import { numbersIn } from '@/gateway/services/words/spelling/numbers-in'
import { isArticleLike } from '@/gateway/services/words/query-text'
import { wordsToStem, type QueryOptions } from '@/gateway/services/words/read-query'
import { readStems } from '@/gateway/services/words/spelling/stems'
import type { SEARCH_MODES } from '@/lib/gateway/contracts/catalog/search'
import type { Ride } from '@/gateway/services/vehicles/load-vehicle-catalog'

export type SearchMode = (typeof SEARCH_MODES)[number]

/** Numbers that begin like the query; more of them tell a shopper nothing. */
const MAX_BEGUN = 1000
const NO_IDS = new Int32Array()
const NO_WORDS = { worded: NO_IDS, named: NO_IDS, missing: [], unused: [] }

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

/** What words find; where they name a car, or one is given beside them, by what it is to the car. */
export async function findWorded(
  deps: ServiceDeps,
  text: string,
  rides: readonly Ride[] = [],
  options: QueryOptions = {},
): Promise<Hits> {
  const { db } = deps
  const lexicon = await deps.lexicon()
  const search = { db, lexicon, findNumbers: (keys: readonly string[]) => findNumbers(db, keys) }
  // Those that the words are read with as well: one statement for both.
  const stems = await readStems(db, [...new Set([...carWordsToStem(text), ...wordsToStem(text)])])
  const catalog = await deps.vehicles()
  const typed = readCar(catalog, lexicon, text, (word) => stems.get(word) ?? [], nextYear(deps.now()))
  const car = typed ? soughtCar(typed) : await givenCar(deps, text, rides)
  if (car)
    return {
      numbered: [],
      ...(await findForCar(deps, search, { query: text, car, saying: typed?.saying ?? NO_IDS, options })),
    }
  const { ids, first, ...found } = await findByWords(search, text, options)
  return { ...found, numbered: [], worded: ids, named: first }
}

/** Cars are sold as of the next year before it begins. */
function nextYear(now: Date): number {
  return now.getFullYear() + 1
}

function soughtCar({ cars, year, make, models, name, traits, text, rest }: QueryCar): SoughtCar {
  return { rides: cars.map((car) => ({ car, year })), make, models, name, traits, isTyped: true, text, rest }
}

async function givenCar(
  { vehicles }: ServiceDeps,
  text: string,
  rides: readonly Ride[],
): Promise<SoughtCar | undefined> {
  const { modelById, makeById } = await vehicles()
  const models = [...new Set(rides.flatMap(({ car }) => modelById.get(car.modelId ?? 0) ?? []))]
  const make = makeById.get(models[0]?.makeId ?? 0)
  const [model] = models
  const name =
    make && model && models.length === 1 ? `${make.title} ${model.title}` : rides.map(titleOf).join(', ')
  return make && { rides, make, models, name, traits: [], isTyped: false, text: '', rest: text }
}

async function byAnything(deps: ServiceDeps, query: string, rides: readonly Ride[]): Promise<Hits> {
  const { db } = deps
  const code = await findByCode(db, query)
  const article = isArticleLike(query)
    ? await findByArticle(db, query)
    : { ids: [], query, isCorrected: false }
  const listed = code.length + article.ids.length === 0 ? await byNumbers(db, query) : undefined
  const numbered = [...new Set(listed?.ids ?? [...code, ...article.ids])]
  if (listed && numbered.length > 0) return { ...NO_WORDS, ...listed, numbered }
  // Who types a number means that part, whichever car is chosen.
  const words = await findWorded(deps, query, numbered.length > 0 ? [] : rides)
  if (numbered.length === 0) {
    return words.worded.length === 0 && !words.car && isArticleLike(query) ? byArticle(deps, query) : words
  }
  const isCorrected = article.isCorrected && code.length === 0
  // A word put right or left out is a guess; a number that was found is none.
  const isGuess = words.isCorrected || words.unused.length > 0 || words.missing.length > 0 || words.car
  return {
    ...(isGuess ? NO_WORDS : words),
    numbered,
    query: isCorrected ? article.query : query,
    isCorrected,
  }
}

/** The results of a query in one of the search modes, in all of the catalogue; `rides` are the cars given beside it. */
export async function findHits(
  deps: ServiceDeps,
  query: string,
  mode: SearchMode,
  rides: readonly Ride[] = [],
): Promise<Hits> {
  const key = `${mode}/${rides.map(assistantIdOf).join('.')}/${query}`
  return deps.hits.remember(key, () => findNow(deps, query, mode, rides))
}

async function findNow(
  deps: ServiceDeps,
  query: string,
  mode: SearchMode,
  rides: readonly Ride[],
): Promise<Hits> {
  switch (mode) {
    case 'articul':
      return byArticle(deps, query)
    case 'arusCode':
      return { ...NO_WORDS, numbered: await findByCode(deps.db, query), query, isCorrected: false }
    case 'name':
      return findWorded(deps, query, rides)
    case 'all':
      return byAnything(deps, query, rides)
  }
}
