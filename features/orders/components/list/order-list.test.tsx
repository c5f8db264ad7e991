import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { listOrders } from '@/lib/gateway/contracts/orders/orders'
import { answering, refusing } from '@/tests/msw/faults'
import { ORDER } from '../../testing'
import { OrderList } from './order-list'
import { open, recording, orderServer } from '../screens-testing'

const address = vi.hoisted(() => ({ query: '', push: vi.fn<(href: string) => void>() }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: address.push }),
  useSearchParams: () => new URLSearchParams(address.query),
}))
// The fingerprint needs a canvas, which this browser has not.
vi.mock('@/lib/visitor/visitor-id', () => ({ visitorId: () => undefined }))

const server = orderServer()
beforeEach(() => {
  address.query = ''
  address.push.mockReset()
})

const page = { orders: [ORDER], pagination: { page: 1, limit: 20, total: 41, pages: 3 } }

it('shows orders with their statuses in words, and leads to each', async () => {
  server.use(answering(listOrders, page))
  open(<OrderList kind="current" />)
  const row = within(await screen.findByRole('list', { name: 'Заказы' }))
  expect(row.getByRole('link', { name: 'Заказ 1000001' })).toHaveAttribute('href', '/account/orders/1000001')
  expect(row.getByText('В работе')).toBeVisible()
  expect(row.getByText(/ждёт оплаты/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('href', '/account/orders?page=2')
})

it('asks for the page and the words of the address, and puts new words there', async () => {
  const bodies: unknown[] = []
  address.query = 'page=2&search=OC 90'
  server.use(recording(listOrders, page, bodies))
  const { user } = open(<OrderList kind="current" />)
  const field = await screen.findByRole('searchbox', { name: 'Номер заказа или деталь' })
  expect(bodies).toEqual([{ page: 2, search: 'OC 90' }])
  await user.clear(field)
  await user.type(field, ' 1000001 {Enter}')
  expect(address.push).toHaveBeenCalledWith('/account/orders?search=1000001')
})

it('leads back to the list from behind its end', async () => {
  address.query = 'page=9'
  const pagination = { page: 9, limit: 20, total: 41, pages: 3 }
  server.use(answering(listOrders, { orders: [], pagination }))
  open(<OrderList kind="current" />)
  const start = await screen.findByRole('link', { name: 'К началу списка' })
  expect(start).toHaveAttribute('href', '/account/orders')
  expect(screen.queryByText('Текущих заказов нет')).toBeNull()
})

it('says that there is nothing, and where the rest is', async () => {
  server.use(answering(listOrders, { orders: [], pagination: { page: 1, limit: 20, total: 0, pages: 0 } }))
  open(<OrderList kind="current" />)
  expect(await screen.findByText('Текущих заказов нет')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Архив' })).toHaveAttribute('href', '/account/orders/archive')
})

it('says what the gateway says when it fails, beneath the search with its words', async () => {
  address.query = 'search=1000001'
  server.use(refusing(listOrders, { status: 500, body: { message: 'Склад на переучёте' } }))
  open(<OrderList kind="current" />)
  expect(await screen.findByText('Склад на переучёте')).toBeVisible()
  expect(screen.getByText('Ошибка 500')).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('1000001')
  expect(screen.getByRole('link', { name: 'Архив' })).toBeVisible()
})
