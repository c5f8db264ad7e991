import type { ServiceDeps } from '@/gateway/services/deps'
import { readTrait } from '@/gateway/services/vehicles/read-trait'
import type { Car, VehicleCatalog } from '@/gateway/services/vehicles/load-vehicle-catalog'
import { toVehicleCar } from '@/gateway/services/vehicles/to-wire'
import {
  vehicleWords,
  vehicleWordsIn,
  type NamedCar,
  type VehicleWords,
} from '@/gateway/services/vehicles/vehicle-words'
import { editDistance } from '@/gateway/services/words/spelling/edit-distance'
import { soundKey } from '@/gateway/services/words/spelling/sound-key'
import { convertLayout } from '@/lib/parts/number/keyboard-layout'

/** One word of a query: its meaning for a car, and its distance to each known name. */
type Requested = { has: ((car: Car) => boolean) | undefined; names: ReadonlyMap<string, number> }
type Found = { named: NamedCar; words: number; rate: number }

const MAX_FOUND = 60
const MAX_WORDS = 8
const MIN_BEGUN = 2
const MIN_SOUND = 3
const MIN_GUESSED = 5
const FIRST_YEAR = 1930
const LAST_YEAR = 2099
const RATES = { same: 4, sound: 3, begun: 2, guessed: 1 } as const

/** Words beside a car's name without a meaning for it. */
const IDLE = /^(привод|двигател\p{L}*|мотор|авто|машина|год\p{L}*|г|л|лс|купить|запчасти|для|на)$/u

function nearness(name: string, sound: string, word: string, key: string): number {
  if (name === word) return RATES.same
  // Numbers are matched exactly; only words may be mistyped or spelled by ear.
  if (/\d/.test(word)) return word.length > MIN_BEGUN && name.startsWith(word) ? RATES.begun : 0
  if (key.length >= MIN_BEGUN && sound === key) return RATES.sound
  if (word.length >= MIN_BEGUN && name.startsWith(word)) return RATES.begun
  if (key.length >= MIN_SOUND && sound.startsWith(key)) return RATES.begun
  const isLong = key.length >= MIN_GUESSED && sound.length >= MIN_GUESSED
  return isLong && editDistance(sound, key, 1) <= 1 ? RATES.guessed : 0
}

function traitOf(word: string) {
  const year = /^\d{4}$/.test(word) ? Number(word) : 0
  if (year >= FIRST_YEAR && year <= LAST_YEAR)
    return ({ yearFrom, yearTo }: Car) => (yearFrom ?? FIRST_YEAR) <= year && year <= (yearTo ?? LAST_YEAR)
  return readTrait(word)
}

function readWord({ sounds }: VehicleWords, word: string): Requested {
  const key = soundKey(word)
  const near = [...sounds].map(([name, sound]) => [name, nearness(name, sound, word, key)] as const)
  const best = Math.max(0, ...near.map(([, rate]) => rate))
  // A guess counts only without an exact match.
  const least = best > RATES.guessed ? RATES.begun : RATES.guessed
  return { has: traitOf(word), names: new Map(near.filter(([, rate]) => rate >= least)) }
}

function best(names: ReadonlyMap<string, number>, words: readonly string[]) {
  return words.reduce((rate, word) => Math.max(rate, names.get(word) ?? 0), 0)
}

/** A car is found by its make or its model; the other words choose among its variants. */
function rateCar(named: NamedCar, requested: readonly Requested[]): Found | undefined {
  let words = 0
  let rate = 0
  let isNamed = false
  for (const { has, names } of requested) {
    const model = best(names, named.model)
    const make = best(names, named.make)
    const rest = best(names, named.rest)
    const own = Math.max(model * 3, make * 2, rest, has?.(named.car) ? RATES.same : 0)
    if (own === 0) continue
    isNamed ||= model > 0 || make > 0
    words += 1
    rate += own
  }
  return isNamed ? { named, words, rate } : undefined
}

function findCars(catalog: VehicleCatalog, text: string): Car[] {
  const index = vehicleWords(catalog)
  const words = vehicleWordsIn(text)
    .filter((word) => !IDLE.test(word))
    .slice(0, MAX_WORDS)
  const requested = words.map((word) => readWord(index, word))
  const found = index.cars.flatMap((named) => rateCar(named, requested) ?? [])
  const most = found.reduce((count, { words: own }) => Math.max(count, own), 0)
  // When fewer than half of the words match a car, the query is about something else.
  if (most * 2 <= words.length && words.length > 1) return []
  const sorted = found
    .filter(({ words: own }) => own === most)
    .toSorted(
      (left, right) =>
        right.rate - left.rate ||
        popularityOf(catalog, right.named.car) - popularityOf(catalog, left.named.car) ||
        left.named.car.id - right.named.car.id,
    )
  return modelsInTurn(sorted).slice(0, MAX_FOUND)
}

/** Of cars that match alike, one of each model before the second of any: the list shows few without scrolling. */
function modelsInTurn(sorted: readonly Found[]): Car[] {
  const turns = new Map<string, number>()
  return sorted
    .map(({ named: { car }, rate }) => {
      const model = `${rate}/${car.modelId}`
      const turn = turns.get(model) ?? 0
      turns.set(model, turn + 1)
      return { car, rate, turn }
    })
    .toSorted((left, right) => right.rate - left.rate || left.turn - right.turn)
    .map(({ car }) => car)
}

function popularityOf(catalog: VehicleCatalog, car: Car) {
  return (catalog.modelById.get(car.modelId ?? 0)?.popularity ?? 0) * 10 + car.popularity
}

/** Cars by the words that people use for them, in either alphabet and keyboard layout, the likeliest first. */
export async function searchVehicles({ vehicles }: ServiceDeps, text: string) {
  const catalog = await vehicles()
  const typed = findCars(catalog, text)
  const found =
    typed.length > 0
      ? typed
      : findCars(catalog, convertLayout(text, /[а-яё]/i.test(text) ? 'ru-en' : 'en-ru'))
  return { items: found.map((car) => toVehicleCar(catalog, car)) }
}
