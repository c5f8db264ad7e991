import { expect, it } from 'vitest'
import { waitWords } from './wait-words'

it.each([
  [1, 'через 1 секунду'],
  [59, 'через 59 секунд'],
  [60, 'через 1 минуту'],
  [61, 'через 2 минуты'],
  [900, 'через 15 минут'],
  [3600, 'через 60 минут'],
  [3601, 'через 2 часа'],
  [86_400, 'через 24 часа'],
])('%i seconds are told as «%s»', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})
