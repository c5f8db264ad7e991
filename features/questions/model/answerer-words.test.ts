import { expect, it } from 'vitest'
import { answererWords } from './answerer-words'

it.each([
  [{ author: 'Магазин', isShop: true }, 'Ответ магазина'],
  [{ author: 'Анна С.', isShop: false }, 'Анна С., покупатель'],
  [{ author: 'Покупатель', isShop: false }, 'Покупатель'],
  [{ author: '', isShop: false }, 'Покупатель'],
])('%j answers as «%s»', (who, words) => {
  expect(answererWords(who)).toBe(words)
})
