import { nameKey } from '@/gateway/services/hits/car/name-keys'
import type { NamedModel } from '@/gateway/services/hits/car/model-names'
import type { Token } from '@/gateway/services/hits/car/query-tokens'
import type { Car } from '@/gateway/services/vehicles/load-vehicle-catalog'
import { readBody } from '@/gateway/services/vehicles/read-trait'
import { phraseKey, type Lexicon } from '@/gateway/services/words/lexicon'

type Narrowed = {
  models: readonly NamedModel[]
  cars: readonly Car[]
  year: number | undefined
  used: ReadonlySet<number>
  /** Words for engine, power, fuel and body: a choice among the models keeps them. */
  traits: readonly string[]
}
type Said = {
  used: ReadonlySet<number>
  after: number
  meanings: Lexicon['meanings']
  /** No car is made later. */
  lastYear: number
}

const YEAR = /^(19[5-9]\d|20[0-4]\d)(?:г|г\.?в\.?|год\p{L}*)?\.?$/iu
const SHORT_YEAR = /^(\d{2})(г|г\.?в\.?|год\p{L}*)?\.?$/iu
const YEAR_WORD = /^(?:г|г\.?в|год\p{L}*)\.?$/iu
const VOLUME = /^(\d[.,]\d)(?:л|l)?\.?$/iu
const LITRE = /^(?:л|l)\.?$/iu
const POWER = /^(\d{2,3})(л\.?с\.?|hp|сил\p{L}*)?$/iu
const POWER_WORD = /^(?:л\.?с\.?|hp|сил\p{L}*)$/iu
const MIXED = /^(?=.*\d)(?=.*\p{L})/u
/** «CFNA» */
const ENGINE_LETTERS = /^[a-z]{3,4}$/i
const FIRST_YEAR = 1950
const CENTURY_TURN = 50
const FUELS: readonly (readonly [RegExp, string])[] = [
  [/^(?:дизел\p{L}*|diesel|tdi|crdi|dci|cdi|hdi)$/iu, 'дизель'],
  [/^(?:бензин\p{L}*)$/iu, 'бензин'],
  [/^(?:гибрид\p{L}*|hybrid)$/iu, 'гибрид'],
]

/** What the other words of a query tell of a car whose model is named: generation, year, engine, volume, power, fuel, body. */
export function narrowCars(named: readonly NamedModel[], tokens: readonly Token[], said: Said): Narrowed {
  const used = new Set(said.used)
  let models = readGeneration(named, tokens, { ...said, used })
  let cars: readonly Car[] = models.flatMap(({ model }) => model.cars)
  const years = readYear(cars, tokens, used, said.lastYear)
  cars = years.cars
  const traits: string[] = []
  const narrow = (at: number, count: number, isMeant: (car: Car) => boolean) => {
    const left = cars.filter(isMeant)
    if (left.length === 0) return false
    cars = left
    for (let place = at; place < at + count; place += 1) {
      used.add(place)
      traits.push(tokens[place]?.text ?? '')
    }
    return true
  }
  for (const [at, { text }] of tokens.entries()) {
    if (used.has(at)) continue
    const next = tokens[at + 1]?.text ?? ''
    const [, litres] = VOLUME.exec(text) ?? []
    if (litres && narrow(at, LITRE.test(next) ? 2 : 1, (car) => isOfVolume(car, litres))) readPower(at)
    else if (MIXED.test(text) || ENGINE_LETTERS.test(text))
      narrow(at, 1, ({ engine }) => nameKey(engine ?? '') === nameKey(text))
    const fuel = FUELS.find(([form]) => form.test(text))?.[1]
    if (fuel) narrow(at, 1, (car) => car.fuel === fuel)
    const isOfBody = readBody(text)
    // Of a car with one body the catalogue says none.
    if (isOfBody && cars.some(isOfBody)) narrow(at, 1, (car) => car.body === null || isOfBody(car))
    const [, power, unit] = POWER.exec(text) ?? []
    if (power && (unit || POWER_WORD.test(next)))
      narrow(at, unit ? 1 : 2, (car) => car.power === Number(power))
  }
  const ids = new Set(cars.map(({ modelId }) => modelId))
  models = models.filter(({ model }) => ids.has(model.id))
  return { models, cars, year: years.year, used, traits }

  /** «1.6 123»: a number after the volume. */
  function readPower(at: number) {
    const place = LITRE.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
    const [, power] = POWER.exec(tokens[place]?.text ?? '') ?? []
    const isSaid = POWER_WORD.test(tokens[place + 1]?.text ?? '')
    if (power && !used.has(place)) narrow(place, isSaid ? 2 : 1, (car) => car.power === Number(power))
  }
}

function isOfVolume({ volume }: Car, litres: string): boolean {
  return volume !== null && (volume / 1000).toFixed(1) === litres.replace(',', '.')
}

/** A number tells a generation right after the model; letters with a number wherever they stand. */
function readGeneration(
  named: readonly NamedModel[],
  tokens: readonly Token[],
  { used, after, meanings }: Said & { used: Set<number> },
): readonly NamedModel[] {
  let models = named
  let end = after
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    while (used.has(end)) end += 1
    if (!token || used.has(at)) continue
    if (at !== end && !MIXED.test(token.text)) continue
    const keys = [...token.keys, ...phraseNames(tokens[at - 1], token, meanings)]
    const left = models.filter(({ marks }) => keys.some((key) => marks.has(key)))
    if (left.length === 0) continue
    models = left
    used.add(at)
  }
  // «лансер 10» is the tenth Lancer, and no Lancer Evolution X.
  const least = Math.min(...models.map(({ length }) => length))
  return models.length < named.length ? models.filter(({ length }) => length === least) : models
}

/** «камри 55» is a Camry XV50 to the trade. */
function phraseNames(before: Token | undefined, token: Token, meanings: Lexicon['meanings']): string[] {
  const readings = before ? (meanings.get(phraseKey([...before.stems, ...token.stems]))?.readings ?? []) : []
  return readings.flatMap(({ names }) => names.map(nameKey))
}

function readYear(cars: readonly Car[], tokens: readonly Token[], used: Set<number>, lastYear: number) {
  for (const [at, { text }] of tokens.entries()) {
    if (used.has(at)) continue
    const isYearNext = YEAR_WORD.test(tokens[at + 1]?.text ?? '')
    const year = yearOf(text, isYearNext)
    const left = year === undefined ? [] : cars.filter((car) => isOfYear(car, year, lastYear))
    if (year === undefined || left.length === 0) continue
    used.add(at)
    if (isYearNext) used.add(at + 1)
    return { cars: left, year }
  }
  return { cars, year: undefined }
}

function yearOf(text: string, isYearNext: boolean): number | undefined {
  const whole = YEAR.exec(text)?.[1]
  if (whole !== undefined) return Number(whole)
  const [, short, word] = SHORT_YEAR.exec(text) ?? []
  if (short === undefined || !(word || isYearNext)) return undefined
  return Number(short) < CENTURY_TURN ? 2000 + Number(short) : 1900 + Number(short)
}

function isOfYear({ yearFrom, yearTo }: Car, year: number, lastYear: number): boolean {
  return (yearFrom ?? FIRST_YEAR) <= year && year <= (yearTo ?? lastYear)
}
