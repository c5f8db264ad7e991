import { expect, it } from 'vitest'
import { dayTitle } from './day-title'

it.each([
  ['21.11.2026', 'сб, 21\u00a0ноября'],
  ['01.03.2027', 'пн, 1\u00a0марта'],
  ['завтра', 'Не определено'],
  ['01.01.0001', 'Не определено'],
])('%s is shown as %s', (date, title) => {
  expect(dayTitle(date)).toBe(title)
})
