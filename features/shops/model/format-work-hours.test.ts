import { expect, test } from 'vitest'
import { formatWorkHours } from './format-work-hours'

test.each([
  ['09:00', '21:00', 'Ежедневно 09:00–21:00'],
  ['9:00', '21:30:00', 'Ежедневно 09:00–21:30'],
  ['00:00', '24:00', 'Круглосуточно'],
  ['00:00', '00:00', 'Круглосуточно'],
  ['00:00', '23:59', 'Круглосуточно'],
  ['00:00', '22:00', 'Ежедневно 00:00–22:00'],
])('from %s to %s reads «%s»', (open, close, text) => {
  expect(formatWorkHours({ open, close })).toBe(text)
})
