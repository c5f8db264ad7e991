import { act, fireEvent, render as renderPlain, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { emailField, phoneField, requiredField } from '@/lib/validation/fields-schema'
import { PHONE_WORDS } from '@/lib/validation/read-phone'
import { render } from '@/tests/render'
import { CheckboxField } from './fields/checkbox-field'
import { ChoiceField } from './fields/choice-field'
import { Form } from './form'
import { EmailField, PhoneField } from './fields/known-fields'
import { PasswordField } from './fields/password-field'
import { SubmitButton } from './submit-button'
import { TextAreaField } from './fields/text-area-field'
import { TextField } from './fields/text-field'
import { useSchemaForm } from './use-schema-form'

const schema = z.object({
  name: requiredField('Укажите имя'),
  words: z.string().max(20, 'Не длиннее 20 символов'),
  phone: phoneField,
  email: emailField,
  password: requiredField('Введите пароль'),
  gender: z.int(),
  isAgree: z.boolean().refine(Boolean, 'Без согласия не выйдет'),
})

type Values = z.output<typeof schema>
type Send = (values: Values) => Promise<void>

function TestForm({ onSubmit, refuse }: { onSubmit: Send; refuse?: string }) {
  const form = useSchemaForm(schema, {
    name: '',
    words: '',
    phone: '',
    email: '',
    password: '',
    gender: -1,
    isAgree: false,
  })
  const send = async (values: Values) => {
    await onSubmit(values)
    if (refuse) form.setError('root', { message: refuse })
  }
  return (
    <Form form={form} onSubmit={send}>
      <TextField form={form} name="name" label="Имя" autoComplete="given-name" />
      <TextAreaField form={form} name="words" label="Слова" />
      <PhoneField form={form} name="phone" />
      <EmailField form={form} name="email" hint="Для чеков" />
      <PasswordField form={form} name="password" autoComplete="new-password" />
      <ChoiceField
        form={form}
        name="gender"
        label="Пол"
        choices={[
          { value: 0, title: 'Мужской' },
          { value: 1, title: 'Женский' },
        ]}
      />
      <CheckboxField form={form} name="isAgree">
        Согласен
      </CheckboxField>
      <SubmitButton form={form}>Отправить</SubmitButton>
    </Form>
  )
}

function mount(onSubmit: Send = async () => undefined, refuse?: string) {
  return render(<TestForm onSubmit={onSubmit} {...(refuse ? { refuse } : {})} />)
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('an error comes when a field is left and goes with the next input', async () => {
  const { user } = mount()
  await user.type(field('Телефон'), '916')
  expect(field('Телефон')).toBeValid()
  await user.tab()
  expect(field('Телефон')).toHaveAccessibleDescription('Укажите телефон полностью')
  expect(field('Телефон')).toBeInvalid()
  await user.type(field('Телефон'), '1')
  expect(field('Телефон')).toBeValid()
  expect(screen.queryByText('Укажите телефон полностью')).toBeNull()
})

test('an error that comes by leaving a field waits for the press that left it', async () => {
  const { user } = mount()
  await user.type(field('Телефон'), '916')
  const button = screen.getByRole('button', { name: 'Показать пароль' })
  await user.pointer({ target: button, keys: '[MouseLeft>]' })
  await Promise.resolve()
  expect(screen.queryByText('Укажите телефон полностью')).toBeNull()
  await user.pointer({ target: button, keys: '[/MouseLeft]' })
  expect(screen.getByLabelText('Пароль')).toHaveAttribute('type', 'text')
  expect(await screen.findByText('Укажите телефон полностью')).toBeVisible()
})

test('the buttons of two passwords in one form are told apart', () => {
  function NewPassword() {
    const form = useSchemaForm(z.object({ now: z.string(), next: z.string() }), { now: '', next: '' })
    return (
      <Form form={form} onSubmit={async () => undefined}>
        <PasswordField form={form} name="now" label="Нынешний пароль" autoComplete="current-password" />
        <PasswordField form={form} name="next" label="Новый пароль" autoComplete="new-password" />
      </Form>
    )
  }
  render(<NewPassword />)
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Показать нынешний пароль',
    'Показать новый пароль',
  ])
})

test('passing through an empty field is no error', async () => {
  const { user } = mount()
  await user.click(field('Имя'))
  await user.tab()
  expect(screen.queryByText('Укажите имя')).toBeNull()
})

test('a hint describes its field, beside the error', async () => {
  const { user } = mount()
  expect(field('Почта')).toHaveAccessibleDescription('Для чеков')
  await user.type(field('Почта'), 'anna')
  await user.tab()
  expect(field('Почта')).toHaveAccessibleDescription('Для чеков Проверьте адрес почты')
})

