import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { QueryProvider } from '@/lib/query/query-provider'
import { render } from '@/tests/render'
import type { DeskOrder } from '../api/order-queries'
import { priceDelivery } from '../api/order-writes'
import { ORDER } from '../testing'
import { DeliveryPrice } from './delivery-price'

vi.mock('../api/order-writes')

const OPEN = { price: null, isChangeable: true, isRemovable: false }
const NAMED = { price: 500, isChangeable: true, isRemovable: true }

function open(changes: Partial<DeskOrder>) {
  const order = { ...ORDER, ...changes }
  vi.mocked(priceDelivery).mockReset().mockResolvedValue(order)
  return render(
    <QueryProvider>
      <DeliveryPrice order={order} />
    </QueryProvider>,
  )
}

it('writes the price that was agreed by phone, in kopecks too, once for a press', async () => {
  const { user } = open({ agreedDelivery: OPEN })
  expect(screen.queryByRole('button', { name: 'Снять цену' })).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Цена, ₽'), '1 200,50{Enter}')
  expect(priceDelivery).toHaveBeenCalledExactlyOnceWith({
    orderNumber: '1000001',
    version: 1,
    price: 1200.5,
    idempotencyKey: expect.any(String),
  })
})

it.each(['', 'тысяча', '-5', '10000000', '1,234'])(
  'sends no price that cannot be read: «%s»',
  async (typed) => {
    const { user } = open({ agreedDelivery: OPEN })
    if (typed) await user.type(screen.getByLabelText('Цена, ₽'), typed)
    await user.click(screen.getByRole('button', { name: 'Записать цену' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Введите цену в рублях')
    expect(priceDelivery).not.toHaveBeenCalled()
  },
)

it('takes a price out again, says what goes back, and takes 0 for a delivery for nothing', async () => {
  const { user } = open({ agreedDelivery: NAMED, totalPrice: 1400, paid: 1400 })
  const field = screen.getByLabelText('Цена, ₽')
  expect(field).toHaveValue('500')
  await user.clear(field)
  await user.type(field, '0')
  expect(screen.getByText(/Покупателю вернётся 500/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Записать цену' }))
  expect(priceDelivery).toHaveBeenLastCalledWith(expect.objectContaining({ price: 0 }))
  await user.click(screen.getByRole('button', { name: 'Снять цену' }))
  expect(priceDelivery).toHaveBeenLastCalledWith(expect.objectContaining({ price: null }))
})

it('keeps what was typed when the price was not saved, and says why', async () => {
  const { user } = open({ agreedDelivery: OPEN })
  vi.mocked(priceDelivery).mockRejectedValue(new Error('away'))
  await user.type(screen.getByLabelText('Цена, ₽'), '700{Enter}')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByLabelText('Цена, ₽')).toHaveValue('700')
})

it.each([[null], [{ ...NAMED, isChangeable: false }]])(
  'asks nothing of other orders: %o',
  (agreedDelivery) => {
    open({ agreedDelivery })
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
  },
)
