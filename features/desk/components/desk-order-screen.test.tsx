import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { QueryProvider } from '@/lib/query/query-provider'
import { render } from '@/tests/render'
import { deskOrder } from '../api/order-reads'
import { ORDER } from '../testing'
import { DeskOrderScreen } from './desk-order-screen'

vi.mock('../api/order-reads')

it('says when an order is delivered and what its receipt holds in the words of the shop', async () => {
  const order = {
    ...ORDER,
    delivery: {
      ...ORDER.delivery,
      title: 'Курьер',
      address: 'Тверь, Советская, 10',
      date: '06.12.2026',
      time: '10:00-14:00',
    },
    receipts: [{ amount: 1234.5, status: 'pending' as const }],
  }
  vi.mocked(deskOrder).mockReturnValue(async () => order)
  render(
    <QueryProvider>
      <DeskOrderScreen orderNumber={ORDER.orderNumber} />
    </QueryProvider>,
  )
  expect(await screen.findByText('Курьер, Тверь, Советская, 10, 6 декабря 2026, 10:00–14:00')).toBeVisible()
  expect(screen.getByText('1 234,50 ₽, отправляется')).toBeVisible()
})
