import { expect, it } from 'vitest'
import { monogramOf } from './monogram-of'

it.each([
  ['Арус', 'А'],
  ['«мотор»', 'М'],
  ['4 колеса', '4'],
  ['ёлка', 'Ё'],
  ['🚗 Гараж', 'Г'],
  ['—', ''],
])('%s is %s', (name, letter) => {
  expect(monogramOf(name)).toBe(letter)
})
