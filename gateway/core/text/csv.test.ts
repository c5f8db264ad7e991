import { expect, it } from 'vitest'
import { toCsvLine } from '@/gateway/core/text/csv'

it.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"\n`],
  ['+7 900 000-00-01', "'+7 900 000-00-01\n"],
  ['-1', "'-1\n"],
  ['@SUM(A1)', "'@SUM(A1)\n"],
  ['\t=1', "'\t=1\n"],
  ['\r=1', `"'\r=1"\n`],
  ['\n=1', `"'\n=1"\n`],
  ['＝1', "'＝1\n"],
  ['Анна; "Ромашка"', '"Анна; ""Ромашка"""\n'],
  ['Анна', 'Анна\n'],
])('%j is a text in a sheet', (cell, line) => {
  expect(toCsvLine([cell])).toBe(line)
})
