import { expect, it, test } from 'vitest'
import { createSidewaysWheel, isSideways, toWheelUnits } from './wheel'

it.each([
  [
    { deltaX: 0, deltaY: 120, deltaMode: 0 },
    { x: 0, y: 120 },
  ],
  [
    { deltaX: 0, deltaY: 3, deltaMode: 1 },
    { x: 0, y: 120 },
  ],
  [
    { deltaX: 1, deltaY: 0, deltaMode: 2 },
    { x: 120, y: 0 },
  ],
])('counts %o in units of a mouse wheel', (turn, expected) => {
  expect(toWheelUnits(turn)).toEqual(expected)
})

it.each([
  [{ x: 60, y: 10 }, true],
  [{ x: -60, y: 10 }, true],
  [{ x: 10, y: 60 }, false],
  [{ x: 0, y: 0 }, false],
])('takes %o for a sideways turn: %s', (turn, expected) => {
  expect(isSideways(turn)).toBe(expected)
})

test('turns one picture for a whole flick', () => {
  const wheel = createSidewaysWheel()
  expect([30, 30, 80, 200].map((delta) => wheel.turn(delta))).toEqual([0, 1, 0, 0])
  wheel.end()
  expect(wheel.turn(-120)).toBe(-1)
})
