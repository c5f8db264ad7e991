import { describe, expect, it } from 'vitest'
import { inLatin, isInLatin, lookAlikeKey, straighten, straightenWords } from './look-alikes'

describe('straightenWords', () => {
  it.each([
    ['КNЕСНТ', 'KNECHT'],
    ['Цiна', 'Ціна'],
    ['ВОSСН', 'BOSCH'],
    ['Наименовaние', 'Наименование'],
    ['АвтоДеталь PRO', 'АвтоДеталь PRO'],
    ['MANN', 'MANN'],
    ['АТЕ', 'АТЕ'],
    ['ЖR', 'ЖR'],
  ])('makes %j %j', (text, straight) => {
    expect(straightenWords(text)).toBe(straight)
  })
})

it.each([
  ['А7N475', 'A7N475'],
  ['БМ-12M', 'БМ-12М'],
  ['ОС90', 'ОС90'],
])('straightens the number %j to %j', (text, straight) => {
  expect(straighten(text)).toBe(straight)
})

it.each([
  ['ОС 90', 'OC 90'],
  ['OC 90', 'OC 90'],
  ['БМ-12', undefined],
])('%j in Latin is %j', (text, latin) => {
  expect(inLatin(text)).toBe(latin)
})

it.each([
  ['аte', 'АТЕ'],
  ['нella', 'HELLA'],
])('sees %j and %j as one', (one, other) => {
  expect(lookAlikeKey(one)).toBe(lookAlikeKey(other))
})

it('knows a name in Latin letters', () => {
  expect([isInLatin('Bosch 2'), isInLatin('Бош'), isInLatin('123')]).toEqual([true, false, false])
})
