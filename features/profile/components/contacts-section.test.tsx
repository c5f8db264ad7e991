import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { notify } from '@/components/ui/toast/notify'
import { GatewayError } from '@/lib/gateway/errors'
import type { UserOperations } from '@/stores/user/user-operations'
import { checkCode, sendCode } from '../api/confirmation'
import { anna, renderFor } from '../testing'
import { ContactsSection } from './contacts-section'
import { OwnContact } from './own-contact'

vi.mock('../api/confirmation', () => ({ sendCode: vi.fn(), checkCode: vi.fn() }))
vi.mock('@/components/ui/toast/notify', () => ({ notify: vi.fn() }))

const update = vi.fn<UserOperations['update']>()
const read = vi.fn<UserOperations['read']>()
const button = (name: string) => screen.getByRole('button', { name })
const code = () => screen.findByRole('textbox', { name: 'Код из сообщения' })

beforeEach(() => {
  document.cookie = 'arus_user=1'
  update.mockReset().mockImplementation(async (changes) => ({ ...anna, ...changes }))
  read.mockReset().mockResolvedValue(anna)
  vi.mocked(notify).mockReset()
  vi.mocked(sendCode).mockReset().mockResolvedValue({
    retryAfter: 60,
    expiresIn: 300,
    digits: 4,
    isTold: false,
    recipient: '+7 *** *** 00-09',
  })
  vi.mocked(checkCode).mockReset().mockResolvedValue({ isConfirmed: true, token: 'proof', recipient: null })
  return () => {
    document.cookie = 'arus_user=; max-age=0'
  }
})

test('a phone that is not proven is proven by a code', async () => {
  const { user, stores } = renderFor(
    { ...anna, isPhoneConfirmed: false },
    { update, read },
    <ContactsSection sendsMail />,
  )
  expect(screen.getByText(/товары не добавить в корзину/)).toBeInTheDocument()
  await user.click(button('Подтвердить телефон'))
  expect(sendCode).toHaveBeenCalledWith({ phone: '79000000001' })
  await user.type(await code(), '1234')
  await vi.waitFor(() => expect(checkCode).toHaveBeenCalledWith({ phone: '79000000001' }, '1234'))
  await vi.waitFor(() => expect(stores.user.getState().isPhoneConfirmed).toBe(true))
  expect(screen.queryByText(/товары не добавить/)).toBeNull()
})

test('a new phone takes the place of the old one only with its code', async () => {
  const { user } = renderFor(anna, { update, read }, <ContactsSection sendsMail />)
  await user.click(button('Изменить телефон'))
  const phone = screen.getByRole('textbox', { name: 'Телефон' })
  expect(phone).toHaveFocus()
  await user.clear(phone)
  await user.type(phone, '9000000009')
  await user.type(screen.getByLabelText('Нынешний пароль'), 'demo-arus-2026')
  await user.click(button('Получить код'))
  expect(sendCode).toHaveBeenCalledWith({ phone: '79000000009' })
  expect(update).not.toHaveBeenCalled()
  await user.type(await code(), '1234')
  await vi.waitFor(() =>
    expect(update).toHaveBeenCalledWith({
      phone: '79000000009',
      code: '1234',
      currentPassword: 'demo-arus-2026',
    }),
  )
  expect(await screen.findByText('+7 (900) 000-00-09')).toBeInTheDocument()
})

test('a wrong code is said at its field and changes nothing', async () => {
  update.mockRejectedValue(
    new GatewayError({
      kind: 'validation',
      message: 'Неверный код',
      body: {
        message: 'Неверный код',
        errors: [{ field: 'code', message: 'Неверный код. Осталось попыток: 4.' }],
      },
    }),
  )
  const { user } = renderFor(anna, { update, read }, <ContactsSection sendsMail />)
  await user.click(button('Изменить почту'))
  const email = screen.getByRole('textbox', { name: 'Почта' })
  await user.clear(email)
  await user.type(email, 'new@example.com')
  await user.type(screen.getByLabelText('Нынешний пароль'), 'demo-arus-2026{Enter}')
  await user.type(await code(), '0000')
  await vi.waitFor(async () =>
    expect(await code()).toHaveAccessibleDescription('Неверный код. Осталось попыток: 4.'),
  )
  await user.click(button('Отменить'))
  expect(screen.getByText('anna@example.com')).toBeInTheDocument()
})

