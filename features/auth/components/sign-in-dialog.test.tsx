import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import {
  anna,
  field,
  login,
  mount,
  press,
  push,
  recover,
  register,
  sendCode,
  standInForCalls,
} from './testing/open-sign-in'

standInForCalls()

function refusal(message: string, errors?: { field: string; message: string }[]) {
  return new GatewayError({ kind: 'validation', message, body: { message, ...(errors ? { errors } : {}) } })
}

test('signs in by phone and password, closes, and lets the guest go on', async () => {
  const afterwards = vi.fn<() => void>()
  const { user, stores } = mount({ afterwards })
  expect(screen.getByRole('heading', { name: 'Вход' })).toHaveFocus()
  await user.type(field('Телефон или почта'), '8 900 000-00-01')
  await user.type(screen.getByLabelText('Пароль'), 'demo-arus-2026')
  await user.click(press('Войти'))
  await vi.waitFor(() => expect(afterwards).toHaveBeenCalledOnce())
  expect(login).toHaveBeenCalledWith({ phone: '79000000001', password: 'demo-arus-2026' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(stores.user.getState().name).toBe('Анна')
  expect(push).not.toHaveBeenCalled()
})

test('says what opens after the sign-in, and opens it', async () => {
  const { user } = mount({ target: '/account/cart' })
  expect(screen.getByText('Корзина откроется, как только вы войдёте.')).toBeVisible()
  await user.type(field('Телефон или почта'), '8 900 000-00-01')
  await user.type(screen.getByLabelText('Пароль'), 'demo-arus-2026{Enter}')
  await vi.waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith('/account/cart'))
})

test('signs in by e-mail', async () => {
  const { user } = mount()
  await user.type(field('Телефон или почта'), 'anna@example.com')
  await user.type(screen.getByLabelText('Пароль'), 'demo-arus-2026{Enter}')
  await vi.waitFor(() =>
    expect(login).toHaveBeenCalledWith({ email: 'anna@example.com', password: 'demo-arus-2026' }),
  )
})

test('a shop without the way in by e-mail asks for a phone alone', async () => {
  const { user } = mount({}, false)
  await user.type(field('Телефон'), 'anna@example.com')
  await user.type(screen.getByLabelText('Пароль'), 'demo-arus-2026{Enter}')
  await vi.waitFor(() => expect(field('Телефон')).toBeInvalid())
  expect(login).not.toHaveBeenCalled()
  await user.clear(field('Телефон'))
  await user.type(field('Телефон'), '8 900 000-00-01')
  await user.type(screen.getByLabelText('Пароль'), '{Enter}')
  await vi.waitFor(() =>
    expect(login).toHaveBeenCalledWith({ phone: '79000000001', password: 'demo-arus-2026' }),
  )
})

test('who has no confirmed phone is taken to the profile, and nothing else happens', async () => {
  const afterwards = vi.fn<() => void>()
  login.mockResolvedValue({ ...anna, isPhoneConfirmed: false })
  const { user } = mount({ afterwards })
  await user.type(field('Телефон или почта'), '89000000002')
  await user.type(screen.getByLabelText('Пароль'), 'demo-arus-2026{Enter}')
  await vi.waitFor(() => expect(push).toHaveBeenCalledWith('/account/profile'))
  expect(afterwards).not.toHaveBeenCalled()
})

test('a refusal is said in the form, which stays as it is', async () => {
  login.mockRejectedValue(refusal('Неверный телефон, почта или пароль.'))
  const { user } = mount()
  await user.type(field('Телефон или почта'), '89000000001')
  await user.type(screen.getByLabelText('Пароль'), 'wrong-password{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Неверный телефон, почта или пароль.')
  expect(field('Телефон или почта')).toHaveValue('89000000001')
  expect(screen.getByRole('dialog', { name: 'Вход' })).toBeInTheDocument()
})

test('signs in by a code: the fourth digit sends it', async () => {
  const { user } = mount()
  await user.click(press('Войти по коду из СМС'))
  await user.type(field('Телефон'), '9000000001')
  await user.click(press('Получить код'))
  expect(await screen.findByText('+7 (900) 000-00-01')).toBeInTheDocument()
  expect(sendCode).toHaveBeenCalledWith({ phone: '79000000001' }, 'login')
  const code = field('Код из сообщения')
  expect(code).toHaveFocus()
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await user.paste('12 34')
  await vi.waitFor(() => expect(login).toHaveBeenCalledWith({ phone: '79000000001', code: '1234' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a right code for a phone that is new asks for a name and the consent, and opens an account by the same code', async () => {
  login.mockRejectedValueOnce(refusal('Нет аккаунта', [{ field: 'phone', message: 'Нет аккаунта' }]))
  const { user, stores } = mount()
  await user.click(press('Войти по коду из СМС'))
  await user.type(field('Телефон'), '9000000001{Enter}')
  await user.type(await screen.findByRole('textbox', { name: 'Код из сообщения' }), '1234')
  expect(await screen.findByText('+7 (900) 000-00-01')).toBeInTheDocument()
  await user.type(field('Имя'), 'Анна')
  await user.click(press('Открыть кабинет'))
  expect(register).not.toHaveBeenCalled()
  await user.click(screen.getByRole('checkbox', { name: /Согласие на обработку/ }))
  await user.click(press('Открыть кабинет'))
  await vi.waitFor(() =>
    expect(register).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ phone: '79000000001', code: '1234', name: 'Анна', isAgree: true }),
    ),
  )
  expect(sendCode).toHaveBeenCalledOnce()
  expect(stores.signIn.getState().isOpen).toBe(false)
})

test('a wrong code is said at its field, which takes the focus', async () => {
  login.mockRejectedValueOnce(
    refusal('Проверьте поля', [
      { field: 'code', message: 'Код не подошёл. Проверьте цифры или запросите новый' },
    ]),
  )
  const { user } = mount()
  await user.click(press('Войти по коду из СМС'))
  await user.type(field('Телефон'), '9000000001{Enter}')
  await user.type(await screen.findByRole('textbox', { name: 'Код из сообщения' }), '0000')
  await vi.waitFor(() => expect(field('Код из сообщения')).toBeInvalid())
  expect(field('Код из сообщения')).toHaveFocus()
  expect(field('Код из сообщения')).toHaveAccessibleDescription(/Код не подошёл/)
})

test('another code may be asked for only when the wait is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { user } = mount()
    await user.click(press('Войти по коду из СМС'))
    await user.type(field('Телефон'), '9000000001{Enter}')
    expect(await screen.findByText(/через (1:00|0:59)/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Отправить код ещё раз' })).toBeNull()
    act(() => void vi.advanceTimersByTime(61_000))
    await user.click(press('Отправить код ещё раз'))
    expect(sendCode).toHaveBeenCalledTimes(2)
    expect(await screen.findByText(/через (1:00|0:59)/)).toBeInTheDocument()
  } finally {
    vi.useRealTimers()
  }
})

test('a code that came before the window was closed can still be entered', async () => {
  sendCode.mockRejectedValue(
    new GatewayError({ kind: 'rateLimited', message: 'Новый код можно запросить через 40 секунд.' }),
  )
  const { user } = mount()
  await user.click(press('Войти по коду из СМС'))
  await user.type(field('Телефон'), '9000000001{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('через 40 секунд.')
  await user.click(press('Ввести код, который уже пришёл'))
  await user.type(field('Код из сообщения'), '1234{Enter}')
  await vi.waitFor(() => expect(login).toHaveBeenCalledWith({ phone: '79000000001', code: '1234' }))
})

test('a code that nothing sends is told by the staff', async () => {
  sendCode.mockResolvedValue({
    retryAfter: 60,
    digits: 4,
    isTold: true,
    recipient: '+7 *** *** 00-01',
  })
  const { user } = mount()
  await user.click(press('Войти по коду из СМС'))
  await user.type(field('Телефон'), '9000000001{Enter}')
  expect(await screen.findByText(/назовёт сотрудник: позвоните нам/)).toBeVisible()
  expect(screen.queryByText(/Отправили код/)).not.toBeInTheDocument()
})

test('a long code is entered whole', async () => {
  sendCode.mockResolvedValue({
    retryAfter: 600,
    digits: 12,
    isTold: false,
    recipient: '+7 *** *** 00-01',
  })
  const { user } = mount()
  await user.click(press('Войти по коду из СМС'))
  await user.type(field('Телефон'), '9000000001{Enter}')
  expect(await screen.findByText(/В нём 12 цифр/)).toBeInTheDocument()
  await user.type(field('Код из сообщения'), '123456789012')
  await vi.waitFor(() => expect(login).toHaveBeenCalledOnce())
  expect(login).toHaveBeenCalledWith({ phone: '79000000001', code: '123456789012' })
})

test('a refused password says how long to wait, and the code is at hand', async () => {
  const message =
    'Слишком много попыток войти в этот кабинет. Войдите по коду из сообщения или повторите через 2 минуты.'
  login.mockRejectedValue(new GatewayError({ kind: 'rateLimited', message }))
  const { user } = mount()
  await user.type(field('Телефон или почта'), '9000000001')
  await user.type(screen.getByLabelText('Пароль'), 'demo-arus-2026{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('через 2 минуты')
  await user.click(press('Войти по коду из СМС'))
  await user.click(press('Получить код'))
  expect(sendCode).toHaveBeenCalledWith({ phone: '79000000001' }, 'login')
})

test('the number can be mended before the code is entered', async () => {
  const { user } = mount()
  await user.click(press('Войти по коду из СМС'))
  await user.type(field('Телефон'), '9000000001{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Изменить номер' }))
  expect(field('Телефон')).toHaveValue('+7 (900) 000-00-01')
})

test('recovers access by e-mail, taking along what was typed', async () => {
  const { user } = mount()
  await user.type(field('Телефон или почта'), 'anna@example.com')
  await user.click(press('Забыли пароль?'))
  expect(screen.getByRole('heading', { name: 'Новый пароль' })).toHaveFocus()
  expect(field('Телефон или почта')).toHaveValue('anna@example.com')
  await user.click(press('Получить код'))
  await user.type(await screen.findByRole('textbox', { name: 'Код из сообщения' }), '1234')
  await user.type(screen.getByLabelText('Новый пароль', { selector: 'input' }), 'another-2026')
  await user.click(press('Сохранить и войти'))
  await vi.waitFor(() =>
    expect(recover).toHaveBeenCalledWith({
      email: 'anna@example.com',
      code: '1234',
      password: 'another-2026',
    }),
  )
})

test('closing forgets the screen and what the guest was about to do', async () => {
  const { user, stores } = mount({ afterwards: () => undefined })
  await user.click(press('Зарегистрироваться'))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Закрыть' }))
  expect(stores.signIn.getState().afterwards).toBeUndefined()
  act(() => stores.signIn.getState().open())
  expect(screen.getByRole('heading', { name: 'Вход' })).toBeInTheDocument()
})

test('a shop that sends no codes lets in with a password, and its staff tells the code of a new one', async () => {
  sendCode.mockResolvedValue({ retryAfter: 60, digits: 4, isTold: true, recipient: '' })
  const { user } = mount({ screen: 'code' }, true, { by: [], phone: '74822000000' })
  expect(screen.getByRole('heading', { name: 'Вход' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /по коду/ })).toBeNull()
  await user.click(press('Забыли пароль?'))
  expect(screen.getByText(/Код назовёт сотрудник магазина/)).toBeVisible()
  await user.type(field('Телефон или почта'), '8 900 000-00-01')
  await user.click(press('Получить код'))
  expect(await screen.findByText(/Магазин не отправляет СМС/)).toBeVisible()
  expect(screen.getByRole('link', { name: '+7 (4822) 00-00-00' })).toHaveAttribute('href', 'tel:+74822000000')
  expect(field('Код')).toHaveFocus()
  expect(document.body.textContent).not.toMatch(/пришлём/i)
})

test('a shop that sends codes by email alone lets in by a code to the mailbox', async () => {
  const { user } = mount({ screen: 'code' }, true, { by: ['email'], phone: null })
  await user.type(field('Почта'), 'anna@example.com')
  await user.click(press('Получить код'))
  await user.type(await screen.findByLabelText('Код из сообщения'), '1234')
  await vi.waitFor(() => expect(login).toHaveBeenCalledWith({ email: 'anna@example.com', code: '1234' }))
  expect(sendCode).toHaveBeenCalledWith({ email: 'anna@example.com' }, 'login')
})
