import { expect, test } from 'vitest'
import { toRussianLetters } from '@/gateway/services/words/spelling/to-russian-letters'

test.each([
  ['kolodki', 'колодки'],
  ['Maslo', 'масло'],
  ['svechi', 'свечи'],
  ['akkumulyator', 'аккумулятор'],
  ['tormoznye', 'тормозные'],
  ['zadniy', 'задний'],
  ['shchetka', 'щетка'],
  ['shiny', 'шины'],
  ['akb 60', 'акб 60'],
])('%s is %s', (typed, russian) => {
  expect(toRussianLetters(typed)).toBe(russian)
})
