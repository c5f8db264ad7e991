import { expect, it } from 'vitest'
import { demandWord } from './demand-word'

it.each([
  ['колодки Бембо солярис', 'бембо', 'колодки "Бембо" солярис'],
  ['фильтр тёплый', 'теплый', 'фильтр "тёплый"'],
  ['масло 1,6', '1.6', 'масло "1,6"'],
  ['rjkjlrb ,tv,j', 'бембо', 'rjkjlrb ,tv,j "бембо"'],
])('in «%s» the word «%s» is demanded by %s', (query, word, expected) => {
  expect(demandWord(query, word)).toBe(expected)
})
