import { expect, it } from 'vitest'
import { isPastEnd, parseLimit, parsePage } from './paging'

it.each([
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['2', 2],
  ['02', 2],
  ['2.5', 1],
  ['2a', 1],
  ['1e3', 1],
  ['9'.repeat(400), 100_000],
])('page %j is %d', (value, expected) => {
  expect(parsePage(value)).toBe(expected)
})

it.each([
  [null, 58],
  ['10', 10],
  ['100', 100],
  ['101', 100],
  ['0', 58],
  ['-10', 58],
  ['ten', 58],
])('limit %j is %d', (value, expected) => {
  expect(parseLimit(value)).toBe(expected)
})

it.each([
  [1, 0, false],
  [1, 1, false],
  [2, 2, false],
  [2, 1, true],
  [2, 0, true],
])('page %d of %d is past the end: %s', (page, pages, isPast) => {
  expect(isPastEnd({ page, pages })).toBe(isPast)
})
