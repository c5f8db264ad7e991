import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { PATTERN } from '../../testing'
import { atInfo, forget, go, line, step } from '../checkout-testing'

// No company is known here: what follows from its number has tests of its own.
vi.mock('@/lib/gateway/browser-client', () => ({
  browserGateway: () => ({ call: () => Promise.resolve({ party: null }) }),
}))
beforeEach(forget)

it('checks a field when it is left and clears the error while it is mended', async () => {
  const { user } = await atInfo()
  const email = screen.getByRole('textbox', { name: 'Электронная почта' })
  await user.clear(email)
  await user.type(email, 'a@')
  expect(screen.queryByText('Проверьте адрес почты')).not.toBeInTheDocument()
  await user.tab()
  expect(screen.getByText('Проверьте адрес почты')).toBeVisible()
  await user.type(email, 'b')
  expect(screen.queryByText('Проверьте адрес почты')).not.toBeInTheDocument()
})

it.each([
  [true, /Пришлём подтверждение/],
  [false, /писем магазин не отправляет/],
])('promises emails where the shop sends them: %s', async (sendsMail, words) => {
  await atInfo({ pattern: async () => ({ ...PATTERN, sendsMail }) })
  expect(screen.getByRole('textbox', { name: 'Электронная почта' })).toHaveAccessibleDescription(words)
})

it('shows the fields that a company needs, with their tokens', async () => {
  const { user } = await atInfo()
  expect(screen.queryByRole('textbox', { name: 'КПП' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Юридическое лицо' }))
  expect(screen.getByRole('textbox', { name: 'КПП' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Название/ })).toHaveAttribute('autocomplete', 'organization')
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveAttribute('autocomplete', 'tel')
  await user.click(screen.getByRole('radio', { name: 'Индивидуальный предприниматель' }))
  expect(screen.queryByRole('textbox', { name: 'КПП' })).not.toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'ИНН' })).toBeVisible()
})

it('takes pasted numbers of a company whole, doubts a wrong one, and shows them to be confirmed', async () => {
  const { user } = await atInfo()
  await user.click(screen.getByRole('radio', { name: 'Юридическое лицо' }))
  await user.type(screen.getByRole('textbox', { name: /Название/ }), 'ООО «Вал»')
  const inn = screen.getByRole('textbox', { name: 'ИНН' })
  await user.click(inn)
  await user.paste(' 771345678901')
  await user.click(screen.getByRole('textbox', { name: 'КПП' }))
  await user.paste('КПП 771301001')
  expect(inn).toHaveValue('771345678901')
  expect(inn).toHaveAccessibleDescription(/Контрольная цифра ИНН не сходится/)
  await user.clear(inn)
  await user.paste('7713456783 / 771301001')
  await user.click(screen.getByRole('button', go))
  await screen.findByRole('heading', { name: 'Подтверждение' })
  expect(step('Контакты')).toHaveTextContent('ООО «Вал», ИНН 7713456783, КПП 771301001')
})

it('lets a company go on whose check digit does not fit, and no company of zeros', async () => {
  const { user } = await atInfo()
  await user.click(screen.getByRole('radio', { name: 'Юридическое лицо' }))
  await user.type(screen.getByRole('textbox', { name: /Название/ }), 'ООО «Вал»')
  await user.type(screen.getByRole('textbox', { name: 'ИНН' }), '0000000000')
  await user.type(screen.getByRole('textbox', { name: 'КПП' }), '000000000')
  await user.click(screen.getByRole('button', go))
  expect(await screen.findAllByText('Такого ИНН не бывает: все цифры одинаковые')).not.toHaveLength(0)
  expect(screen.getAllByText('Такого КПП не бывает: одни нули')).not.toHaveLength(0)
  await user.clear(screen.getByRole('textbox', { name: 'ИНН' }))
  await user.type(screen.getByRole('textbox', { name: 'ИНН' }), '77134567890')
  await user.clear(screen.getByRole('textbox', { name: 'КПП' }))
  await user.type(screen.getByRole('textbox', { name: 'КПП' }), '771301001')
  await user.click(screen.getByRole('button', go))
  await screen.findByRole('heading', { name: 'Подтверждение' })
  expect(step('Контакты')).toHaveTextContent('ООО «Вал», ИНН 77134567890, КПП 771301001')
})

it('reaches the button that is pressed while a bad field is left', async () => {
  const { user } = await atInfo()
  const email = screen.getByRole('textbox', { name: 'Электронная почта' })
  await user.type(email, '@')
  const button = screen.getByRole('button', go)
  await user.pointer({ target: button, keys: '[MouseLeft>]' })
  expect(screen.queryByText('Проверьте адрес почты')).not.toBeInTheDocument()
  await user.pointer({ target: button, keys: '[/MouseLeft]' })
  expect(await screen.findByText('Проверьте адрес почты')).toBeVisible()
  await waitFor(() => expect(email).toHaveFocus())
})

it('leads a company with a large order to the bill', async () => {
  const { user } = await atInfo({ checkLines: async () => [{ ...line, price: 60_000 }] })
  await user.click(screen.getByRole('radio', { name: 'Юридическое лицо' }))
  expect(screen.getByText(/оплачивают только по счёту/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Выбрать оплату по счёту' }))
  expect(step('Оплата')).toHaveAttribute('aria-current', 'step')
})
