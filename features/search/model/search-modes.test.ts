import { expect, test } from 'vitest'
import { SEARCH_MODES } from '@/lib/gateway/contracts/catalog/search'
import { parseSearchMode, placeholderOf, searchModeOptions } from './search-modes'

test('offers every mode of the gateway under its label', () => {
  expect(searchModeOptions('Мотор').map(({ mode }) => mode)).toEqual([...SEARCH_MODES])
  expect(searchModeOptions('Мотор').map(({ label }) => label)).toEqual([
    'Везде',
    'По артикулу',
    'Наименованию',
    'Коду Мотор',
  ])
})

test('gives each mode its own placeholder', () => {
  const placeholders = searchModeOptions('Мотор').map(({ mode }) => placeholderOf(mode))
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
