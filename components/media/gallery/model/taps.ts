import { DOUBLE_TAP_MS, TAP_PX } from './gallery-numbers'
import type { Point } from './zoom'

export type Tap = 'single' | 'double'

export type TapTracker = {
  down(point: Point): void
  /** What the release was; null when the pointer had moved too far. */
  up(point: Point, time: number): Tap | null
  /** A tap that happened elsewhere counts as the first of two. */
  remember(time: number): void
}

/** Distinguishes taps from drags and double taps from single ones; times in milliseconds. */
export function createTapTracker(): TapTracker {
  let start: Point | null = null
  let previous: number | null = null
  return {
    down(point) {
      start = point
    },
    up(point, time) {
      const isTap = start !== null && isTapDistance(start, point)
      start = null
      if (!isTap) {
        previous = null
        return null
      }
      const isDouble = previous !== null && time - previous <= DOUBLE_TAP_MS
      previous = isDouble ? null : time
      return isDouble ? 'double' : 'single'
    },
    remember(time) {
      previous = time
    },
  }
}

export function isTapDistance(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) < TAP_PX
}
