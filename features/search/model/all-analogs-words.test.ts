import { expect, it } from 'vitest'
import { allAnalogsWords } from './all-analogs-words'

it.each([
  [48, 48, 'Все 48 аналогов'],
  [4, 3, 'Все 4 аналога, 1 не в продаже'],
  [1, 0, 'Показать 1 аналог'],
])('of %d analogs %d are sold: «%s»', (known, sold, words) => {
  expect(allAnalogsWords(known, sold).replaceAll('\u00a0', ' ')).toBe(words)
})
