import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { cancelGiftPurchase, readGiftPurchase } from '@/lib/gateway/contracts/orders/gift-cards'
import { GatewayError } from '@/lib/gateway/errors'
import type { Operation } from '@/lib/gateway/operation'
import { render } from '@/tests/render'
import type { GiftPurchase } from '../model/gift'
import { GiftPurchaseScreen } from './gift-purchase-screen'

const gateway = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/gateway/browser-client', () => ({ browserGateway: () => gateway }))

const GIFT: GiftPurchase = {
  reference: 'r',
  number: 'G100001',
  status: 'paid',
  amount: 3000,
  design: 'road',
  buyerName: 'Пётр',
  buyerEmail: 'petr@example.com',
  recipientName: 'Ольга',
  recipientEmail: 'olga@example.com',
  words: '',
  deliverAt: '2027-02-23T06:00:00.000Z',
  sentAt: null,
  canCancel: true,
  lastFour: null,
  validUntil: null,
}

let cancelled: () => Promise<GiftPurchase>
beforeEach(() => {
  cancelled = async () => ({ ...GIFT, status: 'cancelled', canCancel: false })
})

function open(gift: GiftPurchase) {
  gateway.call.mockReset()
  gateway.call.mockImplementation(async (operation: Operation) =>
    operation === readGiftPurchase ? gift : cancelled(),
  )
  return render(<GiftPurchaseScreen reference="r" siteName="Арус" />)
}

const requested = () => gateway.call.mock.calls.filter(([operation]) => operation === cancelGiftPurchase)

it('calls a purchase off after it has asked once more', async () => {
  const { user } = open(GIFT)
  await user.click(await screen.findByRole('button', { name: 'Отменить покупку' }))
  expect(screen.getByText(/Вернём 3\s000\s₽.*Карта не будет отправлена/)).toBeVisible()
  expect(requested()).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Отменить и вернуть деньги' }))
  expect(await screen.findByText(/Покупка отменена/)).toBeVisible()
  expect(screen.queryByText('Когда')).toBeNull()
  expect(requested()).toHaveLength(1)
})

it('keeps the purchase when the buyer thinks better of it, or it was used meanwhile', async () => {
  cancelled = async () => {
    throw new GatewayError({ kind: 'conflict', message: 'Картой уже платили.' })
  }
  const { user } = open({ ...GIFT, status: 'sent', sentAt: '2026-11-22T09:00:00.000Z' })
  await user.click(await screen.findByRole('button', { name: 'Отменить покупку' }))
  await user.click(screen.getByRole('button', { name: 'Оставить' }))
  await user.click(screen.getByRole('button', { name: 'Отменить покупку' }))
  expect(screen.getByText(/Код у получателя перестанет действовать/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Отменить и вернуть деньги' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Картой уже платили.')
  expect(screen.getByText('Подарок отправлен')).toBeVisible()
})

it('offers no way back for what cannot be called off', async () => {
  open({ ...GIFT, status: 'sent', canCancel: false, lastFour: 'ARD2' })
  expect(await screen.findByText('•••• ARD2')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Отменить покупку' })).toBeNull()
})
