import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import { RETAIL } from '../../testing'
import { callsOf, forget, go, open, step, suggest } from '../checkout-testing'

beforeEach(forget)

it('finds the address, asks for its times and adds the fee', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') })
  const intervals = vi.fn(callsOf({}).intervals)
  const { user } = open(RETAIL, { intervals })
  await user.click(await screen.findByRole('radio', { name: 'Доставка' }))
  await user.type(screen.getByRole('combobox', { name: 'Адрес доставки' }), 'арбат 10')
  await screen.findByRole('option', { name: 'Москва, улица Арбат, 10' })
  await user.keyboard('{Enter}')
  expect(screen.getByRole('combobox')).toHaveValue('Москва, улица Арбат, 10')
  expect(intervals).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('radio', { name: /Курьер/ }))
  const days = screen.getByRole('group', { name: 'День доставки' })
  expect(days).toHaveTextContent('пнвтсрчтптсбвс16нояб.17')
  expect(within(days).getAllByRole('radio')).toHaveLength(2)
  await user.click(within(days).getByRole('radio', { name: 'сб, 21\u00a0ноября' }))
  expect(screen.getByRole('radio', { name: /10:00–14:00/ })).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: '14:00–18:00' }))
  expect(screen.getByRole('complementary', { name: 'Ваш заказ' })).toHaveTextContent(/Доставка299\s₽/)
  await user.click(screen.getByRole('button', go))
  expect(await screen.findByRole('heading', { name: 'Оплата' })).toHaveFocus()
  expect(step('Получение')).toHaveTextContent('Курьер, Москва, улица Арбат, 10, сб, 21 ноября, 14:00–18:00')
})

it('walks the suggested addresses from either end, and describes the field only by what is there', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: 'Доставка' }))
  const field = screen.getByRole('combobox', { name: 'Адрес доставки' })
  expect(field).toHaveAccessibleDescription(/выберите адрес из подсказок/)
  await user.type(field, 'ленинградск 5')
  const [first, last] = await screen.findAllByRole('option')
  await user.keyboard('{ArrowUp}')
  expect(last).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(field).toHaveValue(first?.textContent)
  expect(field).not.toHaveAttribute('aria-describedby')
})

it('asks for the house behind a street, and says when there is no such address', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: 'Доставка' }))
  const field = screen.getByRole('combobox', { name: 'Адрес доставки' })
  await user.type(field, 'арбат')
  await user.click(await screen.findByRole('option', { name: 'Москва, улица Арбат' }))
  expect(field).toHaveValue('Москва, улица Арбат, ')
  expect(await screen.findByText('Допишите номер дома')).toBeVisible()
  await user.click(screen.getByRole('button', go))
  expect(field).toHaveAccessibleDescription(/Допишите номер дома и выберите адрес/)
  await user.type(field, '99')
  expect(await screen.findByText(/^Адрес не найден/)).toBeVisible()
  suggest.mockRejectedValueOnce(new GatewayError({ kind: 'unavailable', message: 'Нет' }))
  await user.type(field, '9')
  expect(await screen.findByText(/^Подсказки не отвечают/)).toBeVisible()
  await user.clear(field)
  await user.type(field, 'арбат 10')
  await user.click(await screen.findByRole('option', { name: 'Москва, улица Арбат, 10' }))
  await user.type(screen.getByRole('textbox', { name: 'Квартира или офис' }), '7')
  await user.click(await screen.findByRole('radio', { name: /Курьер/ }))
  expect(field).toHaveValue('Москва, улица Арбат, 10')
})

it('never takes a suggestion for less than what was typed', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: 'Доставка' }))
  const field = screen.getByRole('combobox', { name: 'Адрес доставки' })
  await user.type(field, 'арбат 1')
  await screen.findByRole('option', { name: 'Москва, улица Арбат, 1' })
  await user.type(field, '2{Enter}')
  expect(field).toHaveValue('арбат 12')
  await screen.findByRole('option', { name: 'Москва, улица Арбат, 12' })
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('Москва, улица Арбат, 12')
})

it('tells why there are no times, in the words of the gateway', async () => {
  const refused = new GatewayError({
    kind: 'validation',
    message: 'Отказ',
    body: { errors: [{ message: 'Туда пока не возим' }] },
  })
  const { user } = open(RETAIL, { intervals: async () => Promise.reject(refused) })
  await user.click(await screen.findByRole('radio', { name: 'Доставка' }))
  await user.type(screen.getByRole('combobox', { name: 'Адрес доставки' }), 'арбат 10')
  await user.click(await screen.findByRole('option', { name: /Арбат/ }))
  expect(await screen.findByText('Туда пока не возим')).toBeVisible()
})
