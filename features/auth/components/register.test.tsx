import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { render } from '@/tests/render'
import { checkTaken, field, mount, press, register, sendCode, standInForCalls } from './testing/open-sign-in'

standInForCalls()

async function fillRegistration(user: ReturnType<typeof render>['user']) {
  await user.type(field('Имя'), 'Анна')
  await user.type(field('Телефон'), '9000000009')
  await user.type(screen.getByLabelText('Пароль'), 'demo-arus-2026')
}

test('registers with a confirmed phone and only the consents that were ticked', async () => {
  const { user } = mount({ screen: 'register' })
  expect(screen.getByRole('heading', { name: 'Регистрация' })).toBeInTheDocument()
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes).toHaveLength(2)
  for (const box of boxes) expect(box).not.toBeChecked()
  expect(screen.getByRole('link', { name: /политике/ })).toHaveAttribute('href', '/help/privacy')
  await fillRegistration(user)
  await user.click(screen.getByRole('checkbox', { name: /обработку персональных данных/ }))
  await user.click(press('Получить код'))
  await user.type(await screen.findByRole('textbox', { name: 'Код из сообщения' }), '1234')
  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce())
  expect(sendCode).toHaveBeenCalledWith({ phone: '79000000009' }, 'register')
  expect(register).toHaveBeenCalledWith({
    name: 'Анна',
    phone: '79000000009',
    password: 'demo-arus-2026',
    isAgree: true,
    isSubscribe: false,
    supplier: 29,
    code: '1234',
  })
})

test('without the consent nothing is sent', async () => {
  const { user } = mount({ screen: 'register' })
  await fillRegistration(user)
  await user.click(press('Получить код'))
  await vi.waitFor(() =>
    expect(screen.getByRole('checkbox', { name: /обработку персональных/ })).toHaveFocus(),
  )
  expect(checkTaken).not.toHaveBeenCalled()
  expect(sendCode).not.toHaveBeenCalled()
})

test('a taken phone is said before a code is sent, and what was typed stays', async () => {
  checkTaken.mockResolvedValue({ isExist: true, phone: true, email: false })
  const { user } = mount({ screen: 'register' })
  await fillRegistration(user)
  await user.click(screen.getByRole('checkbox', { name: /обработку персональных данных/ }))
  await user.click(press('Получить код'))
  await vi.waitFor(() => expect(field('Телефон')).toBeInvalid())
  expect(sendCode).not.toHaveBeenCalled()
  expect(field('Имя')).toHaveValue('Анна')
})

test('the way back from the code keeps the registration as it was typed', async () => {
  const { user } = mount({ screen: 'register' })
  await fillRegistration(user)
  await user.click(screen.getByRole('checkbox', { name: /обработку персональных данных/ }))
  await user.click(press('Получить код'))
  await user.click(await screen.findByRole('button', { name: 'Изменить данные' }))
  expect(field('Имя')).toHaveValue('Анна')
  expect(screen.getByRole('checkbox', { name: /обработку персональных данных/ })).toBeChecked()
  await user.click(press('Получить код'))
  expect(await screen.findByRole('textbox', { name: 'Код из сообщения' })).toBeInTheDocument()
  expect(sendCode).toHaveBeenCalledOnce()
})
