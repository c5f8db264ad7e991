import { expect, it } from 'vitest'
import { formatYears, toYearDate } from './years'

it.each([
  ['01.02.2010', '01.02.2010'],
  ['2010', null],
  ['2010-02-01', null],
  ['1.2.2010', null],
  ['01.02.2010 ', null],
  [2010, null],
  [null, null],
])('%j is kept as %j', (value, expected) => {
  expect(toYearDate(value)).toBe(expected)
})

it.each([
  ['01.02.2010', '01.06.2015', '2010–2015'],
  ['01.02.2010', null, '2010–н. в.'],
  [null, '01.06.2015', 'до 2015'],
  [null, null, ''],
])('%s to %s is «%s»', (from, to, text) => {
  expect(formatYears(from, to)).toBe(text)
})
