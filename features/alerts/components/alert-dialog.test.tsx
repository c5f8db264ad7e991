import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import { offerMarkup } from '@/stores/user/shown-markup'
import type { UserState } from '@/stores/user/user-state'
import { CUSTOMER, GUEST, renderInShop } from '@/tests/render-in-shop'
import { createAlert } from '../api/change-alerts'
import { AlertDialog, type AlertView } from './alert-dialog'

vi.mock('../api/change-alerts', () => ({ createAlert: vi.fn() }))

const PART = { brand: 'Knecht', article: 'OC 90' }
const KNOWN = { ...CUSTOMER, email: 'anna@example.com', isEmailConfirmed: true }
const views = vi.fn<(view: AlertView) => void>()

beforeEach(() => {
  views.mockReset()
  offerMarkup(0)
  vi.mocked(createAlert).mockReset().mockResolvedValue(undefined)
})

const open = (
  price: number | null,
  { view = 'form', user = KNOWN }: { view?: AlertView; user?: UserState } = {},
) =>
  renderInShop(
    <AlertDialog part={PART} price={price} view={view} onView={views} contact={() => <p>Подтвердить</p>} />,
    { user },
  )
const press = () => screen.getByRole('button', { name: 'Сообщить' })

it('suggests a price under today’s and stores the one that was typed', async () => {
  const { user } = open(520)
  const field = screen.getByLabelText('Цена, ₽')
  expect(field).toHaveValue('490')
  await user.clear(field)
  await user.type(field, '450,5')
  await user.click(press())
  await vi.waitFor(() => expect(views).toHaveBeenCalledWith({ price: 450.5 }))
  expect(createAlert).toHaveBeenCalledWith({ ...PART, price: 450.5 })
})

it('takes the margin off the price of a company that sees prices with one', async () => {
  offerMarkup(10)
  const { user } = open(1000)
  expect(screen.getByLabelText('Цена, ₽')).toHaveValue('1000')
  await user.click(press())
  await vi.waitFor(() => expect(views).toHaveBeenCalledWith({ price: 1000 }))
  expect(createAlert).toHaveBeenCalledWith({ ...PART, price: 909.09 })
})

it('has a guest sign in first, and stores what was wanted then', async () => {
  const { user, stores } = open(null, { user: GUEST })
  expect(screen.getByText(/Понадобится войти по коду/)).toBeVisible()
  await user.click(press())
  expect(createAlert).not.toHaveBeenCalled()
  expect(views).toHaveBeenCalledWith(undefined)
  const { isOpen, screen: shown, reason, afterwards } = stores.signIn.getState()
  expect({ isOpen, shown, reason }).toEqual({
    isOpen: true,
    shown: 'code',
    reason: 'Knecht OC 90: запомним, как только вы войдёте.',
  })
  await afterwards?.()
  expect(createAlert).toHaveBeenCalledWith({ ...PART, price: null })
  expect(views).toHaveBeenLastCalledWith({ price: null })
})

it('says why it was refused and keeps what was typed', async () => {
  const message = 'Сейчас товар стоит 480 ₽. Назовите цену ниже.'
  const body = { errors: [{ field: 'price', message }] }
  vi.mocked(createAlert).mockRejectedValue(new GatewayError({ kind: 'validation', message, body }))
  const { user } = open(520)
  await user.click(press())
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('Цена, ₽')).toHaveValue('490')
  expect(views).not.toHaveBeenCalled()
})

it('says so when the gateway is away', async () => {
  vi.mocked(createAlert).mockRejectedValue(new TypeError('fetch failed'))
  const { user } = open(null)
  await user.click(press())
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(press()).toBeEnabled()
})

it('leads to the confirmation of the e-mail, without which no email goes', () => {
  open(null, { view: { price: null }, user: { ...KNOWN, isEmailConfirmed: false } })
  expect(screen.getByText(/Осталось подтвердить почту/)).toBeVisible()
  expect(screen.getByText('Подтвердить')).toBeVisible()
  expect(screen.queryByText(/Напишем на/)).toBeNull()
})
