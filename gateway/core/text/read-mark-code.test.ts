import { expect, it } from 'vitest'
import { readMarkCode } from '@/gateway/core/text/read-mark-code'

const CODE = '0104600605032411215Hx8kQ2m"T!aBc'
const GROUP = '\u001d'

it.each([
  ['the code of a product', CODE, CODE],
  [
    'a code with its check value',
    `${CODE}${GROUP}91EE11${GROUP}92dGVzdA==`,
    `${CODE}${GROUP}91EE11${GROUP}92dGVzdA==`,
  ],
  ['what a scanner sets before it', `]d2${CODE}`, CODE],
  ['the sign that begins it', `${GROUP}${CODE}`, CODE],
  ['blanks around it', ` ${CODE}\r`, CODE],
])('reads %s', (_, scanned, code) => {
  expect(readMarkCode(scanned)).toBe(code)
})

it.each([
  ['nothing', ''],
  ['a bar code', '4600605032411'],
  ['a wrong check digit', CODE.replace('2411', '2412')],
  ['no serial number', '010460060503241121'],
  ['a serial number of more than twenty signs', `010460060503241121${'1'.repeat(21)}`],
  ['Cyrillic letters, as a scanner types on a Russian keyboard', '010460060503241121Фы'],
])('does not read %s', (_, scanned) => {
  expect(readMarkCode(scanned)).toBeUndefined()
})
