import { expect, test } from 'vitest'
import { recoveryHint, registerHint } from './code-hints'

test.each([
  [true, true, 'С которыми вы регистрировались: пришлём туда код', 'Подтвердим кодом'],
  [true, false, 'На телефон пришлём код, для почты его назовёт сотрудник магазина', 'Подтвердим кодом'],
  [
    false,
    true,
    'На почту пришлём код, для телефона его назовёт сотрудник магазина',
    'Подтвердите кодом, который назовёт сотрудник магазина',
  ],
  [
    false,
    false,
    'С которыми вы регистрировались. Код назовёт сотрудник магазина',
    'Подтвердите кодом, который назовёт сотрудник магазина',
  ],
])('codes by SMS %s and by email %s: «%s», «%s»', (toPhone, toEmail, recovery, register) => {
  const ways = { toPhone, toEmail, shopPhone: undefined }
  expect([recoveryHint(ways), registerHint(ways)]).toEqual([recovery, register])
})
