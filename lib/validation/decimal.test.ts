import { expect, it } from 'vitest'
import { formatDecimal, parseDecimal } from './decimal'

it.each([
  ['7,5', 7.5],
  ['7.5', 7.5],
  [' 12 ', 12],
  ['1 000', 1000],
  ['7,5 %', 7.5],
  ['-5', -5],
  ['−5', -5],
  ['0', 0],
  ['', null],
  [',5', null],
  ['7,', null],
  ['1,2,3', null],
  ['5-', null],
])('%j reads as %s', (text, value) => {
  expect(parseDecimal(text)).toBe(value)
})

it.each([
  [7.5, '7,5'],
  [10, '10'],
])('%s is shown as %s', (value, text) => {
  expect(formatDecimal(value)).toBe(text)
  expect(parseDecimal(text)).toBe(value)
})
