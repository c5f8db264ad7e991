import { expect, test } from 'vitest'
import { matchesTerm } from './matches-term'

test.each([
  ['MANN-FILTER', 'mann', true],
  ['MANN-FILTER', ' filter ', true],
  ['Bosch', 'ищыср', true],
  ['Лузар', 'kepfh', true],
  ['Bosch', '', true],
  ['Bosch', 'ate', false],
])('%s against %j: %s', (title, term, expected) => {
  expect(matchesTerm(title, term)).toBe(expected)
})
