import { expect, it } from 'vitest'
import { formatSalary } from './format-salary'

it.each([
  [null, null, null],
  [120_000, null, 'от 120 000 ₽'],
  [null, 90_000, 'до 90 000 ₽'],
  [110_000, 160_000, 'от 110 000 до 160 000 ₽'],
  [80_000, 80_000, '80 000 ₽'],
])('writes a salary from %s to %s as %s', (salaryFrom, salaryTo, words) => {
  expect(formatSalary({ salaryFrom, salaryTo })?.replaceAll('\u00a0', ' ') ?? null).toBe(words)
})
