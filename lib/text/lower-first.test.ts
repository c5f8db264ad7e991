import { expect, it } from 'vitest'
import { lowerAdjective, lowerFirst } from './lower-first'

it.each([
  ['Вязкость SAE', 'вязкость SAE'],
  ['В корзину', 'в корзину'],
  ['ACEA', 'ACEA'],
  ['АКБ', 'АКБ'],
  ['RunFlat', 'RunFlat'],
  ['', ''],
])('%s within a sentence is %s', (title, text) => {
  expect(lowerFirst(title)).toBe(text)
})

it.each([
  ['Зимние', 'зимние'],
  ['Нет', 'нет'],
  ['Синтетическое', 'синтетическое'],
  ['Россия', 'Россия'],
  ['Южная Корея', 'Южная Корея'],
  ['Нетто', 'Нетто'],
])('the value %s within a sentence is %s', (value, text) => {
  expect(lowerAdjective(value)).toBe(text)
})
