import { expect, it } from 'vitest'
import { addMonths } from './add-months'

it.each([
  ['2026-03-02', 6, '2026-09-02'],
  ['2026-11-22', 2, '2027-01-22'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-12-31', 12, '2027-12-31'],
  ['2026-10-31', 1, '2026-11-30'],
])('%s and %i months are %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later)
})
