import { expect, it } from 'vitest'
import { toLatinLetters } from './to-latin-letters'

it.each([
  ['А7N475', 'A7N475'],
  ['А21R23-3501800', 'A21R23-3501800'],
  ['х5', 'x5'],
  ['ОС90', 'OC90'],
  ['Щ12', 'Щ12'],
  ['GDB1550', 'GDB1550'],
])('%s is %s', (typed, latin) => {
  expect(toLatinLetters(typed)).toBe(latin)
})