test('the same contact given again asks for no code', async () => {
  const { user } = renderFor(anna, { update, read }, <ContactsSection sendsMail />)
  await user.click(button('Изменить почту'))
  await user.click(button('Получить код'))
  expect(await screen.findByRole('button', { name: 'Изменить почту' })).toBeInTheDocument()
  expect(sendCode).not.toHaveBeenCalled()
})

test('the mail of an order need not be typed again', async () => {
  const { user } = renderFor(
    { ...anna, email: '', isEmailConfirmed: false },
    { update, read },
    <OwnContact kind="email" suggested="anna@work.ru" />,
  )
  await user.click(button('Добавить почту'))
  expect(screen.getByRole('textbox', { name: 'Почта' })).toHaveValue('anna@work.ru')
})

test('only a company has an e-mail for invoices, which is saved without a code', async () => {
  const company = { ...anna, group: 'corporate' } as const
  update.mockImplementation(async (changes) => ({ ...company, ...changes }))
  const { user } = renderFor(company, { update, read }, <ContactsSection sendsMail />)
  await user.click(button('Добавить почту для счетов'))
  await user.type(screen.getByRole('textbox', { name: 'Почта для счетов' }), 'bills@example.com')
  await user.click(button('Сохранить'))
  await vi.waitFor(() => expect(update).toHaveBeenCalledWith({ invoiceEmail: 'bills@example.com' }))
  expect(await screen.findByRole('button', { name: 'Подтвердить почту для счетов' })).toBeInTheDocument()
})

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])(
  'with emails %s and a proven mailbox %s the way back is promised: %s',
  (sendsMail, isProven, isPromised) => {
    renderFor(
      { ...anna, isEmailConfirmed: isProven },
      { update, read },
      <ContactsSection sendsMail={sendsMail} />,
    )
    expect(screen.queryAllByText(/О смене напишем на нынешнюю почту/)).toHaveLength(isPromised ? 1 : 0)
  },
)

test('a retail buyer has none', () => {
  renderFor(anna, { update, read }, <ContactsSection sendsMail />)
  expect(screen.queryByText('Почта для счетов')).toBeNull()
})

test('without the password, the contact so far is asked before the new one', async () => {
  const { user } = renderFor(anna, { update, read }, <ContactsSection sendsMail />)
  await user.click(button('Изменить почту'))
  const email = screen.getByRole('textbox', { name: 'Почта' })
  await user.clear(email)
  await user.type(email, 'new@example.com{Enter}')
  expect(sendCode).toHaveBeenLastCalledWith({ email: 'anna@example.com' })
  await user.type(await code(), '1111')
  await vi.waitFor(() => expect(sendCode).toHaveBeenLastCalledWith({ email: 'new@example.com' }))
  expect(checkCode).toHaveBeenCalledWith({ email: 'anna@example.com' }, '1111')
  await vi.waitFor(async () => expect(await code()).toHaveValue(''))
  await user.type(await code(), '2222')
  await vi.waitFor(() =>
    expect(update).toHaveBeenCalledWith({ email: 'new@example.com', code: '2222', previousCode: 'proof' }),
  )
})

test('a wrong password is said at its field, and what was typed stays', async () => {
  const message = 'Неверный пароль.'
  update.mockRejectedValue(
    new GatewayError({
      kind: 'validation',
      message,
      body: { message, errors: [{ field: 'currentPassword', message }] },
    }),
  )
  const { user } = renderFor(anna, { update, read }, <ContactsSection sendsMail />)
  await user.click(button('Изменить почту'))
  const email = screen.getByRole('textbox', { name: 'Почта' })
  await user.clear(email)
  await user.type(email, 'new@example.com')
  await user.type(screen.getByLabelText('Нынешний пароль'), 'guess-guess-1{Enter}')
  await user.type(await code(), '1234')
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Почта' })).toHaveValue('new@example.com')
})
