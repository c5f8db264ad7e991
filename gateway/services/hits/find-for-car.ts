import {
  countBits,
  createBitset,
  hasBit,
  intersect,
  positionsIn,
  subtract,
  unite,
  type Bitset,
} from '@/gateway/db/facets/bitset'
import { addPosting } from '@/gateway/db/search/word-index'
import type { ServiceDeps } from '@/gateway/services/deps'
import { fitsOfCars, type Fits } from '@/gateway/services/fitment/fits-of-cars'
import { sectionOfProducts } from '@/gateway/services/fitment/section-of-products'
import type { Hits, SoughtCar } from '@/gateway/services/hits/hits'
import { readTrait } from '@/gateway/services/vehicles/read-trait'
import { findByWords, type WordSearch } from '@/gateway/services/words/find-by-words'
import type { QueryOptions } from '@/gateway/services/words/read-query'
import { articleKey } from '@/lib/parts/keys'
import type { Fit } from '@/lib/gateway/contracts/catalog/entity-shapes'
import type { Ride } from '@/gateway/services/vehicles/load-vehicle-catalog'

type Requested = {
  query: string
  car: SoughtCar
  /** Products that say its name in words. */
  saying: Bitset
  options: QueryOptions
}

const NO_IDS = new Int32Array()
/** A shorter number is a year, or a size. */
const MIN_PART_NUMBER_LENGTH = 5

/** What the words beside a car find, by what it is to the car; without words all that fits it. */
export async function findForCar(
  deps: ServiceDeps,
  search: WordSearch,
  { query, car, saying, options }: Requested,
): Promise<Omit<Hits, 'numbered'>> {
  const { size } = search.lexicon.index
  const fits = await fitsOfCars(deps, car.rides, size)
  if (car.rest === '') return onlyCar(query, car, fits)
  const among = goodsFor(search, fits, saying)
  const own = await findByWords({ ...search, among }, car.rest, options)
  if (own.isSilent) return onlyCar(query, car, fits)
  const sectionOf = await sectionOfProducts(deps)
  const isOfCar = (id: number) => [fits.all, fits.some, fits.check].some((bits) => hasBit(bits, id))
  const isDoubtful = own.unused.length > 0 || !own.ids.some(isOfCar)
  const anyCar = isDoubtful ? await findByWords(search, car.rest, options) : own
  // A word may be left out for the car, unless other things are found then: «воздушный» makes another filter.
  const sections = sectionsOf(anyCar.ids, sectionOf)
  // «гранаты на приору» means joints, of which there are none for it; grease for joints is another thing.
  const named = sectionsOf(anyCar.first, sectionOf)
  const isNamed = named.size === 0 || own.ids.some((id) => named.has(sectionOf[id] ?? 0))
  const variant = narrowByTraits(car.rides, own.unused)
  const narrowed =
    variant.rides.length < car.rides.length ? await fitsOfCars(deps, variant.rides, size) : fits
  const isOfOthers = (id: number) =>
    hasBit(narrowed.naming, id) &&
    ![narrowed.all, narrowed.some, narrowed.check].some((bits) => hasBit(bits, id))
  const ids = own.ids.filter(
    (id) =>
      isNamed &&
      sections.has(sectionOf[id] ?? 0) &&
      (own.isTelling || isOfCar(id)) &&
      // «акпп» leaves what is for a car with another gearbox.
      !(narrowed !== fits && isOfOthers(id)),
  )
  // What is for the car is not there: the others are shown as such. Who typed no car gets what the words alone find, and by a number
  // the part that bears it.
  const isOther =
    ids.length === 0
      ? anyCar.isTelling || (!car.isTyped && anyCar.ids.length > 0)
      : !car.isTyped && own.unused.some((word) => isPartNumber(word) && !anyCar.unused.includes(word))
  const words = isOther ? anyCar : { ...own, ids }
  const { rides, unused } = isOther ? narrowByTraits(car.rides, words.unused) : variant
  const groups = isOther
    ? new Map<Fit, Int32Array>([['unfit', words.ids]])
    : group(narrowed, words.ids, sectionOf)
  return {
    worded: concat([...groups.values()]),
    named: words.first,
    fits: groups,
    car: { ...car, rides },
    query: words.isCorrected ? [words.query, car.text && car.name].filter(Boolean).join(' ') : query,
    isCorrected: words.isCorrected,
    missing: words.missing,
    unused,
  }
}

function isPartNumber(word: string): boolean {
  return /\d/.test(word) && articleKey(word).length >= MIN_PART_NUMBER_LENGTH
}

function onlyCar(query: string, car: SoughtCar, fits: Fits): Omit<Hits, 'numbered'> {
  const groups = new Map<Fit, Int32Array>([
    ['fits', idsOf(fits.all)],
    ['some', idsOf(fits.some)],
    ['check', idsOf(fits.check)],
  ])
  return {
    worded: concat([...groups.values()]),
    named: NO_IDS,
    fits: groups,
    car,
    query,
    isCorrected: false,
    missing: [],
    unused: [],
  }
}

/** All that may be for the car: what fits it or is for any, and what names it in words alone. */
function goodsFor(
  { lexicon: { index } }: WordSearch,
  { all, some, check, naming, otherwise }: Fits,
  saying: Bitset,
) {
  const goods = createBitset(index.size)
  const unnamed = createBitset(index.size)
  for (const [section, posting] of index.sections) {
    const fit = otherwise(section)
    if (fit === 'unfit') continue
    if (fit === 'unnamed') addPosting(unnamed, posting)
    else addPosting(goods, posting)
  }
  intersect(unnamed, saying)
  unite(goods, unnamed)
  subtract(goods, naming)
  for (const bits of [all, some, check]) unite(goods, bits)
  return goods
}

/** «акпп» and «седан» tell one variant of the car from another, where the products do not say them. */
function narrowByTraits(rides: readonly Ride[], unused: readonly string[]) {
  let left = rides
  const others = unused.filter((word) => {
    const has = readTrait(word)
    const narrowed = has ? left.filter(({ car }) => has(car)) : []
    if (narrowed.length > 0) left = narrowed
    return narrowed.length === 0
  })
  return { rides: left, unused: others }
}

/** None of the ids is of a product that is known to be for other cars. */
function group(
  { all, some, check, otherwise }: Fits,
  ids: Int32Array,
  sectionOf: Int32Array,
): Map<Fit, Int32Array> {
  const fitOf = (id: number): Fit => {
    if (hasBit(all, id)) return 'fits'
    if (hasBit(some, id)) return 'some'
    return hasBit(check, id) || otherwise(sectionOf[id] ?? 0) !== 'any' ? 'check' : 'any'
  }
  const groups = new Map<Fit, number[]>([
    ['fits', []],
    ['some', []],
    ['check', []],
    ['any', []],
  ])
  for (const id of ids) groups.get(fitOf(id))?.push(id)
  return new Map([...groups].map(([fit, own]) => [fit, Int32Array.from(own)]))
}

function idsOf(bits: Bitset): Int32Array {
  return positionsIn(bits, countBits(bits))
}

function concat(lists: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let place = 0
  for (const list of lists) {
    all.set(list, place)
    place += list.length
  }
  return all
}

/** The sections of products. */
function sectionsOf(ids: Int32Array, sectionOf: Int32Array): Set<number> {
  const sections = new Set<number>()
  for (const id of ids) sections.add(sectionOf[id] ?? 0)
  return sections
}
