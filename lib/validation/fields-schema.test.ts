import { expect, it } from 'vitest'
import type { ZodType } from 'zod'
import {
  birthdayField,
  codeField,
  emailField,
  genderField,
  innField,
  phoneField,
  requiredField,
  strictEmailField,
  urlField,
} from './fields-schema'
import { PHONE_WORDS } from './read-phone'

const birthday = birthdayField(() => new Date('2026-03-02T09:00:00Z'))
const name = requiredField('Укажите имя', 5)

function outcome(schema: ZodType, value: unknown): unknown {
  const result = schema.safeParse(value)
  return result.success ? result.data : { problem: result.error.issues[0]?.message }
}

it.each<[string, ZodType, unknown, unknown]>([
  ['name', name, ' Иван ', 'Иван'],
  ['name', name, ' ', { problem: 'Укажите имя' }],
  ['name', name, 'Василий', { problem: 'Не длиннее 5 символов' }],
  ['email', emailField, ' ivan@example.ru ', 'ivan@example.ru'],
  ['email', emailField, '\u00A0\u200Bivan@\u00ADexample.ru\uFEFF', 'ivan@example.ru'],
  ['phone', phoneField, '\u202A+7\u00A0916\u00A0123‑45‑67\u200B', '79161234567'],
  ['email', emailField, 'ivan', { problem: 'Проверьте адрес почты' }],
  ['strict email', strictEmailField, 'ivan..p@example.ru', { problem: 'Проверьте адрес почты' }],
  ['url', urlField, 'https://example.org', 'https://example.org'],
  ['url', urlField, 'example', { problem: 'Проверьте адрес страницы' }],
  ['phone', phoneField, '+7 (916) 123-45-67', '79161234567'],
  ['phone', phoneField, '8 (812) 123-45-67 доб. 12', '78121234567'],
  ['phone', phoneField, '7916123456', { problem: 'Укажите телефон полностью' }],
  ['phone', phoneField, '+996 555 123456', { problem: PHONE_WORDS.foreign }],
  ['phone', phoneField, '12125551234', { problem: PHONE_WORDS.foreign }],
  ['code', codeField, '12 34', '1234'],
  ['code', codeField, '1234 5678 9012', '123456789012'],
  ['code', codeField, '1234 5', { problem: 'Введите 4 или 12 цифр — сколько в сообщении' }],
  ['code', codeField, '123', { problem: 'Введите 4 цифры из сообщения' }],
  ['INN', innField, '7707083893', '7707083893'],
  ['INN', innField, '77070838931', '77070838931'],
  ['INN', innField, '7707083894', '7707083894'],
  ['INN', innField, '123', { problem: 'ИНН — от 10 до 12 цифр' }],
  ['INN', innField, '0000000000', { problem: 'Такого ИНН не бывает: все цифры одинаковые' }],
  ['gender', genderField, 0, 0],
  ['gender', genderField, -1, { problem: 'Укажите пол' }],
  ['birthday', birthday, '02.03.2008', '02.03.2008'],
  ['birthday', birthday, '31.02.1990', { problem: 'Такой даты нет' }],
  ['birthday', birthday, '03.03.2008', { problem: 'Проверьте год рождения, вы должны быть старше 18.' }],
])('%s', (_name, schema, value, expected) => {
  expect(outcome(schema, value)).toEqual(expected)
})
