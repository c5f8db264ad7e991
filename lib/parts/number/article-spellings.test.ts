import { expect, it } from 'vitest'
import { articleSpellings, lookUpKeys } from './article-spellings'

it.each([
  ['OC 90', ['OC 90', 'ОС 90']],
  ['(OC 90)', ['(OC 90)', 'OC 90', 'ОС 90']],
  ['GDB1550', ['GDB1550']],
  ['ОС90', ['ОС90', 'OC90', 'JC90']],
  ['щс90', ['щс90', 'щc90', 'oc90']],
  ['***', ['***']],
  ['-', []],
])('of %j are %j', (typed, spellings) => {
  expect(articleSpellings(typed).toSorted()).toEqual(spellings.toSorted())
  expect(articleSpellings(typed)[0]).toBe(spellings[0])
})

it.each(['(OC 90)', '№OC90', 'OC 90.', 'арт. oc90', '0С–90', '«OC90»', 'OC 90™', 'OC\u200b90', 'щс90'])(
  '%s is looked up as OC90',
  (typed) => {
    expect(lookUpKeys(typed)).toContain('0c90')
  },
)
