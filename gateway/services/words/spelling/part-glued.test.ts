import { expect, it } from 'vitest'
import { halvesOf } from '@/gateway/services/words/spelling/part-glued'

it.each([
  ['акб60', [{ left: 'акб', right: '60' }]],
  ['лампаh7', [{ left: 'лампа', right: 'h7' }]],
  ['boschs5', [{ left: 'boschs', right: '5' }]],
  ['6pk1685', []],
  ['w914/2', []],
  ['шина', []],
  [
    'автошин',
    [
      { left: 'авт', right: 'ошин' },
      { left: 'авто', right: 'шин' },
    ],
  ],
])('%s may have lost a blank here: %j', (word, halves) => {
  expect(halvesOf(word)).toEqual(halves)
})
