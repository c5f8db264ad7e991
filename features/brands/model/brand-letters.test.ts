import { expect, test } from 'vitest'
import { groupByLetter, letterId, letterOf } from './brand-letters'

test.each([
  ['bosch', 'B'],
  ['«Трек»', '0–9'],
  ['555', '0–9'],
  ['Ёлка', 'Ё'],
  [' Öhlins', 'Ö'],
])('%j stands under %s', (title, letter) => {
  expect(letterOf(title)).toBe(letter)
})

test('groups by letter: Latin, then Cyrillic, then the rest, each in alphabetical order', () => {
  const titles = ['Фенокс', 'Bosch', '555', 'Автобренд', 'ATE', 'Brembo', 'Airline']
  const groups = groupByLetter(titles.map((title) => ({ title })))
  expect(groups.map(({ letter, brands }) => [letter, brands.map(({ title }) => title)])).toEqual([
    ['A', ['Airline', 'ATE']],
    ['B', ['Bosch', 'Brembo']],
    ['А', ['Автобренд']],
    ['Ф', ['Фенокс']],
    ['0–9', ['555']],
  ])
})

test('letters that look alike have their own anchors', () => {
  expect(letterId('A')).not.toBe(letterId('А'))
  expect(letterId('A')).toMatch(/^[\w-]+$/)
})
