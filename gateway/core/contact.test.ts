import { expect, it } from 'vitest'
import { normalizePhone, toContact, toPhone } from '@/gateway/core/contact'
import { PHONE_WORDS } from '@/lib/validation/read-phone'

it.each(['+996 555 123456', '00996555123456', '12125551234', '+49 30 123456'])(
  'a phone of another country is refused with a sentence: %s',
  (phone) => {
    expect(normalizePhone(phone)).toBeUndefined()
    expect(() => toPhone(phone)).toThrow(expect.objectContaining({ kind: 'validation' }))
    expect(() => toContact({ phone })).toThrow(`${PHONE_WORDS.foreign}.`)
  },
)

it.each([
  ['8 (812) 123-45-67 доб. 12', '78121234567'],
  ['8121234567', '78121234567'],
  ['+7 701 123 45 67', '77011234567'],
])('%s is known as %s', (text, phone) => {
  expect(toContact({ phone: text })).toEqual({ kind: 'phone', field: 'phone', key: phone })
})
