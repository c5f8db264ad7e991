import { MAX_CORNERS } from '@/lib/gateway/contracts/desk/delivery'

export type Corner = [longitude: number, latitude: number]

const CORNERS_IN_CIRCLE = 24
const KM_IN_DEGREE = 111.32
export const MAX_RADIUS_KM = 500
const DIGITS = 5
const PAIR = /^(-?\d{1,2}(?:\.\d+)?)[\s,;]+(-?\d{1,3}(?:\.\d+)?)$/
/** With decimal commas, as Russian tables write it: then a comma alone parts nothing. */
const COMMA_PAIR = /^(-?\d{1,2},\d+)(?:\s*;\s*|,?\s+)(-?\d{1,3},\d+)$/

/** «55.7558, 37.6173»: latitude first, as maps show and copy it. */
export function readPoint(text: string): Corner | undefined {
  const typed = text.trim()
  const [, latitude, longitude] = PAIR.exec(typed) ?? COMMA_PAIR.exec(typed) ?? []
  if (latitude === undefined || longitude === undefined) return undefined
  const corner: Corner = [toNumber(longitude), toNumber(latitude)]
  return Math.abs(corner[0]) <= 180 && Math.abs(corner[1]) <= 90 ? corner : undefined
}

function toNumber(part: string): number {
  return Number(part.replace(',', '.'))
}

/** A corner a line; undefined when one cannot be read, or when there are too few or too many. */
export function readCorners(text: string): Corner[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const corners = lines.flatMap((line) => {
    const corner = readPoint(line)
    return corner ? [corner] : []
  })
  const [first, ...others] = corners
  const last = others.at(-1)
  // Drawing programs name the first corner once more at the end.
  const open = first && last && first[0] === last[0] && first[1] === last[1] ? corners.slice(0, -1) : corners
  if (corners.length !== lines.length || open.length < 3 || open.length > MAX_CORNERS) return undefined
  return open
}

export function toCornerText(corners: readonly (readonly [number, number])[]): string {
  return corners.map(([longitude, latitude]) => `${latitude}, ${longitude}`).join('\n')
}

/** Corners around a point; undefined for a point or a distance that cannot be read. */
export function circleAround(centre: string, radius: string): Corner[] | undefined {
  const point = readPoint(centre)
  const kilometres = Number(radius.trim().replace(',', '.'))
  if (!point || !(kilometres > 0) || kilometres > MAX_RADIUS_KM) return undefined
  const [longitude, latitude] = point
  const height = kilometres / KM_IN_DEGREE
  const width = height / Math.cos((latitude * Math.PI) / 180)
  return Array.from({ length: CORNERS_IN_CIRCLE }, (_, at) => {
    const angle = (2 * Math.PI * at) / CORNERS_IN_CIRCLE
    return [round(longitude + width * Math.cos(angle)), round(latitude + height * Math.sin(angle))]
  })
}

function round(degrees: number): number {
  return Number(degrees.toFixed(DIGITS))
}
