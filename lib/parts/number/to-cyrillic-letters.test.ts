import { expect, it } from 'vitest'
import { toCyrillicLetters } from './to-cyrillic-letters'

it.each([
  ['KC822', 'КС822'],
  ['6CT-60.1 VL', '6СТ-60.1 VL'],
  ['oc90', 'ос90'],
  ['GDB1550', 'GDB1550'],
  ['ДГ-29', 'ДГ-29'],
])('%s is %s', (typed, cyrillic) => {
  expect(toCyrillicLetters(typed)).toBe(cyrillic)
})
