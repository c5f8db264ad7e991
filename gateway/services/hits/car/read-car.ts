import { carNames, type CarNames, type Named, type NamedModel } from '@/gateway/services/hits/car/model-names'
import { withTypos } from '@/gateway/services/hits/car/with-typos'
import { narrowCars } from '@/gateway/services/hits/car/narrow-cars'
import { splitQuery, toTokens, type Token } from '@/gateway/services/hits/car/query-tokens'
import {
  createBitset,
  countBits,
  countCommonBits,
  intersect,
  unite,
  type Bitset,
} from '@/gateway/db/facets/bitset'
import { addPosting, JOINT } from '@/gateway/db/search/word-index'
import type { Car, Make, Model, VehicleCatalog } from '@/gateway/services/vehicles/load-vehicle-catalog'
import { phraseKey, wordsIn, type Lexicon } from '@/gateway/services/words/lexicon'
import type { Stems } from '@/gateway/services/words/spelling/stems'

/** The car that a query names: every car of the catalogue that it may be. */
export type QueryCar = {
  cars: readonly Car[]
  models: readonly Model[]
  make: Make
  year: number | undefined
  /** What is common to all that it may be: «Hyundai Solaris», «G4FC». */
  name: string
  /** Words for its engine, power, fuel and body. */
  traits: readonly string[]
  /** The words that name it, and the others. */
  text: string
  rest: string
  /** Products that say its name in words. */
  saying: Bitset
}

type Known = { names: CarNames; lexicon: Lexicon; lastYear: number }
type Found = { from: number; to: number; models: readonly NamedModel[] }

const NO_GOODS = new Int32Array()
/** «рио», «е60», «2114»: what is a car's name although no product says it. */
const TELLING_NAME = /\p{L}.*\p{L}.*\p{L}|^\p{L}{1,3}\d{2,3}$|^\d{4,5}$/u
/** «3» and «308» are models beside their make alone. */
const WEAK_NAME = /^(?:\d{1,3}|\p{L}{1,2})$/u
const HANGING = /(?:\s|^)(?:на|для|в|во|к|ко|от|с|со|и|под|по|na|dlya|v|k|ot|po)$/iu

/** Words whose stems have to be known before a car is read. */
export function carWordsToStem(query: string): string[] {
  return [...new Set(splitQuery(query).flatMap((text) => wordsIn(text)))].flatMap((word) => [
    word,
    ...word.split(/(?<=\p{L})-?(?=\d)/u),
  ])
}

/** The car in a query, in whichever words and order; undefined where there is none, or where its words mean something else. */
export function readCar(
  catalog: VehicleCatalog,
  lexicon: Lexicon,
  query: string,
  stemsOf: Stems,
  lastYear: number,
): QueryCar | undefined {
  const names = carNames(catalog)
  const tokens = toTokens(splitQuery(query), lexicon, stemsOf, (key) => names.models.has(key))
  const read = (called: CarNames['models'], words: readonly Token[]) =>
    readNamed(called, { names, lexicon, lastYear }, words)
  return (
    read(names.models, tokens) ??
    read(names.bodies, tokens) ??
    read(names.models, withTypos(tokens, lexicon, [names.models.keys(), names.makes.keys()])) ??
    readEngine(catalog, names, tokens)
  )
}

/** The first car that words name. */
function readNamed(called: CarNames['models'], known: Known, tokens: readonly Token[]): QueryCar | undefined {
  for (const [from] of tokens.entries()) {
    const found = findName(called, tokens, from)
    const car = found && toQueryCar(known, tokens, found)
    if (car) return car
  }
  return undefined
}

/** The longest name that begins at a word. */
function findName(models: CarNames['models'], tokens: readonly Token[], from: number): Found | undefined {
  const matches = [...startsAt(tokens, from)].flatMap(({ keys, to }) =>
    keys.flatMap((key) => (models.get(key) ?? []).flatMap((named) => matchRest(named, tokens, to) ?? [])),
  )
  const longest = Math.max(0, ...matches.map(({ to }) => to))
  const best = matches.filter(({ to }) => to === longest)
  return best.length > 0 ? { from, to: longest, models: [...new Set(best.map(({ of }) => of))] } : undefined
}

