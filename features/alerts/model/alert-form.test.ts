import { expect, it } from 'vitest'
import { alertForm } from './alert-form'

it.each([
  ['490', 490],
  ['1 490,50 ₽', 1490.5],
  ['0,01', 0.01],
])('the price «%s» is %d', (text, price) => {
  expect(alertForm(2000).parse({ price: text })).toEqual({ price })
})

it.each([
  ['', /Введите цену/],
  ['дёшево', /Введите цену/],
  ['0', /больше нуля/],
  ['-5', /больше нуля/],
  ['520', /стоит 520.₽/],
  ['99999999999', /Не больше 20.000.000.₽/],
])('the price «%s» is refused', (text, words) => {
  const { error } = alertForm(520).safeParse({ price: text })
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(words)])
})
