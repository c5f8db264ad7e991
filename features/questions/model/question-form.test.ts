import { expect, it } from 'vitest'
import { questionForm } from './question-form'

it.each([
  ['', false],
  [' а   ', false],
  ['???', false],
  ['Длина?', true],
])('«%s» is a question: %s', (text, isOne) => {
  const { success, error } = questionForm.safeParse({ text, isAnonymous: false })
  expect(success).toBe(isOne)
  if (!isOne) expect(error?.issues[0]?.message).toBe('Напишите хотя бы пару слов')
})
