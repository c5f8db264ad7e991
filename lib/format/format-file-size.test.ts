import { expect, test } from 'vitest'
import { formatFileSize } from './format-file-size'

test.each([
  [1, '1 КБ'],
  [12_288, '12 КБ'],
  [1_468_006, '1,4 МБ'],
  [10_485_760, '10 МБ'],
])('%d bytes are %s', (bytes, shown) => {
  expect(formatFileSize(bytes).replace('\u00a0', ' ')).toBe(shown)
})
