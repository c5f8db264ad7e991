import { expect, it } from 'vitest'
import { DEFAULT_USER, type UserState } from '@/stores/user/user-state'
import { profileAdvice } from './profile-advice'

const whole: UserState = {
  ...DEFAULT_USER,
  name: 'Анна',
  secondName: 'Смирнова',
  phone: '79000000001',
  email: 'anna@example.com',
  isPhoneConfirmed: true,
  isEmailConfirmed: true,
  birthday: '01.02.1990',
  gender: 1,
}

const SENDING = { toPhone: true, toEmail: true }

it.each<[Partial<UserState>, string | undefined]>([
  [{}, undefined],
  [{ isPhoneConfirmed: false, isEmailConfirmed: false, name: '' }, 'Подтвердите телефон'],
  [{ secondName: '', isEmailConfirmed: false }, 'Заполните профиль'],
  [{ isEmailConfirmed: false, gender: -1 }, 'Подтвердите почту'],
  [{ birthday: '' }, 'Расскажите о себе'],
  [{ birthday: '', group: 'corporate' }, undefined],
])('%j: %s', (change, title) => {
  expect(profileAdvice({ ...whole, ...change }, SENDING)?.title).toBe(title)
})

it('promises no code that is not sent, and no papers where there are no emails', () => {
  const mute = { toPhone: false, toEmail: false }
  const unproven = { ...whole, isPhoneConfirmed: false }
  expect(profileAdvice(unproven, SENDING)?.text).toContain('Пришлём код')
  expect(profileAdvice(unproven, mute)?.text).toContain('Код назовёт сотрудник магазина')
  expect(profileAdvice({ ...whole, isEmailConfirmed: false }, mute)).toBeNull()
})