/** A word alone, and with the next one: «cx 5», «х трейл». */
function* startsAt(tokens: readonly Token[], from: number) {
  const [first, second] = [tokens[from], tokens[from + 1]]
  if (first) yield { keys: first.keys, to: from + 1 }
  if (first && second)
    yield { keys: first.keys.flatMap((left) => second.keys.map((right) => left + right)), to: from + 2 }
}

function matchRest<T>({ keys, of }: Named<T>, tokens: readonly Token[], from: number) {
  const others = keys.slice(1)
  const isSaid = others.every((key, at) => tokens[from + at]?.keys.includes(key))
  return isSaid ? { of, to: from + others.length } : undefined
}

function findMake(
  { makes }: CarNames,
  tokens: readonly Token[],
  models: readonly NamedModel[],
  { from, to }: Found,
) {
  for (const [at, token] of tokens.entries()) {
    if (at >= from && at < to) continue
    const matches = token.keys.flatMap((key) =>
      (makes.get(key) ?? []).flatMap((named) => matchRest(named, tokens, at + 1) ?? []),
    )
    const end = Math.max(0, ...matches.map((match) => match.to))
    const ids = new Set(matches.filter((match) => match.to === end).map(({ of }) => of.id))
    const own = models.filter(({ make }) => ids.has(make.id))
    if (own.length > 0) return { own, from: at, to: end, isBeside: end === from || at === to }
  }
  return undefined
}

function toQueryCar(
  { names, lexicon, lastYear }: Known,
  tokens: readonly Token[],
  found: Found,
): QueryCar | undefined {
  const made = findMake(names, tokens, found.models, found)
  const typed = tokens.slice(found.from, found.to)
  const name = typed.map(({ text }) => text).join('')
  const saying = goodsSaying(lexicon, typed)
  const isWeak = WEAK_NAME.test(name) && !/^\p{L}{3,}$/u.test(name)
  if (isWeak && !made?.isBeside) return undefined
  if (!made && isOfPhrase(lexicon, tokens, found)) return undefined
  if (!made && !isOfCars(lexicon, name, saying, found.models)) return undefined
  const used = new Set<number>()
  for (let at = found.from; at < found.to; at += 1) used.add(at)
  for (let at = made?.from ?? 0; at < (made?.to ?? 0); at += 1) used.add(at)
  const narrowed = narrowCars(made?.own ?? found.models, tokens, {
    used,
    after: found.to,
    meanings: lexicon.meanings,
    lastYear,
  })
  const [likeliest] = narrowed.models.toSorted(
    (left, right) => right.model.popularity - left.model.popularity,
  )
  if (!likeliest) return undefined
  const models = narrowed.models.filter(({ make }) => make === likeliest.make).map(({ model }) => model)
  const ids = new Set(models.map(({ id }) => id))
  return {
    cars: narrowed.cars.filter(({ modelId }) => ids.has(modelId ?? 0)),
    models,
    make: likeliest.make,
    year: narrowed.year,
    traits: narrowed.traits,
    name: [likeliest.make.title, ...commonWords(models)].join(' '),
    // What was typed with a slip no product says.
    saying: countBits(saying) > 0 ? saying : goodsOfCars(lexicon, narrowed.models),
    ...parts(tokens, narrowed.used),
  }
}

function parts(tokens: readonly Token[], used: ReadonlySet<number>) {
  const text = (isUsed: boolean) =>
    tokens.flatMap((token, at) => (used.has(at) === isUsed ? token.text : [])).join(' ')
  let rest = text(false)
  while (HANGING.test(rest)) rest = rest.replace(HANGING, '').trim()
  return { text: text(true), rest }
}

