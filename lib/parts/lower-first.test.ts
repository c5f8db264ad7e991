import { expect, it } from 'vitest'
import { lowerFirst } from './lower-first'

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
