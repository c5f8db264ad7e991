import { expect, it } from 'vitest'
import { formatDistance } from './format-distance'

it.each([
  [0, '100 м'],
  [0.34, '300 м'],
  [0.96, '1 км'],
  [2.345, '2,3 км'],
  [9.99, '10 км'],
  [47.6, '48 км'],
  [1416.7, '1 417 км'],
])('%d kilometres read «%s»', (km, text) => {
  expect(formatDistance(km).replaceAll('\u00a0', ' ')).toBe(text)
})
