import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listArchivedOrders, listOrders } from '@/lib/gateway/contracts/orders/orders'
import { answering, refusing } from '@/tests/msw/faults'
import { ORDER } from '../../testing'
import { OwedOrders } from './owed-orders'
import { open, orderServer } from '../screens-testing'

// The fingerprint needs a canvas, which this browser has not.
vi.mock('@/lib/visitor/visitor-id', () => ({ visitorId: () => undefined }))

const server = orderServer()

function pageOf(orders: readonly (typeof ORDER)[], pages = 1) {
  return { orders: [...orders], pagination: { page: 1, limit: 100, total: orders.length, pages } }
}

const orderOf = (number: string, totalPrice: number, isBillable: boolean) => ({
  ...ORDER,
  id: number,
  orderNumber: number,
  totalPrice,
  isBillable,
})

test('adds up what is owed for current and issued orders, and leads to each', async () => {
  server.use(
    answering(listOrders, pageOf([orderOf('1', 1000.1, true), orderOf('2', 500, false)])),
    answering(listArchivedOrders, pageOf([orderOf('3', 0.2, true)], 2)),
  )
  open(<OwedOrders />)
  expect(await screen.findByText(/К оплате/)).toHaveTextContent('К оплате 1 000,30 ₽ по 2 заказам')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/account/orders/1',
    '/account/orders/archive/3',
  ])
  expect(screen.getByText('В архиве учтены последние 100 заказов.')).toBeVisible()
})

test('says that all is paid', async () => {
  server.use(answering(listOrders, pageOf([])), answering(listArchivedOrders, pageOf([])))
  open(<OwedOrders />)
  expect(await screen.findByText(/К оплате/)).toHaveTextContent('К оплате 0 ₽: всё оплачено')
  expect(screen.queryByRole('list')).toBeNull()
})

test('a list that could not be had is no zero', async () => {
  server.use(
    answering(listOrders, pageOf([])),
    refusing(listArchivedOrders, { status: 500, body: { message: 'Служба занята' } }),
  )
  open(<OwedOrders />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Служба занята')
  expect(screen.queryByText(/К оплате/)).toBeNull()
})
