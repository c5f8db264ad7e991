import { expect, it } from 'vitest'
import { markupForm } from './markup-form'
import { markupPreview } from './markup-percent'

const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null

it.each([
  ['7,5', 7.5],
  ['7.5', 7.5],
  ['10', 10],
  ['', 0],
  ['0', 0],
  ['1000', 1000],
  ['12,25', 12.25],
])('a margin of %j is stored as %d', (text, markup) => {
  expect(markupForm.parse({ markup: text })).toEqual({ markup })
})

it.each([
  ['-5', 'Не меньше 0 %'],
  ['1000,01', 'Не больше 1 000 %'],
  ['7,555', 'Не больше двух знаков после запятой'],
  ['7,5,5', 'Введите число, например 7,5'],
  ['-', 'Введите число, например 7,5'],
])('%j is no margin: %s', (text, problem) => {
  expect(markupForm.safeParse({ markup: text }).error?.issues.map(({ message }) => plain(message))).toEqual([
    problem,
  ])
  expect(markupPreview(text)).toBeNull()
})

it.each([
  ['7,5', 'Наценка 7,5 %: товар за 1 000 ₽ покажем за 1 075 ₽'],
  ['', 'Наценка 0 %: товар за 1 000 ₽ покажем за 1 000 ₽'],
])('before %j is saved it is shown as what it means', (text, shown) => {
  expect(plain(markupPreview(text))).toBe(shown)
})
