import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import { QueryProvider } from '@/lib/query/query-provider'
import { cartLineOf } from '@/stores/cart/testing'
import { cartStores, renderWithStores } from '../../testing'
import { ShortLines } from './short-lines'

const recount = vi.hoisted(() => vi.fn())
const notify = vi.hoisted(() => vi.fn())
vi.mock('../../api/recount', () => ({ recount }))
vi.mock('@/components/ui/toast/notify', () => ({ notify }))

const short = cartLineOf({ productId: '1', quantity: 9, maxQuantity: 4 })
const gone = cartLineOf({ productId: '2', price: null, oldPrice: null, maxQuantity: 0 })
const fine = cartLineOf({ productId: '3' })

function show(lines = [short, gone, fine]) {
  const cart = cartStores({ lines })
  return {
    ...cart,
    ...renderWithStores(
      <QueryProvider>
        <ShortLines lines={lines} />
      </QueryProvider>,
      cart.stores,
    ),
  }
}

const button = () => screen.queryByRole('button', { name: 'Взять сколько есть, остальное отложить' })

beforeEach(() => {
  recount.mockReset()
  notify.mockReset()
})

test('one press sends what waits, has the cart counted anew and shows what came of it', async () => {
  const counted = [{ ...short, quantity: 4 }, { ...gone, isInOrder: false }, fine]
  recount.mockResolvedValue(counted)
  const { user, cartActions } = show()
  expect(screen.getByText('Не всё есть в нужном количестве: 2 товара.')).toBeVisible()
  await user.click(button() ?? document.body)
  await waitFor(() => expect(cartActions.replace).toHaveBeenCalledExactlyOnceWith(counted))
  expect(cartActions.flush.mock.invocationCallOrder[0]).toBeLessThan(recount.mock.invocationCallOrder[0] ?? 0)
})

test('a failure is told, and the cart stays as it was', async () => {
  recount.mockRejectedValue(new GatewayError({ kind: 'server', message: 'Служба занята' }))
  const { user, cartActions } = show()
  await user.click(button() ?? document.body)
  await waitFor(() =>
    expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'error', title: 'Ошибка', text: 'Служба занята' }),
  )
  expect(cartActions.replace).not.toHaveBeenCalled()
})

test.each([
  ['one line says it itself', [short, fine]],
  ['postponed lines stand in nobody’s way', [short, { ...gone, isInOrder: false }]],
])('%s', (_, lines) => {
  show(lines)
  expect(button()).toBeNull()
})
