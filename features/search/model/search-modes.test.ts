import { expect, test } from 'vitest'
import { SEARCH_MODES } from '@/lib/gateway/contracts/catalog/search'
import { parseSearchMode, placeholderOf, SEARCH_MODE_OPTIONS } from './search-modes'

test('offers every mode of the gateway under its label', () => {
  expect(SEARCH_MODE_OPTIONS.map(({ mode }) => mode)).toEqual([...SEARCH_MODES])
  expect(SEARCH_MODE_OPTIONS.map(({ label }) => label)).toEqual([
    'Везде',
    'По артикулу',
    'Наименованию',
    'Коду Арус',
  ])
})

test('gives each mode its own placeholder', () => {
  const placeholders = SEARCH_MODE_OPTIONS.map(({ mode }) => placeholderOf(mode))
  expect(placeholders.every((text) => text.length > 0)).toBe(true)
  expect(new Set(placeholders).size).toBe(placeholders.length)
})

test.each([
  ['articul', 'articul'],
  ['arusCode', 'arusCode'],
  ['', 'all'],
  ['ARTICUL', 'all'],
  [null, 'all'],
] as const)('reads the mode %j as %s', (text, mode) => {
  expect(parseSearchMode(text)).toBe(mode)
})
