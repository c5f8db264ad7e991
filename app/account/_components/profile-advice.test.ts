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

it.each<[Partial<UserState>, string | undefined]>([
  [{}, undefined],
  [{ isPhoneConfirmed: false, isEmailConfirmed: false, name: '' }, 'Подтвердите телефон'],
  [{ secondName: '', isEmailConfirmed: false }, 'Заполните профиль'],
  [{ isEmailConfirmed: false, gender: -1 }, 'Подтвердите почту'],
  [{ birthday: '' }, 'Расскажите о себе'],
  [{ birthday: '', group: 'corporate' }, undefined],
])('%j: %s', (change, title) => {
  expect(profileAdvice({ ...whole, ...change })?.title).toBe(title)
})
