import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import { render } from '@/tests/render'
import { GiftForm } from './gift-form'

const gateway = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/gateway/browser-client', () => ({ browserGateway: () => gateway }))

const OFFER = {
  nominals: [1000, 3000],
  minAmount: 500,
  maxAmount: 30_000,
  validMonths: 12,
  maxDaysAhead: 180,
  isOnSale: true,
  firstDay: '2026-11-22',
  lastDay: '2027-05-21',
}

beforeEach(() => {
  gateway.call.mockReset()
})

async function fill() {
  const { user } = render(<GiftForm offer={OFFER} siteName="Арус" />)
  const type = (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text)
  await type(/Имя получателя/, 'Ольга')
  await type(/Почта получателя/, 'olga@example.com')
  await type(/Ваше имя/, 'Пётр')
  await type(/Ваша почта/, 'petr@example.com')
  return { user, type, pay: () => user.click(screen.getByRole('button', { name: /^Оплатить/ })) }
}

it('shows the card while it is put together, a sum of one’s own before the values', async () => {
  const { user, type } = await fill()
  const form = within(screen.getByRole('form', { name: 'Купить подарочную карту' }))
  expect(form.getByRole('button', { name: /Оплатить 3\s000\s₽/ })).toBeVisible()
  await user.click(form.getByRole('radio', { name: /1\s000/ }))
  expect(form.getByRole('button', { name: /Оплатить 1\s000\s₽/ })).toBeVisible()
  await type(/Или своя сумма/, '1')
  expect(form.getByRole('button', { name: 'Оплатить' })).toBeVisible()
  await type(/Или своя сумма/, ' 500')
  expect(form.getByRole('button', { name: /Оплатить 1\s500\s₽/ })).toBeVisible()
  expect(form.getAllByText(/Ольга/).length).toBeGreaterThan(0)
})

it('names all that is left empty in its own words, and sends nothing', async () => {
  const { user } = render(<GiftForm offer={OFFER} siteName="Арус" />)
  await user.click(screen.getByRole('button', { name: /^Оплатить/ }))
  await vi.waitFor(() => expect(screen.getByLabelText(/Имя получателя/)).toHaveFocus())
  for (const [label, words] of [
    [/Имя получателя/, 'Напишите, кому карта'],
    [/Почта получателя/, 'Укажите почту получателя: на неё придёт карта'],
    [/Ваше имя/, 'Напишите, от кого карта'],
    [/Ваша почта/, 'Укажите вашу почту: на неё придёт подтверждение'],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words)
  }
  expect(gateway.call).not.toHaveBeenCalled()
})

it('says at the field what is wrong and keeps what was typed', async () => {
  const body = { errors: [{ field: 'recipientEmail', message: 'Проверьте адрес почты получателя.' }] }
  gateway.call.mockRejectedValue(new GatewayError({ kind: 'validation', message: 'x', body }))
  const { pay } = await fill()
  await pay()
  expect(await screen.findByText('Проверьте адрес почты получателя.')).toBeVisible()
  expect(screen.getByLabelText(/Почта получателя/)).toHaveFocus()
  expect(screen.getByLabelText(/Почта получателя/)).toHaveValue('olga@example.com')
})

it('sends the same purchase again when nobody knows whether it was heard', async () => {
  gateway.call.mockRejectedValue(new GatewayError({ kind: 'unavailable', message: 'Сервис отдыхает.' }))
  const { pay, type } = await fill()
  await pay()
  expect(await screen.findByRole('alert')).toHaveTextContent('Сервис отдыхает.')
  await pay()
  await vi.waitFor(() => expect(gateway.call).toHaveBeenCalledTimes(2))
  expect(keys()[0]).toBe(keys()[1])
  // Another sum is another purchase: the first one may be there and is not paid.
  await type(/Или своя сумма/, '2500')
  await pay()
  await vi.waitFor(() => expect(gateway.call).toHaveBeenCalledTimes(3))
  expect(keys()[2]).not.toBe(keys()[1])
})

/** Of the purchases that were requested, in their order. */
function keys(): unknown[] {
  return gateway.call.mock.calls.map(
    (call) => (call[1] as { body: { idempotencyKey: string } }).body.idempotencyKey,
  )
}
