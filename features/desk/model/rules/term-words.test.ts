import { expect, it } from 'vitest'
import { termWords } from './term-words'

it.each([
  [0, 'сразу'],
  [5, '5 ч'],
  [24, '1 дн.'],
  [25, '2 дн.'],
  [96, '4 дн.'],
])('says %i hours as «%s»', (hours, words) => {
  expect(termWords(hours)).toBe(words)
})
