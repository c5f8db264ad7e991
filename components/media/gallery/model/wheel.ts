import { SLIDE_THRESHOLD_PX, WHEEL_STEP_UNITS } from './gallery-numbers'

type WheelTurn = { deltaX: number; deltaY: number; deltaMode: number }

/** Lines in one notch of a mouse wheel, where a browser counts in lines. */
const LINES_A_NOTCH = 3
const LINE_MODE = 1
const PIXEL_MODE = 0

/** Wheel units whatever the browser counts in: 120 are one notch. */
export function toWheelUnits({ deltaX, deltaY, deltaMode }: WheelTurn): { x: number; y: number } {
  if (deltaMode === PIXEL_MODE) return { x: deltaX, y: deltaY }
  const unit = deltaMode === LINE_MODE ? WHEEL_STEP_UNITS / LINES_A_NOTCH : WHEEL_STEP_UNITS
  return { x: deltaX * unit, y: deltaY * unit }
}

export function isSideways({ x, y }: { x: number; y: number }): boolean {
  return Math.abs(x) > Math.abs(y)
}

export type SidewaysWheel = {
  /** Adds a turn; the step to take, at most one until the gesture ends. */
  turn(delta: number): -1 | 0 | 1
  end(): void
}

/** A trackpad sends dozens of small turns for one flick: together they turn one picture. */
export function createSidewaysWheel(): SidewaysWheel {
  let sum = 0
  let isSpent = false
  return {
    turn(delta) {
      sum += delta
      if (isSpent || Math.abs(sum) < SLIDE_THRESHOLD_PX) return 0
      isSpent = true
      return sum > 0 ? 1 : -1
    },
    end() {
      sum = 0
      isSpent = false
    },
  }
}
