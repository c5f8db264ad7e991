import { expect, test } from 'vitest'
import { confirmingWords, noPasswordHint, previousContactHint } from './code-words'

test.each([
  [true, true, /который мы туда пришлём/, /пришлём код и на прежний/],
  [true, false, /На телефон код пришлём, для почты его назовёт/, /понадобится код и для прежнего/],
  [false, true, /На почту код пришлём, для телефона его назовёт/, /понадобится код и для прежнего/],
  [false, false, /код. Его назовёт сотрудник магазина по телефону/, /понадобится код и для прежнего/],
])('codes by SMS %s and by email %s are not promised otherwise', (toPhone, toEmail, confirming, previous) => {
  const ways = { toPhone, toEmail, shopPhone: undefined }
  expect(confirmingWords(ways)).toMatch(confirming)
  expect(previousContactHint(ways)).toMatch(previous)
})

test('a code in place of a password is sent or told', () => {
  expect(noPasswordHint(true)).toContain('пришлём код')
  expect(noPasswordHint(false)).toContain('код назовёт сотрудник магазина')
})
