import { readTrait } from '@/gateway/services/vehicles/read-trait'
import type { Car, Make, Model, VehicleCatalog } from '@/gateway/services/vehicles/load-vehicle-catalog'
import { namesOf, vehicleWordsIn } from '@/gateway/services/vehicles/vehicle-words'
import type { Years } from './years'

export type CarWords = { make: string; model: string; car: string; years: Years; note: string }

/** Cars of a row, and the limits of the part on some of them. */
export type MatchedCars = { carIds: number[]; limits: CarLimit[] }
export type CarLimit = { carIds: number[]; yearFrom: number | null; yearTo: number | null; note: string }

const FIRST_YEAR = 1900
const LAST_YEAR = 2100
const CUBIC_CENTIMETRES = 500
const LITRE = 1000
const UNITS = new Set([
  'л',
  'l',
  'лс',
  'hp',
  'ps',
  'bhp',
  'кс',
  'kw',
  'квт',
  'см3',
  'см',
  'cc',
  'ccm',
  'cm3',
  'двигатель',
  'двс',
])

const keyOf = (text: string) => vehicleWordsIn(text).join('')

/** Names of a list apart by commas. */
const listed = (names: string) => names.split(',').map((name) => name.trim())

/** Finds the cars that the rows of a supplier's file name, by the names that people use for makes and models. */
export function createCarMatcher(catalog: VehicleCatalog) {
  const makes = new Map<string, Make>()
  for (const make of catalog.makes)
    for (const name of [make.title, ...listed(make.names)]) if (name !== '') makes.set(keyOf(name), make)

  function findMake(text: string): Make | undefined {
    // «LADA (ВАЗ)» is either of them.
    return [text, ...text.split(/[()/]/)].map((name) => makes.get(keyOf(name))).find(Boolean)
  }

  return (row: CarWords): MatchedCars | string => {
    const make = findMake(row.make)
    if (!make) return `марки «${row.make}» в каталоге машин нет`
    const read = readModel(make, row.model)
    if (!read) return `модели «${row.model}» у ${make.title} нет`
    const traits = readCar(read.models, `${read.rest} ${row.car}`)
    if (!traits) return `исполнения «${row.car}» у ${make.title} ${row.model} нет`
    const all = read.models.flatMap(({ cars }) => cars).filter(traits.isMeant)
    if (all.length === 0) return `исполнения «${row.car}» у ${make.title} ${row.model} нет`
    const built = all.filter((car) => isBuilt(car, row.years))
    if (built.length === 0) return `в эти годы ${make.title} ${row.model} не выпускали`
    const note = [traits.isUnderstood ? '' : row.car.trim(), row.note.trim()].filter(Boolean).join(', ')
    return { carIds: built.map(({ id }) => id), limits: limitsOf(built, row.years, note) }
  }
}

/** The words that the models of a make begin with: `solaris`, `solaris2`, `solaris2hcr`. */
function beginningsOf({ title, names }: Model): Set<string> {
  const words = vehicleWordsIn(title)
  const spellings = [words, words.map((word) => namesOf(word).at(-1) ?? word)]
  return new Set([
    ...spellings.flatMap((spelled) => spelled.map((_, at) => spelled.slice(0, at + 1).join(''))),
    ...listed(names).map(keyOf),
  ])
}

/** Models in a text, and the words left that describe the car otherwise. */
function readModel(make: Make, text: string): { models: Model[]; rest: string } | undefined {
  const words = vehicleWordsIn(text)
  const traits = words.filter((word) => readTrait(word) !== undefined)
  const named = words.filter((word) => !traits.includes(word))
  const [first] = named
  if (first === undefined) return undefined
  const key = named.join('')
  const models = make.models.filter((model) => {
    const beginnings = beginningsOf(model)
    if (beginnings.has(key)) return true
    const known = new Set(namesOf(`${model.title} ${model.names}`))
    return beginnings.has(first) && named.every((word) => known.has(word))
  })
  // «Golf» alone is every Golf; a full title is that model and no longer one.
  const exact = models.filter(({ title }) => keyOf(title) === keyOf(text))
  return models.length > 0 ? { models: exact.length > 0 ? exact : models, rest: traits.join(' ') } : undefined
}

type Traits = {
  isMeant: (car: Car) => boolean
  /** Every word matched. */
  isUnderstood: boolean
}

/** Cars of a text among those of the models; undefined when no word matches. */
function readCar(models: readonly Model[], text: string): Traits | undefined {
  const cars = models.flatMap((model) => model.cars)
  const engines = new Set(cars.flatMap(({ engine }) => (engine === null ? [] : keyOf(engine))))
  const bare = text.replaceAll(/л\. ?с\.?/giu, ' ')
  // A code such as P5-VPS is one word: its halves are those of other engines too.
  const pieces = bare.split(/[\s,;/()]+(?!\d)|[\s;/()]+/u)
  const requested = new Set(pieces.map(keyOf).filter((key) => engines.has(key)))
  const words = pieces
    .filter((piece) => !requested.has(keyOf(piece)))
    .flatMap(vehicleWordsIn)
    .filter((word) => !UNITS.has(word))
  const tests = words.map((word) => readNumber(word) ?? readTrait(word) ?? readTitle(cars, word))
  const known = tests.filter((test) => test !== undefined)
  if (words.length > 0 && known.length + requested.size === 0) return undefined
  return {
    isMeant: (car) =>
      known.every((test) => test(car)) && (requested.size === 0 || requested.has(keyOf(car.engine ?? ''))),
    isUnderstood: known.length === tests.length,
  }
}

/** `1.6` litres, `1591` cubic centimetres, `123` horsepower or kilowatts. */
function readNumber(word: string): ((car: Car) => boolean) | undefined {
  if (/^\d\.\d$/.test(word)) return ({ volume }) => volume !== null && (volume / LITRE).toFixed(1) === word
  if (!/^\d{2,4}$/.test(word)) return undefined
  const number = Number(word)
  if (number >= CUBIC_CENTIMETRES) return ({ volume }) => volume === number
  return ({ power, kilowatts }) => power === number || kilowatts === number
}

/** A word in the titles of some of the cars. */
function readTitle(cars: readonly Car[], word: string): ((car: Car) => boolean) | undefined {
  const has = ({ modification }: Car) => vehicleWordsIn(modification ?? '').includes(word)
  return cars.some(has) ? has : undefined
}

function isBuilt({ yearFrom, yearTo }: Car, { from, to }: Years): boolean {
  return (yearFrom ?? FIRST_YEAR) <= (to ?? LAST_YEAR) && (yearTo ?? LAST_YEAR) >= (from ?? FIRST_YEAR)
}

/** A car that was built for longer than the part fits is limited to these years; a note limits every car. */
function limitsOf(cars: readonly Car[], { from, to }: Years, note: string): CarLimit[] {
  const isNarrower = ({ yearFrom, yearTo }: Car) =>
    (from !== null && (yearFrom ?? FIRST_YEAR) < from) || (to !== null && (yearTo ?? LAST_YEAR) > to)
  const narrowed = cars.filter(isNarrower).map(({ id }) => id)
  const others = cars.filter((car) => !isNarrower(car)).map(({ id }) => id)
  return [
    { carIds: narrowed, yearFrom: from, yearTo: to, note },
    { carIds: note === '' ? [] : others, yearFrom: null, yearTo: null, note },
  ].filter(({ carIds }) => carIds.length > 0)
}
