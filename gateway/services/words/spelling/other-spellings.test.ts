import { expect, it } from 'vitest'
import { lettersAndNumber, otherSpellings } from './other-spellings'

it.each([
  ['н4', ['h4']],
  ['wd-40', ['wd40']],
  ['6пк1685', ['6pk1685']],
  ['масло', []],
])('«%s» is spelt %j too', (word, spellings) => {
  expect(otherSpellings(word)).toEqual(expect.arrayContaining(spellings))
  if (spellings.length === 0) expect(otherSpellings(word)).toEqual([])
})

it.each([
  [
    'sp4',
    [
      ['sp', '-4'],
      ['sp', 'iv'],
    ],
  ],
  [
    'sp-4',
    [
      ['sp', '-4'],
      ['sp', 'iv'],
    ],
  ],
  [
    'll04',
    [
      ['ll', '-04'],
      ['ll', 'iv'],
    ],
  ],
  ['дексрон3', []],
  ['h7', []],
  ['w712', []],
])('«%s» is printed apart as %j', (word, lexemes) => {
  expect(lettersAndNumber(word).map((reading) => reading.lexemes)).toEqual(lexemes)
})
