import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import { CORPORATE, RETAIL } from '../testing'
import { callsOf, forget, go, open, step } from './checkout-testing'

beforeEach(forget)

it('goes from the shop to the number by keyboard alone', async () => {
  const create = vi.fn(callsOf({}).createOrder)
  const { user, onPlaced } = open(RETAIL, { createOrder: create })
  const shop = await screen.findByRole('radio', { name: /Магазин 29/ })
  shop.focus()
  await user.keyboard(' {Enter}')
  expect(await screen.findByRole('heading', { name: 'Оплата' })).toHaveFocus()
  screen.getByRole('radio', { name: 'При получении' }).focus()
  await user.keyboard(' {Enter}')
  expect(await screen.findByRole('heading', { name: 'Контакты' })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: /Имя/ })).toHaveValue('Анна Смирнова')
  screen.getByRole('textbox', { name: /Имя/ }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Подтверждение' })).toHaveFocus()
  screen.getByRole('button', { name: /Оформить заказ на 900/ }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(onPlaced).toHaveBeenCalledWith('1000001'))
  expect(create).toHaveBeenCalledOnce()
})

it('shows the steps to walk in their order, of which the number of the order is none, and brings an opened one into view', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user } = open()
  await screen.findByRole('heading', { name: 'Получение' })
  const steps = within(screen.getByRole('list', { name: 'Шаги' })).getAllByRole('heading', { level: 2 })
  expect(steps.map((heading) => heading.textContent)).toEqual([
    'Получение',
    'Оплата',
    'Контакты',
    'Подтверждение',
  ])
  expect(scroll).not.toHaveBeenCalled()
  await user.click(screen.getByRole('radio', { name: /Магазин 29/ }))
  await user.click(screen.getByRole('button', go))
  await screen.findByRole('radio', { name: 'При получении' })
  expect(scroll.mock.contexts).toEqual([step('Оплата')])
})

it('folds what is done to one line, opens it again, and walks back by the address', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: /Магазин 29/ }))
  await user.click(screen.getByRole('button', go))
  await screen.findByRole('heading', { name: 'Оплата' })
  expect(step('Получение')).toHaveTextContent('Самовывоз, Магазин 29')
  expect(window.location.search).toBe('?step=payment')
  await user.click(screen.getByRole('radio', { name: 'При получении' }))
  await user.click(screen.getByRole('button', go))
  expect(window.location.search).toBe('?step=info')
  window.history.back()
  await waitFor(() => expect(step('Оплата')).toHaveAttribute('aria-current', 'step'))
  await user.click(screen.getByRole('button', { name: 'Изменить: получение' }))
  expect(step('Получение')).toHaveAttribute('aria-current', 'step')
})

it('says what a step lacks, and the list of it takes the focus', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: 'Доставка' }))
  await user.click(screen.getByRole('button', go))
  const problems = await screen.findByRole('group', { name: 'Проверьте поля' })
  expect(problems).toHaveFocus()
  await user.click(within(problems).getByRole('button', { name: /Выберите способ доставки/ }))
  expect(screen.getByRole('group', { name: 'Способ доставки' })).toHaveFocus()
})

it('a corporate checkout asks for client and contractor, shows the markup and no bonuses', async () => {
  const { user } = open({ ...CORPORATE })
  expect(await screen.findByRole('radio', { name: /Автопарк Юг/ })).toBeChecked()
  expect(screen.getByRole('radio', { name: /Автопарк без адреса/ })).toBeDisabled()
  expect(screen.getByText('С вашей наценкой 10 %')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /Курьер/ }))
  await user.click(await screen.findByRole('radio', { name: 'вс, 22\u00a0ноября' }))
  await user.click(screen.getByRole('button', go))
  await user.click(await screen.findByRole('radio', { name: 'По счёту' }))
  await user.click(screen.getByRole('button', go))
  await user.click(await screen.findByRole('radio', { name: /ООО «Автопарк»/ }))
  expect(screen.getByRole('textbox', { name: 'Почта для счетов' })).toHaveValue('anna@example.com')
  await user.click(screen.getByRole('button', go))
  expect(await screen.findByRole('button', { name: /Оформить заказ на 900/ })).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: /бонус/ })).not.toBeInTheDocument()
})

it('an empty order leads back to the cart, is seen from its top, and is left where scrolling is promised', async () => {
  const scroll = vi.fn(async () => undefined)
  vi.stubGlobal('scrollTo', scroll)
  const { unmount } = open(RETAIL, { checkLines: async () => [] })
  expect(await screen.findByRole('link', { name: 'В корзину' })).toHaveAttribute('href', '/account/cart')
  expect(scroll).toHaveBeenCalledWith(0, 0)
  expect(unmount).not.toThrow()
})

it('a checkout that cannot be loaded can be asked for again', async () => {
  const pattern = vi
    .fn(callsOf({}).pattern)
    .mockRejectedValueOnce(new GatewayError({ kind: 'server', message: 'Сервис отдыхает' }))
  const { user } = open(RETAIL, { pattern })
  expect(await screen.findByText('Сервис отдыхает')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }))
  expect(await screen.findByRole('radio', { name: /Магазин 29/ })).toBeVisible()
})
