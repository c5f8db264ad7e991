import { expect, it } from 'vitest'
import { isBirthdayAndGenderFilled, isProfileConfirmed, isProfileFilled } from './profile'

const whole = { name: 'Иван', secondName: 'Петров', email: 'ivan@example.ru', phone: '79161234567' }

it('is filled with all four fields', () => {
  expect(isProfileFilled(whole)).toBe(true)
})

it.each(['name', 'secondName', 'email', 'phone'])('is not filled without %s', (field) => {
  expect(isProfileFilled({ ...whole, [field]: '' })).toBe(false)
  expect(isProfileFilled({ ...whole, [field]: ' ' })).toBe(false)
})

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])('phone confirmed %s, email confirmed %s: confirmed %s', (isPhoneConfirmed, isEmailConfirmed, expected) => {
  expect(isProfileConfirmed({ isPhoneConfirmed, isEmailConfirmed })).toBe(expected)
})

it.each([
  ['01.02.1990', 0, true],
  ['01.02.1990', 1, true],
  ['01.02.1990', -1, false],
  ['', 0, false],
])('birthday %j and gender %d count as filled: %s', (birthday, gender, expected) => {
  expect(isBirthdayAndGenderFilled({ birthday, gender })).toBe(expected)
})
