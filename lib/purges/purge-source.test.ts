import { expect, it } from 'vitest'
import { pauseBefore } from './purge-source'

it.each([
  ['the first try', 0, 1, 100],
  ['the first try of a lucky one', 0, 0, 50],
  ['the fourth try', 3, 1, 800],
  ['a late try', 20, 1, 5000],
  ['a try after days', 5000, 0, 2500],
])('pauses before %s', (_name, attempt, chance, pause) => {
  expect(pauseBefore(attempt, 5000, chance)).toBe(pause)
})
