import { expect, it } from 'vitest'
import { formatGender } from './format-gender'

it.each([
  [0, 'муж'],
  [1, 'жен'],
  [-1, ''],
])('%d is «%s»', (gender, text) => {
  expect(formatGender(gender)).toBe(text)
})
