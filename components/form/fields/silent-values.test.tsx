import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { render } from '@/tests/render'
import { CheckboxField } from './checkbox-field'
import { ChoiceField } from './choice-field'
import { Form } from '../form'
import { InnField } from './inn-field'
import { BirthdayField, CodeField, EmailField, PhoneField } from './known-fields'
import { PasswordField } from './password-field'
import { SubmitButton } from '../submit-button'
import { TextAreaField } from './text-area-field'
import { TextField } from './text-field'
import { useSchemaForm } from '../use-schema-form'

const EMPTY = {
  name: '',
  words: '',
  phone: '',
  email: '',
  password: '',
  code: '',
  birthday: '',
  inn: '',
  vin: '',
  percent: '',
  other: '',
  gender: '-',
  isAgree: false,
}
type Values = typeof EMPTY

const text = z.string()
const schema = z.object({
  name: text,
  words: text,
  phone: text,
  email: text,
  password: text,
  code: text,
  birthday: text,
  inn: text,
  vin: text,
  percent: text,
  other: text,
  gender: text,
  isAgree: z.boolean(),
})

function EveryField({ onSubmit }: { onSubmit: (values: Values) => void }) {
  const form = useSchemaForm(schema, EMPTY)
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField form={form} name="name" label="Имя" />
      <TextAreaField form={form} name="words" label="Слова" />
      <PhoneField form={form} name="phone" />
      <EmailField form={form} name="email" />
      <PasswordField form={form} name="password" autoComplete="current-password" />
      <CodeField form={form} name="code" digits={4} />
      <BirthdayField form={form} name="birthday" />
      <InnField form={form} name="inn" fills={{}} />
      <TextField form={form} name="vin" label="VIN" mask="vin" />
      <TextField form={form} name="percent" label="Процент" mask="decimal" />
      <TextField form={form} name="other" label="Другое" />
      <ChoiceField form={form} name="gender" label="Пол" choices={[{ value: 'f', title: 'Женский' }]} />
      <CheckboxField form={form} name="isAgree">
        Согласен
      </CheckboxField>
      <SubmitButton form={form}>Отправить</SubmitButton>
    </Form>
  )
}

const FILLED: readonly (readonly [label: string, text: string])[] = [
  ['Имя', 'Анна'],
  ['Слова', 'Позвоните утром'],
  ['Телефон', '+7 916 123-45-67'],
  ['Почта', 'anna@example.com'],
  ['Пароль', 'demo-arus-2026'],
  ['Код из сообщения', '1234'],
  ['Дата рождения', '1990-01-01'],
  ['ИНН', '771301'],
  ['VIN', 'xtagfk330jy144213'],
  ['Процент', '7,5'],
]
const SENT: Values = {
  name: 'Анна',
  words: 'Позвоните утром',
  phone: '79161234567',
  email: 'anna@example.com',
  password: 'demo-arus-2026',
  code: '1234',
  birthday: '01.01.1990',
  inn: '771301',
  vin: 'XTAGFK330JY144213',
  percent: '7,5',
  other: '',
  gender: 'f',
  isAgree: true,
}

const PROTOTYPE = {
  // A password manager has its own view of the page: React's watch on the element does not see what it does.
  'past React': (element: HTMLElement) => Object.getPrototypeOf(element) as object,
  'by a script of the page': (element: HTMLElement) => element,
}
type Way = keyof typeof PROTOTYPE

function put(way: Way, element: HTMLElement, property: 'value' | 'checked', value: unknown): void {
  Reflect.set(PROTOTYPE[way](element), property, value, element)
}

function fillSilently(way: Way): void {
  for (const [label, value] of FILLED) put(way, screen.getByLabelText(label), 'value', value)
}

function check(way: Way): void {
  put(way, screen.getByRole('radio', { name: 'Женский' }), 'checked', true)
  put(way, screen.getByRole('checkbox', { name: 'Согласен' }), 'checked', true)
}

test.each<Way>(['past React', 'by a script of the page'])(
  'what is put into the fields without an event %s is what is sent',
  async (way) => {
    const onSubmit = vi.fn<(values: Values) => void>()
    const { user } = render(<EveryField onSubmit={onSubmit} />)
    fillSilently(way)
    check(way)
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    expect(onSubmit.mock.calls[0]?.[0]).toEqual(SENT)
    expect(screen.getByLabelText('Пароль')).toHaveValue('demo-arus-2026')
  },
)

test.each<Way>(['past React', 'by a script of the page'])(
  'what was put in without an event %s outlives drawings of the form',
  async (way) => {
    const onSubmit = vi.fn<(values: Values) => void>()
    const { user, rerender } = render(<EveryField onSubmit={onSubmit} />)
    fillSilently(way)
    await user.type(screen.getByLabelText('Другое'), 'а')
    rerender(<EveryField onSubmit={onSubmit} />)
    await user.click(screen.getByRole('button', { name: 'Показать пароль' }))
    check(way)
    await user.type(screen.getByLabelText('Другое'), '{Enter}')
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...SENT, other: 'а' })
  },
)

test('a field that was emptied without an event is sent empty', async () => {
  const onSubmit = vi.fn<(values: Values) => void>()
  const { user } = render(<EveryField onSubmit={onSubmit} />)
  await user.type(screen.getByLabelText('Имя'), 'Анна')
  await user.type(screen.getByLabelText('Телефон'), '9161234567')
  put('past React', screen.getByLabelText('Имя'), 'value', '')
  put('past React', screen.getByLabelText('Телефон'), 'value', '')
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ name: '', phone: '' })
})
