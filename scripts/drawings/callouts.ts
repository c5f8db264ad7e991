import type { Placed } from './compose'
import { convexHull } from './convex-hull'
import { boxOf, coverageOf, type Coverage } from './coverage'
import type { Point } from './pen'

/** A numbered circle, and where its line ends on the part. */
export type Callout = { position: string; center: Point; tip: Point }

export const CALLOUT_RADIUS = 15
const ANGLES = 16
const REACH = [34, 44, 56, 74, 98, 130, 170, 230]
const SPACE_BETWEEN = 8
const CLEARANCE = 6
const MAX_ANCHORS = 12
/** How far a line goes into its part. */
const BITE = 3
const COST_OF_OTHER_PARTS = 8
const COST_OF_OWN_PART = 3
const COST_OF_CROSSING = 110
/** Lines that run along the axes are taken for axes. */
const COST_OF_AXIS = 14
const AXIS_SLOPE = 0.577

/** A numbered circle beside each part, in free space, whose line crosses as little as possible. */
export function placeCallouts(parts: readonly Placed[]): Callout[] {
  const coverage = coverageOf(parts, CALLOUT_RADIUS * 2)
  const placed: Callout[] = []
  // Small parts have the fewest places to choose from.
  const order = parts
    .map((part, index) => ({ part, index, size: sizeOf(part) }))
    .toSorted((a, b) => a.size - b.size)
  for (const { part, index } of order) {
    let best: { cost: number; callout: Callout } | undefined
    for (const anchor of anchorsOf(part, index, coverage)) {
      for (let step = 0; step < ANGLES; step += 1) {
        const angle = ((step + 0.5) * 2 * Math.PI) / ANGLES
        const way: Point = [Math.cos(angle), Math.sin(angle)]
        const lean = Math.abs(Math.abs(way[1] / way[0]) - AXIS_SLOPE) < 0.2 ? COST_OF_AXIS : 0
        for (const reach of REACH) {
          if (best && reach + lean >= best.cost) break
          const center: Point = [anchor[0] + way[0] * reach, anchor[1] + way[1] * reach]
          if (!coverage.isFree(center, CALLOUT_RADIUS + CLEARANCE)) continue
          if (placed.some((other) => distance(other.center, center) < CALLOUT_RADIUS * 2 + SPACE_BETWEEN))
            continue
          const tip: Point = [anchor[0] - way[0] * BITE, anchor[1] - way[1] * BITE]
          const { own, foreign } = coverage.passed(anchor, center, index)
          const crossed = placed.filter((other) => isCrossed(other, anchor, center)).length
          const cost =
            reach + lean + own * COST_OF_OWN_PART + foreign * COST_OF_OTHER_PARTS + crossed * COST_OF_CROSSING
          if (!best || cost < best.cost) best = { cost, callout: { position: part.position, center, tip } }
        }
      }
    }
    if (!best) throw new Error(`no room for callout ${part.position}`)
    placed.push(best.callout)
  }
  return placed
}

/** Points on the edge of a part, those that other parts hide left out. */
function anchorsOf(part: Placed, index: number, coverage: Coverage): Point[] {
  const edge = part.solids.flatMap((solid) => convexHull(solid))
  const [x1, y1, x2, y2] = boxOf(edge)
  const middle: Point = [(x1 + x2) / 2, (y1 + y2) / 2]
  const seen = edge.filter((point) => {
    const inside: Point = [point[0] + (middle[0] - point[0]) * 0.05, point[1] + (middle[1] - point[1]) * 0.05]
    const owner = coverage.ownerAt(inside)
    return owner === undefined || owner === index
  })
  const usable = seen.length > 0 ? seen : edge
  const step = Math.max(1, usable.length / MAX_ANCHORS)
  return Array.from(
    { length: Math.min(MAX_ANCHORS, usable.length) },
    (_, place) => usable[Math.floor(place * step)] ?? middle,
  )
}

function isCrossed({ tip, center }: Callout, from: Point, to: Point): boolean {
  const side = (a: Point, b: Point, c: Point) =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
  const isCut =
    side(tip, center, from) !== side(tip, center, to) && side(from, to, tip) !== side(from, to, center)
  return isCut || isNear(center, from, to) || isNear(to, tip, center)
}

/** Whether a callout's circle lies on a line. */
function isNear(point: Point, from: Point, to: Point): boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length
  const share = Math.max(0, Math.min(1, along))
  return distance(point, [from[0] + dx * share, from[1] + dy * share]) < CALLOUT_RADIUS + 3
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

function sizeOf({ outline }: Placed): number {
  const [x1, y1, x2, y2] = boxOf(outline)
  return (x2 - x1) * (y2 - y1)
}
