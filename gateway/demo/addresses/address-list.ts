import type { Point } from '@/gateway/core/address-book'
import { LONG_STREETS } from '@/gateway/demo/data/long-streets'
import { MOSCOW_CENTRE } from '@/gateway/demo/data/streets-moscow-centre'
import { MOSCOW_EAST } from '@/gateway/demo/data/streets-moscow-east'
import { MOSCOW_NORTH } from '@/gateway/demo/data/streets-moscow-north'
import { MOSCOW_SOUTH } from '@/gateway/demo/data/streets-moscow-south'
import { MOSCOW_WEST } from '@/gateway/demo/data/streets-moscow-west'
import { REGION_TOWNS } from '@/gateway/demo/data/streets-region'
import { shiftOf } from '@/gateway/demo/addresses/shift-of'
import { toStreetName } from '@/gateway/demo/addresses/to-street-name'

/** A district of Moscow or a town of the region. */
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

function parse(text: string, isMoscow: boolean): { area: Area; names: string[] }[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', list = ''] = line.split(':')
      const [title = '', place = ''] = head.split('@')
      const [latitude = 0, longitude = 0] = place.split(',').map(Number)
      const prefix = isMoscow ? MOSCOW_PREFIX : `${REGION_PREFIX}, ${title.trim()}`
      const area = { prefix, title: title.trim(), at: [latitude, longitude] as const, isMoscow }
      return { area, names: list.split(';').flatMap((name) => name.trim() || []) }
    })
}

const moscow = [MOSCOW_CENTRE, MOSCOW_NORTH, MOSCOW_EAST, MOSCOW_SOUTH, MOSCOW_WEST].flatMap((text) =>
  parse(text, true),
)
const region = parse(REGION_TOWNS, false)

export const AREAS: readonly Area[] = [...moscow, ...region].map(({ area }) => area)

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
  const long = LONG_STREETS.map(({ name, ...line }): Street => {
    const at: Point = [(line.from[0] + line.to[0]) / 2, (line.from[1] + line.to[1]) / 2]
    return { name, area: nearestArea(at), at, line }
  })
  // A street that passes several districts is one street.
  const seen = new Set(long.map(({ name }) => `${MOSCOW_PREFIX}/${name}`))
  const others = [...moscow, ...region].flatMap(({ area, names }) =>
    names.flatMap((written): Street[] => {
      const name = toStreetName(written)
      const key = `${area.prefix}/${name}`
      if (seen.has(key)) return []
      seen.add(key)
      const [north, east] = shiftOf(key)
      return [{ name, area, at: [area.at[0] + north, area.at[1] + east] }]
    }),
  )
  return [...long, ...others]
}

/** Streets of Moscow and of the region's towns, from common knowledge; where one lies is known as well as its area is. */
export const STREETS: readonly Street[] = listStreets()
