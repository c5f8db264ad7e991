import type { Callout } from './unit'

/** A mouse points exactly, a finger does not. */
export type PointerKind = 'mouse' | 'finger'

type Point = { x: number; y: number }
type Size = { width: number; height: number }

/** How far beside a callout a press still means it. */
const REACH_PX: Readonly<Record<PointerKind, number>> = { mouse: 8, finger: 24 }
/** A finger cannot choose between callouts whose centres are as near as that to each other, seen from the press. */
const DOUBT_PX: Readonly<Record<PointerKind, number>> = { mouse: 0, finger: 6 }

/**
 * Positions that a press on a drawing means, the nearest first: one, or several where a finger cannot tell. The point is in pixels
 * from the corner of the drawing as it is shown, zoomed or not.
 */
export function positionsAt(
  callouts: readonly Callout[],
  point: Point,
  shown: Size,
  pointer: PointerKind,
): string[] {
  const near = callouts
    .map((callout) => measure(callout, point, shown))
    .filter(({ beside }) => beside <= REACH_PX[pointer])
    .toSorted((a, b) => a.fromCentre - b.fromCentre)
  const [nearest] = near
  if (!nearest) return []
  const meant = near.filter(({ fromCentre }) => fromCentre - nearest.fromCentre <= DOUBT_PX[pointer])
  return [...new Set(meant.map(({ position }) => position))]
}

function measure({ position, left, top, width, height }: Callout, point: Point, shown: Size) {
  const half = { x: (width * shown.width) / 200, y: (height * shown.height) / 200 }
  const dx = Math.abs(point.x - (left * shown.width) / 100 - half.x)
  const dy = Math.abs(point.y - (top * shown.height) / 100 - half.y)
  return {
    position,
    fromCentre: Math.hypot(dx, dy),
    beside: Math.hypot(Math.max(0, dx - half.x), Math.max(0, dy - half.y)),
  }
}
