import { expect, test } from 'vitest'
import { positionsAt } from './positions-at'

const callout = (position: string, left: number, top = 50) => ({ position, left, top, width: 4, height: 4 })
/** Centres at 12, 15 and 72 per cent of the width. */
const CALLOUTS = [callout('1', 10), callout('2', 13), callout('3', 70)]
const PHONE = { width: 300, height: 300 }
const ZOOMED = { width: 1500, height: 1500 }

test.each([
  ['the middle of one means it', 216, 156, PHONE, 'finger', ['3']],
  ['a finger beside one means it', 216, 140, PHONE, 'finger', ['3']],
  ['a mouse beside one means it', 216, 144, PHONE, 'mouse', ['3']],
  ['a mouse far from all means none', 216, 140, PHONE, 'mouse', []],
  ['a finger far from all means none', 120, 156, PHONE, 'finger', []],
  ['a finger between two may mean either, the nearer first', 40, 156, PHONE, 'finger', ['1', '2']],
  ['a mouse between two means the nearer', 41, 156, PHONE, 'mouse', ['2']],
  ['a finger on one of two means it', 33, 156, PHONE, 'finger', ['1']],
  ['a finger tells them apart in a zoomed drawing', 190, 780, ZOOMED, 'finger', ['1']],
] as const)('%s', (_what, x, y, shown, pointer, expected) => {
  expect(positionsAt(CALLOUTS, { x, y }, shown, pointer)).toEqual(expected)
})

test('a position that is drawn twice is named once', () => {
  const twins = [callout('5', 10), callout('5', 11)]
  expect(positionsAt(twins, { x: 37, y: 156 }, PHONE, 'finger')).toEqual(['5'])
})
