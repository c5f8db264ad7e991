import type { Address, AddressLookup, Point } from '@/gateway/core/ports/address-lookup'
import { AREAS, type Area, MOSCOW_PREFIX, type Street, STREETS } from '@/gateway/demo/addresses/address-list'
import { type AddressQuery, foldWords, readQuery } from '@/gateway/demo/addresses/read-query'
import { editDistance } from '@/gateway/services/words/spelling/edit-distance'

// A degree of longitude is shorter than one of latitude at Moscow's parallel.
const LONGITUDE_SCALE = 0.56
/** About 400 metres. */
const NEAR_STREET = 0.004
/** About four kilometres. */
const IN_AREA = 0.04
const DECIMALS = 5
/** Of houses whose street is known by its area alone. */
const MAX_HOUSE = 300
const HOUSE_STEP = 0.00002
/** In a shorter word one wrong letter makes another word. */
const MIN_MISTYPED = 4

type Entry = { street: Street; words: readonly string[]; areaWords: readonly string[] }

const entries: readonly Entry[] = STREETS.map((street) => ({
  street,
  words: foldWords(street.name),
  areaWords: foldWords(street.area.isMoscow ? MOSCOW_PREFIX : street.area.title),
}))

const towns = [
  { value: MOSCOW_PREFIX, words: foldWords(MOSCOW_PREFIX), at: [55.7522, 37.6156] as const },
  ...AREAS.filter(({ isMoscow }) => !isMoscow).map(({ prefix, title, at }) => ({
    value: prefix,
    words: foldWords(title),
    at,
  })),
]

/** Knows the towns of the region, some other cities and thousands of streets by name, and their houses by number: enough without a service. */
export const demoAddressLookup: AddressLookup = {
  async suggest(query, count) {
    const typed = readQuery(query)
    if (typed.words.length === 0) return []
    const found = findAll(typed, isBeginning)
    return (found.length > 0 ? found : findAll(typed, isNearly)).slice(0, count)
  },

  async at(point) {
    const [nearest] = STREETS.flatMap((street) => {
      const found = street.line && nearestOn(street.line, point)
      return found && found.distance <= NEAR_STREET ? [{ street, ...found }] : []
    }).toSorted((a, b) => a.distance - b.distance)
    const coordinates = rounded(point)
    if (nearest?.street.line) {
      const house = String(Math.max(1, Math.round(nearest.share * nearest.street.line.houses)))
      return { value: valueOf(nearest.street, house), house, coordinates }
    }
    const area = nearestArea(point)
    return (
      area && {
        value: area.isMoscow ? `${area.prefix}, район ${area.title}` : area.prefix,
        house: null,
        coordinates,
      }
    )
  },
}

/** Whether a typed word may be meant for one of a name. */
type IsMeant = (word: string, one: string) => boolean

const isBeginning: IsMeant = (word, one) => one.startsWith(word)
/** «шосе», «варшавскае»: one letter is wrong. */
const isNearly: IsMeant = (word, one) =>
  isBeginning(word, one) || (word.length >= MIN_MISTYPED && editDistance(word, one, 1) <= 1)

function findAll({ words, house, besides }: AddressQuery, isMeant: IsMeant): Address[] {
  const asStreet = find(words, null, isMeant)
  const asHouse = house === null ? [] : find(besides, house, isMeant)
  const asTown = house === null ? findTowns(words, isMeant) : []
  return [...asStreet, ...asTown, ...asHouse]
}

/** Every word is one of the street's or of its town's, and one at least is the street's. */
function find(words: readonly string[], house: string | null, isMeant: IsMeant): Address[] {
  if (words.length === 0) return []
  const found = entries.flatMap((entry) => {
    const own = words.filter((word) => entry.words.some((one) => isMeant(word, one)))
    const rest = words.filter((word) => !own.includes(word))
    const isFound = own.length > 0 && rest.every((word) => entry.areaWords.some((one) => isMeant(word, one)))
    return isFound ? [{ entry, rank: rankOf(entry, own) }] : []
  })
  return found
    .toSorted((a, b) => a.rank - b.rank || a.entry.street.name.localeCompare(b.entry.street.name, 'ru'))
    .flatMap(({ entry: { street } }) => {
      const coordinates = house === null ? street.at : placeOf(street, house)
      return coordinates ? [{ value: valueOf(street, house), house, coordinates: rounded(coordinates) }] : []
    })
}

/** The capital before the region, whole words before beginnings, short names before long ones, streets before squares. */
function rankOf({ street, words }: Entry, own: readonly string[]): number {
  const isWhole = own.every((word) => words.includes(word))
  const isStreet = words.includes('улица')
  return (street.area.isMoscow ? 0 : 100) + (isWhole ? 0 : 10) + words.length + (isStreet ? 0 : 0.5)
}

function findTowns(words: readonly string[], isMeant: IsMeant): Address[] {
  return towns
    .filter((town) => words.every((word) => town.words.some((one) => isMeant(word, one))))
    .map(({ value, at }) => ({ value, house: null, coordinates: at }))
}

function valueOf({ area, name }: Street, house: string | null): string {
  return [area.prefix, name, house].filter((part) => part !== null).join(', ')
}

/** Null for a number that the street has not. */
function placeOf({ line, at }: Street, house: string): Point | null {
  const number = Number.parseInt(house, 10)
  if (number < 1 || number > (line?.houses ?? MAX_HOUSE)) return null
  if (!line) return [at[0] + number * HOUSE_STEP, at[1]]
  const share = number / line.houses
  const between = (axis: 0 | 1) => line.from[axis] + (line.to[axis] - line.from[axis]) * share
  return [between(0), between(1)]
}

type Line = NonNullable<Street['line']>

/** Where on a street a point is nearest to, and how far that is. */
function nearestOn({ from, to }: Line, point: Point): { share: number; distance: number } {
  const [x1, y1] = flat(from)
  const [x2, y2] = flat(to)
  const [x, y] = flat(point)
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2
  const share = Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
  return { share, distance: Math.hypot(x - (x1 + (x2 - x1) * share), y - (y1 + (y2 - y1) * share)) }
}

function nearestArea(point: Point): Area | null {
  const [x, y] = flat(point)
  const [nearest] = AREAS.map((area) => {
    const [ax, ay] = flat(area.at)
    return { area, distance: Math.hypot(ax - x, ay - y) }
  }).toSorted((a, b) => a.distance - b.distance)
  return nearest && nearest.distance <= IN_AREA ? nearest.area : null
}

function flat([latitude, longitude]: Point): [number, number] {
  return [longitude * LONGITUDE_SCALE, latitude]
}

function rounded([latitude, longitude]: Point): Point {
  return [Number(latitude.toFixed(DECIMALS)), Number(longitude.toFixed(DECIMALS))]
}