function goodsSaying({ index, meanings }: Lexicon, typed: readonly Token[]): Bitset {
  const goodsOf = (lexemes: readonly string[]) => allOf(lexemes.map((lexeme) => addPosted(index, lexeme)))
  return allOf(
    typed.map(({ word, stems }) => {
      const goods = goodsOf(stems)
      // «2114» is the name of one car, and only a LADA to the trade.
      const isNumber = /^\d+$/.test(word)
      const readings = isNumber ? [] : (meanings.get(phraseKey(stems) || word)?.readings ?? [])
      for (const { lexemes } of readings) unite(goods, goodsOf(lexemes))
      return goods
    }),
  )
}

function addPosted({ postings, size }: Lexicon['index'], lexeme: string): Bitset {
  const goods = createBitset(size)
  addPosting(goods, postings.get(lexeme))
  return goods
}

function allOf([first = NO_GOODS, ...others]: readonly Bitset[]): Bitset {
  const goods = first.slice()
  for (const other of others) intersect(goods, other)
  return goods
}

/** «spark plug» is a thing to the trade, and no Chevrolet. */
function isOfPhrase({ meanings, carWords }: Lexicon, tokens: readonly Token[], { from, to }: Found): boolean {
  return [tokens.slice(Math.max(0, from - 1), to), tokens.slice(from, to + 1)].some((phrase) => {
    if (phrase.length <= to - from) return false
    const meaning = meanings.get(phraseKey(phrase.flatMap(({ stems }) => stems)))
    return meaning?.readings.some(({ lexemes }) => !lexemes.every((lexeme) => carWords.has(lexeme))) ?? false
  })
}

/** Whether products that say the word say it of these cars: «мастер» and «x7» are names of other things too. */
function isOfCars(
  { index }: Pick<Lexicon, 'index'>,
  name: string,
  saying: Bitset,
  models: readonly NamedModel[],
): boolean {
  const said = countBits(saying)
  if (said === 0) return TELLING_NAME.test(name)
  return countCommonBits(saying, goodsOfCars({ index }, models)) * 2 > said
}

function goodsOfCars({ index }: Pick<Lexicon, 'index'>, models: readonly NamedModel[]): Bitset {
  const own = createBitset(index.size)
  for (const joint of new Set(models.map(jointOf))) addPosting(own, index.postings.get(joint))
  return own
}

/** The mark that the words of a product have of a car that it names. */
function jointOf({ make, model }: NamedModel): string {
  const [makeWords, modelWords] = [make.title, model.title].map((title) =>
    title
      .toLowerCase()
      .split(/[^a-zа-яё0-9]+/)
      .filter((word) => word !== ''),
  )
  return `${makeWords?.at(-1) ?? ''}${JOINT}${modelWords?.[0] ?? ''}`
}

/** «прокладка гбц G4FC»: an engine, whichever cars have it. */
function readEngine(
  catalog: VehicleCatalog,
  names: CarNames,
  tokens: readonly Token[],
): QueryCar | undefined {
  const at = tokens.findIndex(
    ({ word, keys }) => /\p{L}/u.test(word) && /\d/.test(word) && keys.some((key) => names.engines.has(key)),
  )
  const cars = tokens[at]?.keys.flatMap((key) => names.engines.get(key) ?? []) ?? []
  const models = [...new Set(cars.flatMap(({ modelId }) => catalog.modelById.get(modelId ?? 0) ?? []))]
  const [likeliest] = models.toSorted((left, right) => right.popularity - left.popularity)
  const make = catalog.makeById.get(likeliest?.makeId ?? 0)
  const name = cars[0]?.engine ?? ''
  return (
    make && {
      cars,
      models,
      make,
      year: undefined,
      traits: [tokens[at]?.text ?? ''],
      name,
      saying: NO_GOODS,
      ...parts(tokens, new Set([at])),
    }
  )
}

/** The words with which the titles of all the models begin. */
function commonWords(models: readonly Model[]): string[] {
  const [first = [], ...others] = models.map(({ title }) => title.split(' '))
  const end = first.findIndex((word, at) => others.some((words) => words[at] !== word))
  return end < 0 ? first : first.slice(0, end)
}
