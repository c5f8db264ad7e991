import { expect, it } from 'vitest'
import { parseContact } from './contact'

it.each([
  ['+7 (900) 000-00-01', { phone: '79000000001' }],
  ['89000000001', { phone: '79000000001' }],
  [' 9000000001 ', { phone: '79000000001' }],
  ['8121234567', { phone: '78121234567' }],
  ['+996 555 123456', null],
  ['12125551234', null],
  ['anna@example.com', { email: 'anna@example.com' }],
  ['89000000001@example.com', { email: '89000000001@example.com' }],
  ['\u200B+7\u00A0900\u00A0000‑00‑01', { phone: '79000000001' }],
  ['\u200Banna@example.com\u00A0', { email: 'anna@example.com' }],
  ['900000', null],
  ['anna', null],
  ['anna9000000001', null],
  ['', null],
])('%j is %j', (text, contact) => {
  expect(parseContact(text)).toEqual(contact)
})
