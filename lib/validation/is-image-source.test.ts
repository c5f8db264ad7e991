import { expect, it } from 'vitest'
import { isImageSource } from './is-image-source'

it.each([
  ['media/a.png', true],
  ['https://example.org/a.png', true],
  ['', false],
  ['  ', false],
  [null, false],
  [undefined, false],
  [7, false],
  [['a.png'], false],
])('%j is an image source: %s', (value, expected) => {
  expect(isImageSource(value)).toBe(expected)
})
