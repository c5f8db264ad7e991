import type { Point } from '@/gateway/core/ports/address-lookup'
import { asData } from '@/gateway/demo/as-data'

const SPREAD = 0.008
const STEPS = 1000

/** A small shift, north and east in degrees, always the same for a name: streets of one area do not lie on one point. */
function shiftOf(name: string): readonly [north: number, east: number] {
  let hash = 7
  for (const sign of name) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return [
    ((hash % STEPS) / STEPS - 0.5) * SPREAD,
    ((Math.floor(hash / STEPS) % STEPS) / STEPS - 0.5) * SPREAD,
  ]
}
import longStreets from '@/gateway/demo/data/places/long-streets.json' with { type: 'json' }
import moscowDistricts from '@/gateway/demo/data/places/streets-moscow.json' with { type: 'json' }
import cityStreets from '@/gateway/demo/data/places/streets-cities.json' with { type: 'json' }
import regionTowns from '@/gateway/demo/data/places/streets-region.json' with { type: 'json' }

/** A district of Moscow, a town of its region or another city. */
export type Area = { prefix: string; title: string; at: Point; isMoscow: boolean }

/** Where a street is known to run, its houses are spread along it; else it lies about the middle of its area. */
export type Street = {
  name: string
  area: Area
  at: Point
  line?: { from: Point; to: Point; houses: number }
}

export const MOSCOW_PREFIX = 'Москва'
const REGION_PREFIX = 'Московская область'

/** A district or a town, its middle and its streets. */
type AreaEntry = { title: string; at: Point; streets: readonly string[] }
/** A street from one end to the other, and the highest house number on it. */
type LongStreet = { name: string; from: Point; to: Point; houses: number }

function toAreas(
  entries: readonly AreaEntry[],
  prefixOf: (title: string) => string,
): { area: Area; names: readonly string[] }[] {
  return entries.map(({ title, at, streets }) => {
    const prefix = prefixOf(title)
    return { area: { prefix, title, at, isMoscow: prefix === MOSCOW_PREFIX }, names: streets }
  })
}

const moscow = toAreas(asData(moscowDistricts), () => MOSCOW_PREFIX)
const region = toAreas(asData(regionTowns), (title) => `${REGION_PREFIX}, ${title}`)
const cities = toAreas(asData(cityStreets), (title) => title)

export const AREAS: readonly Area[] = [...moscow, ...region, ...cities].map(({ area }) => area)

function nearestArea(point: Point): Area {
  const [first, ...others] = moscow.map(({ area }) => area)
  if (!first) throw new Error('the list of addresses is empty')
  return others.reduce(
    (best, area) => (distance(area.at, point) < distance(best.at, point) ? area : best),
    first,
  )
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x1 - x2, (y1 - y2) * 0.56)
}

function listStreets(): Street[] {
  const long = asData<readonly LongStreet[]>(longStreets).map(({ name, ...line }): Street => {
    const at: Point = [(line.from[0] + line.to[0]) / 2, (line.from[1] + line.to[1]) / 2]
    return { name, area: nearestArea(at), at, line }
  })
  // A street that passes several districts is one street.
  const seen = new Set(long.map(({ name }) => `${MOSCOW_PREFIX}/${name}`))
  const others = [...moscow, ...region, ...cities].flatMap(({ area, names }) =>
    names.flatMap((name): Street[] => {
      const key = `${area.prefix}/${name}`
      if (seen.has(key)) return []
      seen.add(key)
      const [north, east] = shiftOf(key)
      return [{ name, area, at: [area.at[0] + north, area.at[1] + east] }]
    }),
  )
  return [...long, ...others]
}

/** Streets of Moscow, of the region's towns and the main ones of some cities, from common knowledge; where one lies is known as well as its area is. */
export const STREETS: readonly Street[] = listStreets()
