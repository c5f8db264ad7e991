import { expect, it } from 'vitest'
import { readMinutes } from './read-minutes'

it.each([
  [[], 30],
  [['--minutes', '5'], 5],
  [['--minutes', '0.5'], 0.5],
  [['--minutes', '0'], undefined],
  [['--minutes', 'long'], undefined],
  [['--minutes'], undefined],
  [['--hours', '1'], undefined],
  [['--minutes', '1', 'more'], undefined],
])('%j lasts %s minutes', (args, minutes) => {
  expect(readMinutes(args)).toBe(minutes)
})
