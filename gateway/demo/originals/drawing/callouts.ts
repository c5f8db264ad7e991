import type { Placed } from './compose'
import type { Point } from './pen'

export type Callout = { position: string; center: Point; /** Where its line ends on the part. */ tip: Point }

export const CALLOUT_RADIUS = 15
const CELL = 8
const STEPS = 24
const REACH = [26, 40, 56, 74, 96, 122, 152, 190]
const COST_OF_PART = 6
const COST_OF_CROSSING = 90
const COST_OF_LEAN = 10

/** Which part covers each cell of a grid over the drawing. */
class Grid {
  readonly #owner = new Map<string, number>()

  cover(outline: readonly Point[], owner: number) {
    const hull = convexHull(outline)
    const xs = hull.map(([x]) => x)
    const ys = hull.map(([, y]) => y)
    for (let x = Math.floor(Math.min(...xs) / CELL); x <= Math.max(...xs) / CELL; x += 1) {
      for (let y = Math.floor(Math.min(...ys) / CELL); y <= Math.max(...ys) / CELL; y += 1) {
        if (isInside([(x + 0.5) * CELL, (y + 0.5) * CELL], hull)) this.#owner.set(`${x}/${y}`, owner)
      }
    }
  }

  ownerAt([x, y]: Point): number | undefined {
    return this.#owner.get(`${Math.floor(x / CELL)}/${Math.floor(y / CELL)}`)
  }

  isFree([x, y]: Point, radius: number): boolean {
    for (let dx = -radius; dx <= radius; dx += CELL / 2) {
      for (let dy = -radius; dy <= radius; dy += CELL / 2) {
        if (this.ownerAt([x + dx, y + dy]) !== undefined) return false
      }
    }
    return true
  }
}

/** A numbered circle beside each part, in free space, whose line crosses as little as possible. */
export function placeCallouts(parts: readonly Placed[]): Callout[] {
  const grid = new Grid()
  parts.forEach(({ outline }, index) => grid.cover(outline, index))
  const placed: Callout[] = []
  // Small parts have the fewest places to choose from.
  const order = parts
    .map((part, index) => ({ part, index }))
    .toSorted((a, b) => sizeOf(a.part) - sizeOf(b.part))
  for (const { part, index } of order) {
    const box = boxOf(part.outline)
    const middle: Point = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
    let best: { cost: number; callout: Callout } | undefined
    for (let step = 0; step < STEPS; step += 1) {
      const angle = ((step + 0.5) * 2 * Math.PI) / STEPS
      const way: Point = [Math.cos(angle), Math.sin(angle)]
      const edge = edgeOf(part.outline, middle, way)
      for (const reach of REACH) {
        const center: Point = [middle[0] + way[0] * (edge + reach), middle[1] + way[1] * (edge + reach)]
        const tip: Point = [middle[0] + way[0] * edge * 0.82, middle[1] + way[1] * edge * 0.82]
        if (!grid.isFree(center, CALLOUT_RADIUS + 2)) continue
        if (placed.some((other) => distance(other.center, center) < CALLOUT_RADIUS * 2 + 7)) continue
        const cost =
          reach +
          Math.abs(way[0] * way[1]) * -COST_OF_LEAN +
          COST_OF_PART * foreignCells(grid, tip, center, index) +
          COST_OF_CROSSING * placed.filter((other) => crosses(other, tip, center)).length
        if (!best || cost < best.cost) best = { cost, callout: { position: part.position, center, tip } }
      }
    }
    if (!best) throw new Error(`no room for callout ${part.position}`)
    placed.push(best.callout)
  }
  return placed
}

function foreignCells(grid: Grid, from: Point, to: Point, own: number): number {
  const steps = Math.ceil(distance(from, to) / CELL)
  let count = 0
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps
    const owner = grid.ownerAt([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
    if (owner !== undefined && owner !== own) count += 1
  }
  return count
}

function crosses({ tip, center }: Callout, from: Point, to: Point): boolean {
  const side = (a: Point, b: Point, c: Point) =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
  const isCrossed =
    side(tip, center, from) !== side(tip, center, to) && side(from, to, tip) !== side(from, to, center)
  return isCrossed || nearSegment(center, from, to) || nearSegment(to, tip, center)
}

/** Whether a callout's circle lies on a line. */
function nearSegment(point: Point, from: Point, to: Point): boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = dx * dx + dy * dy
  const share =
    length === 0
      ? 0
      : Math.max(0, Math.min(1, ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length))
  return distance(point, [from[0] + dx * share, from[1] + dy * share]) < CALLOUT_RADIUS + 3
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

/** How far an outline reaches from its middle. */
function edgeOf(outline: readonly Point[], middle: Point, way: Point): number {
  return Math.max(...outline.map(([x, y]) => (x - middle[0]) * way[0] + (y - middle[1]) * way[1]))
}

function sizeOf({ outline }: Placed): number {
  const [x1, y1, x2, y2] = boxOf(outline)
  return (x2 - x1) * (y2 - y1)
}

export function boxOf(points: readonly Point[]): [number, number, number, number] {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of list) {
      for (;;) {
        const [before, last] = [chain.at(-2), chain.at(-1)]
        if (!before || !last) break
        const turn =
          (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0])
        if (turn > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

function isInside([x, y]: Point, hull: readonly Point[]): boolean {
  return hull.every((from, index) => {
    const to = hull[(index + 1) % hull.length] ?? from
    return (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]) >= 0
  })
}
