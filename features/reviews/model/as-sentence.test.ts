import { expect, it } from 'vitest'
import { asSentence } from './as-sentence'

it.each([
  ['Не о товаре', 'Не о товаре.'],
  ['Уберите телефон. ', 'Уберите телефон.'],
  ['О чём это?', 'О чём это?'],
  ['Дальше…', 'Дальше…'],
])('"%s" is said as "%s"', (words, said) => {
  expect(asSentence(words)).toBe(said)
})
