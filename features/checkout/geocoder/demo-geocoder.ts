import type { Coordinates } from '@/stores/checkout/checkout-state'
import { DEMO_STREETS, type DemoStreet } from './demo-streets'
import type { Geocoder, Place } from './geocoder'

const CITY = 'Москва'
const MAX_SUGGESTIONS = 6
const HOUSE = /[\s,]+(?:д(?:ом)?\.?\s*)?(\d{1,3})\s*$/i
// A degree of longitude is shorter than one of latitude at Moscow's parallel.
const LONGITUDE_SCALE = 0.56
/** About three kilometres. */
const FARTHEST_STREET = 0.03
const DECIMALS = 5

/** Knows a few dozen streets of one city and spaces their houses evenly: enough to try a delivery without a service. */
export const demoGeocoder: Geocoder = {
  async suggest(query) {
    const { street, house } = parseQuery(query)
    if (street === '') return []
    const found = DEMO_STREETS.filter(({ name }) => fold(name).includes(street))
    return found.slice(0, MAX_SUGGESTIONS).map((one) => placeOf(one, Math.min(house ?? 1, one.houses), house))
  },

  async addressAt(coordinates) {
    const [nearest] = DEMO_STREETS.map((street) => ({ street, ...nearestOn(street, coordinates) })).toSorted(
      (a, b) => a.distance - b.distance,
    )
    if (!nearest || nearest.distance > FARTHEST_STREET) return null
    const house = Math.max(1, Math.round(nearest.share * nearest.street.houses))
    return { ...placeOf(nearest.street, house, house), coordinates: rounded(coordinates) }
  },
}

function parseQuery(query: string): { street: string; house: number | undefined } {
  const [whole, house] = HOUSE.exec(query) ?? ['']
  const street = query.slice(0, query.length - whole.length)
  return {
    street: fold(street.replace(/^\s*(?:г\.?\s*)?москва[\s,]*/i, '')),
    house: house === undefined ? undefined : Math.max(1, Number(house)),
  }
}

function placeOf(street: DemoStreet, house: number, shown: number | undefined): Place {
  const share = house / street.houses
  return {
    address: [CITY, street.name, shown === undefined ? undefined : String(house)].filter(Boolean).join(', '),
    coordinates: rounded([between(street, 0, share), between(street, 1, share)]),
  }
}

function between({ from, to }: DemoStreet, axis: 0 | 1, share: number): number {
  return from[axis] + (to[axis] - from[axis]) * share
}

/** Where on a street a point is nearest to, and how far that is. */
function nearestOn({ from, to }: DemoStreet, point: Coordinates): { share: number; distance: number } {
  const [x1, y1] = flat(from)
  const [x2, y2] = flat(to)
  const [x, y] = flat(point)
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2
  const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length
  const share = Math.min(1, Math.max(0, along))
  return { share, distance: Math.hypot(x - (x1 + (x2 - x1) * share), y - (y1 + (y2 - y1) * share)) }
}

function flat([latitude, longitude]: Coordinates): [number, number] {
  return [longitude * LONGITUDE_SCALE, latitude]
}

function rounded([latitude, longitude]: Coordinates): Coordinates {
  return [Number(latitude.toFixed(DECIMALS)), Number(longitude.toFixed(DECIMALS))]
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[.,]/g, ' ')
    .replace(/(^|\s)(?:ул|просп|пр-т|ш)(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
