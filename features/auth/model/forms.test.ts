import { expect, it } from 'vitest'
import { PHONE_WORDS } from '@/lib/validation/read-phone'
import { contactForm } from './forms'

it.each([
  ['+996 555 123456', PHONE_WORDS.foreign],
  ['900000', 'Введите телефон или почту'],
])('of the contact %j it says %j', (contact, message) => {
  expect(contactForm.safeParse({ contact }).error?.issues.map((issue) => issue.message)).toEqual([message])
})
