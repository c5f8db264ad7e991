import { describe, expect, it } from 'vitest'
import { readSample } from '@/tests/samples/read-sample'
import { formatCount, plural, type PluralForms } from './plural'

const GOODS: PluralForms = ['товар', 'товара', 'товаров']

it.each([
  [0, '0 товаров'],
  [1, '1 товар'],
  [2, '2 товара'],
  [5, '5 товаров'],
  [11, '11 товаров'],
  [12, '12 товаров'],
  [21, '21 товар'],
  [22, '22 товара'],
  [25, '25 товаров'],
  [101, '101 товар'],
  [111, '111 товаров'],
  [1234, '1\u00a0234 товара'],
  [2.5, '2,5 товара'],
  [-1, '-1 товар'],
])('%d is %s', (count, text) => {
  expect(formatCount(count, GOODS)).toBe(text)
})

describe('published Russian plurals', () => {
  const rules = readSample<Record<'one' | 'few' | 'many', string>>('text/plurals.json')
  const samples = (['one', 'few', 'many'] as const).flatMap((category) => {
    const integers = rules[category].split('@integer')[1] ?? ''
    return integers
      .split(',')
      .flatMap((part) => part.trim().split('~'))
      .flatMap((text) => (/^\d+$/.test(text) ? [[Number(text), category] as const] : []))
  })

  it.each(samples)('%d takes the form «%s»', (count, category) => {
    expect(plural(count, ['one', 'few', 'many'])).toBe(category)
  })
})
