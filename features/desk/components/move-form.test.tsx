import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { deskOrder } from '@/lib/gateway/contracts/desk/orders'
import { QueryProvider } from '@/lib/query/query-provider'
import { render } from '@/tests/render'
import { moveLines } from '../api/order-writes'
import { MoveForm } from './move-form'

vi.mock('../api/order-writes')

const LINE = {
  productExternalId: 'p1',
  brand: 'Knecht',
  article: 'OC 90',
  title: 'Фильтр масляный',
  supplierId: 15,
  quantity: 2,
  price: 450,
  status: { code: 'in_work', title: 'В работе' },
  moves: ['ready' as const, 'refused' as const],
  acceptableQuantity: 0,
  barcodes: ['4011558710507'],
}

const ORDER = deskOrder.parse({
  id: 'o1',
  orderNumber: '1000001',
  createdAt: '2026-11-27T09:30:00.000Z',
  status: { code: 'in_work', title: 'В работе' },
  totalPrice: 900,
  linesCount: 2,
  products: [LINE, { ...LINE, productExternalId: 'p2', article: 'OC 91', quantity: 1, barcodes: [] }],
  total: {
    totalPrice: 900,
    totalPriceDiscount: 900,
    totalWriteoff: 0,
    totalReward: 0,
    totalRewardDiscount: 0,
  },
  delivery: { title: 'Самовывоз' },
  payment: { code: 'payment_cash', title: 'Наличными' },
  person: { code: 'person_1', name: 'Анна', phone: '79000000001', email: 'anna@example.com' },
  version: 1,
  customerId: null,
  shop: null,
  receipts: [],
  history: [],
})

function open(order = ORDER) {
  return render(
    <QueryProvider>
      <MoveForm order={order} />
    </QueryProvider>,
  )
}

it('counts scanned pieces, and makes a line ready that is whole', async () => {
  const { user } = open()
  const field = screen.getByLabelText('Сканировать штрихкод')
  await user.type(field, '4011558710507{Enter}')
  expect(screen.getByText('Knecht OC 90: собрано 1 из 2')).toBeVisible()
  expect(field).toHaveValue('')
  const choice = screen.getByLabelText('Что сделать: Knecht OC 90')
  expect(choice).toHaveValue('')
  await user.type(field, '4011558710507{Enter}')
  expect(choice).toHaveValue('ready')
  expect(within(screen.getByRole('list', { name: 'Товары' })).getByText('Собрано 2 из 2')).toBeVisible()
  await user.type(field, '4011558710507{Enter}')
  expect(screen.getByText(/Лишняя штука/)).toBeVisible()
  await user.type(field, '96385074{Enter}')
  expect(screen.getByText(/В заказе нет товара со штрихкодом 96385074/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Найти в товарах' })).toHaveAttribute(
    'href',
    '/arus_elements/goods?search=96385074',
  )
  expect(moveLines).not.toHaveBeenCalled()
})

it('hears a scanner beside the fields, and lets its Enter press nothing', () => {
  open()
  const save = screen.getByRole('button', { name: 'Всё готово' })
  save.focus()
  for (const key of ['4', '0', '1', '1', '5', '5', '8', '7', '1', '0', '5', '0', '7'])
    fireEvent.keyDown(save, { key })
  expect(fireEvent.keyDown(save, { key: 'Enter' })).toBe(false)
  expect(screen.getByText('Knecht OC 90: собрано 1 из 2')).toBeVisible()
})

it('offers no scanning where no product has a barcode', () => {
  open({ ...ORDER, products: ORDER.products.map((line) => ({ ...line, barcodes: [] })) })
  expect(screen.queryByLabelText('Сканировать штрихкод')).not.toBeInTheDocument()
})
