import type { Placed } from './compose'
import { convexHull } from './convex-hull'
import type { Point } from './pen'

const CELL = 6
const FREE = -1

/** Which part covers each cell of a grid over a drawing. */
export type Coverage = {
  /** Index of the part at a point; undefined where the sheet is empty. */
  ownerAt: (point: Point) => number | undefined
  isFree: (center: Point, radius: number) => boolean
  /** Cells that a line passes, by whether they are of one part or of others. */
  passed: (from: Point, to: Point, part: number) => { own: number; foreign: number }
}

export function coverageOf(parts: readonly Placed[], margin: number): Coverage {
  const [left, top, right, bottom] = boxOf(parts.flatMap(({ outline }) => outline))
  const [x0, y0] = [left - margin, top - margin]
  const columns = Math.ceil((right - left + margin * 2) / CELL)
  const rows = Math.ceil((bottom - top + margin * 2) / CELL)
  const owners = new Int16Array(columns * rows).fill(FREE)
  parts.forEach(({ solids }, index) => {
    for (const solid of solids) cover(convexHull(solid), index)
  })

  function cover(hull: readonly Point[], owner: number) {
    const [x1, y1, x2, y2] = boxOf(hull)
    for (let row = Math.floor((y1 - y0) / CELL); row <= (y2 - y0) / CELL; row += 1) {
      for (let column = Math.floor((x1 - x0) / CELL); column <= (x2 - x0) / CELL; column += 1) {
        const middle: Point = [x0 + (column + 0.5) * CELL, y0 + (row + 0.5) * CELL]
        if (isInside(middle, hull)) owners[row * columns + column] = owner
      }
    }
  }

  function ownerAt([x, y]: Point): number | undefined {
    const [column, row] = [Math.floor((x - x0) / CELL), Math.floor((y - y0) / CELL)]
    if (column < 0 || row < 0 || column >= columns || row >= rows) return undefined
    const owner = owners[row * columns + column]
    return owner === FREE ? undefined : owner
  }

  function isFree([x, y]: Point, radius: number): boolean {
    for (let dx = -radius; dx <= radius; dx += CELL) {
      for (let dy = -radius; dy <= radius; dy += CELL) {
        if (dx * dx + dy * dy <= radius * radius && ownerAt([x + dx, y + dy]) !== undefined) return false
      }
    }
    return true
  }

  function passed(from: Point, to: Point, part: number) {
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / CELL)
    const count = { own: 0, foreign: 0 }
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps
      const owner = ownerAt([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
      if (owner === part) count.own += 1
      else if (owner !== undefined) count.foreign += 1
    }
    return count
  }

  return { ownerAt, isFree, passed }
}

export function boxOf(points: readonly Point[]): [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  return box
}

function isInside([x, y]: Point, hull: readonly Point[]): boolean {
  return hull.every((from, index) => {
    const to = hull[(index + 1) % hull.length] ?? from
    return (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]) >= 0
  })
}
