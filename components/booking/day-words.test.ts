import { expect, it } from 'vitest'
import { dayWords } from './day-words'

it.each([
  ['02.03.2026', 'пн, 2\u00a0марта'],
  ['01.03.2026', 'вс, 1\u00a0марта'],
  ['31.12.2026', 'чт, 31\u00a0декабря'],
  ['31.02.2026', '31.02.2026'],
])('%s is %s', (date, words) => {
  expect(dayWords(date)).toBe(words)
})