test('several wrong fields are listed in their order, and the list takes the focus', async () => {
  const onSubmit = vi.fn<Send>()
  const { user } = mount(onSubmit)
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  const summary = await screen.findByRole('group', { name: 'Проверьте поля' })
  expect(summary).toHaveFocus()
  expect(
    within(summary)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual([
    'Укажите имя',
    'Укажите телефон полностью',
    'Проверьте адрес почты',
    'Введите пароль',
    'Без согласия не выйдет',
  ])
  await user.click(within(summary).getByRole('button', { name: 'Проверьте адрес почты' }))
  expect(field('Почта')).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

async function fill(user: ReturnType<typeof render>['user'], { phone = '9161234567' } = {}) {
  await user.type(field('Имя'), ' Анна ')
  await user.type(field('Телефон'), phone)
  await user.type(field('Почта'), 'anna@example.com')
  await user.type(screen.getByLabelText('Пароль'), 'demo-arus-2026')
  await user.click(screen.getByRole('radio', { name: 'Женский' }))
  await user.click(screen.getByRole('checkbox', { name: 'Согласен' }))
}

test('a list names the field whose words speak of a length alone', async () => {
  const { user } = mount()
  await user.type(field('Слова'), 'Двадцать букв и ещё немного')
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  const summary = await screen.findByRole('group', { name: 'Проверьте поля' })
  expect(within(summary).getByRole('button', { name: 'Слова: не длиннее 20 символов' })).toBeVisible()
  expect(field('Слова')).toHaveAccessibleDescription('Не длиннее 20 символов')
})

test('a single wrong field takes the focus itself', async () => {
  const { user } = mount()
  await fill(user, { phone: '916' })
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  await vi.waitFor(() => expect(field('Телефон')).toHaveFocus())
  expect(screen.queryByRole('group', { name: 'Проверьте поля' })).toBeNull()
})

test('sends what the schema makes of the fields, once at a time', async () => {
  const sent = Promise.withResolvers<void>()
  const onSubmit = vi.fn<Send>(() => sent.promise)
  const { user } = mount(onSubmit)
  await fill(user)
  const button = screen.getByRole('button', { name: 'Отправить' })
  await user.click(button)
  await user.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveFocus()
  sent.resolve()
  await vi.waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    name: 'Анна',
    words: '',
    phone: '79161234567',
    email: 'anna@example.com',
    password: 'demo-arus-2026',
    gender: 1,
    isAgree: true,
  })
})

test('two presses at once send it once', async () => {
  const onSubmit = vi.fn<Send>()
  const { user } = mount(onSubmit)
  await fill(user)
  const element = field('Имя').form
  await act(async () => {
    element?.requestSubmit()
    element?.requestSubmit()
  })
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Отправить' })).not.toHaveAttribute('aria-busy', 'true'),
  )
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a refusal of the whole form is said above the fields until something changes', async () => {
  const { user } = mount(undefined, 'Неверный телефон или пароль')
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Неверный телефон или пароль')
  await user.type(field('Имя'), 'а')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a password is shown on demand', async () => {
  const { user } = mount()
  const password = screen.getByLabelText('Пароль')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Показать пароль' }))
  expect(password).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Скрыть пароль' }))
  expect(password).toHaveAttribute('type', 'password')
})

test.each([
  ['Имя', 'given-name', null],
  ['Телефон', 'tel', 'tel'],
  ['Почта', 'email', 'email'],
])('%s tells the browser what it is', (name, token, mode) => {
  mount()
  expect(field(name)).toHaveAttribute('autocomplete', token)
  expect(field(name).getAttribute('inputmode')).toBe(mode)
})

test('what was typed and chosen before its scripts were there stays, and is what is sent', async () => {
  const onSubmit = vi.fn<Send>()
  const place = document.body.appendChild(document.createElement('main'))
  place.innerHTML = renderToString(<TestForm onSubmit={onSubmit} />)
  field('Имя').value = 'Анна'
  field('Слова').value = 'Позвоните утром'
  field('Телефон').value = '89161234567'
  field('Почта').value = 'anna@example.com'
  screen.getByLabelText<HTMLInputElement>('Пароль').value = 'demo-arus-2026'
  screen.getByRole<HTMLInputElement>('radio', { name: 'Женский' }).checked = true
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Согласен' }).checked = true

  renderPlain(<TestForm onSubmit={onSubmit} />, { container: place, hydrate: true })
  expect(field('Телефон')).toHaveValue('+7 (916) 123-45-67')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Отправить' })))
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    name: 'Анна',
    words: 'Позвоните утром',
    phone: '79161234567',
    email: 'anna@example.com',
    password: 'demo-arus-2026',
    gender: 1,
    isAgree: true,
  })
})

test('before its scripts are there it cannot be sent, and would not put a password into the address', async () => {
  document.body.innerHTML = renderToString(<TestForm onSubmit={async () => {}} />)
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeDisabled()
  expect(document.querySelector('form')).toHaveAttribute('method', 'post')
  document.body.innerHTML = ''
  render(<TestForm onSubmit={async () => {}} />)
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeEnabled()
})

test('a phone of another country that is pasted is refused at its field, and nothing is sent', async () => {
  const onSubmit = vi.fn<Send>(() => Promise.resolve())
  const { user } = render(<TestForm onSubmit={onSubmit} />)
  const phone = screen.getByLabelText('Телефон')
  await user.click(phone)
  await user.paste('+996 555 123456')
  expect(phone).toHaveAccessibleDescription(PHONE_WORDS.foreign)
  expect(phone).toBeInvalid()
  await user.tab()
  expect(screen.getByText(PHONE_WORDS.foreign)).toBeVisible()
  await user.click(phone)
  await user.paste('8121234567')
  expect(phone).toHaveValue('+7 (812) 123-45-67')
  expect(screen.queryByText(PHONE_WORDS.foreign)).toBeNull()
  expect(onSubmit).not.toHaveBeenCalled()
})
