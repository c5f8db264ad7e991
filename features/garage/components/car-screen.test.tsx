import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userCar } from '@/lib/gateway/contracts/accounts/user-shapes'
import { GatewayError } from '@/lib/gateway/errors'
import { QueryProvider } from '@/lib/query/query-provider'
import { CUSTOMER, renderInShop } from '@/tests/render-in-shop'
import { EMPTY_BOOK } from '../model/expense-book'
import { CarOrders } from './car-orders'
import { CarScreen } from './car-screen'

vi.mock('@/components/ui/toast/notify', () => ({ notify: vi.fn() }))
vi.mock('../api/car-of-vin', () => ({ useCarOfVin: () => undefined }))
const held = vi.hoisted(() => ({ own: [] as object[], forNoCar: [] as object[] }))
vi.mock('../api/car-orders', () => ({
  useCarOrders: () => held.own,
  useOrdersForNoCar: () => held.forNoCar,
}))

const LADA = userCar.parse({ vin: 'XTAGFK330JY144213', mark: 'LADA', model: 'Vesta', mileage: 42_000 })

afterEach(() => {
  held.own = []
  held.forNoCar = []
})

function open(name = LADA.vin, cars = [LADA]) {
  const rendered = renderInShop(
    <QueryProvider>
      <CarScreen name={name} onRenamed={vi.fn()} />
    </QueryProvider>,
    { user: { ...CUSTOMER, cars } },
  )
  return { ...rendered, change: vi.spyOn(rendered.stores.garage, 'change') }
}

test('a car is found by its VIN in either case', () => {
  open(LADA.vin.toLowerCase())
  expect(screen.getAllByText('LADA Vesta')).not.toHaveLength(0)
  expect(screen.getByText(LADA.vin)).toBeVisible()
})

test('a car deleted in another tab is said to be gone, and what was written stays', async () => {
  const { user, change } = open()
  change.mockRejectedValue(new GatewayError({ kind: 'notFound', message: 'Такой машины в гараже нет.' }))
  await user.click(screen.getByRole('button', { name: 'Изменить' }))
  const form = within(screen.getByRole('form', { name: 'Данные автомобиля' }))
  await user.type(form.getByLabelText('Заметка'), 'летняя резина на даче')
  await user.click(form.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Такой машины в гараже нет.')).toBeVisible()
  expect(form.getByLabelText('Заметка')).toHaveValue('летняя резина на даче')
})

test.each([
  ['1899', 'Год выпуска: от 1900 до'],
  ['2999', 'Год выпуска: от 1900 до'],
])('a year of %s is refused with a sentence', async (year, words) => {
  const { user, change } = open()
  await user.click(screen.getByRole('button', { name: 'Изменить' }))
  await user.type(screen.getByLabelText('Год выпуска'), year)
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText(new RegExp(words))).toBeVisible()
  expect(change).not.toHaveBeenCalled()
})

test('an address that names no car of the garage leads back to it', () => {
  open('XTAGFK330JY144214')
  expect(screen.getByText('Такой машины в гараже нет')).toBeVisible()
  expect(screen.getByText('This page could not be found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Открыть гараж' })).toHaveAttribute('href', '/account/garage')
})

test('an order is taken over for the car with one press, and those taken over are its own', async () => {
  const order = { status: { title: 'Выдан' }, createdAt: '2026-11-20T10:00:00Z', cars: [], isArchived: false }
  held.own = [
    {
      ...order,
      orderNumber: '00013',
      totalPrice: 2000,
      isArchived: true,
      cars: [{ vin: LADA.vin, title: 'LADA Vesta', linesCount: 1, totalPrice: 1200 }],
    },
  ]
  held.forNoCar = [
    { ...order, orderNumber: '00012', totalPrice: 900 },
    { ...order, orderNumber: '00011', totalPrice: 500 },
  ]
  const taken = {
    id: 'order-00011',
    car: LADA.vin,
    date: '2026-11-19',
    kind: 'parts' as const,
    sum: 500,
    mileage: null,
    litres: null,
    note: '',
    orderNumber: '00011',
    changedAt: 1,
  }
  const change = vi.fn(() => Promise.resolve())
  // The guarantee: of the sync the orders only use `change`.
  const expenses = {
    status: 'ready' as const,
    book: { ...EMPTY_BOOK, expenses: [taken] },
    sync: { change },
  } as unknown as Parameters<typeof CarOrders>[0]['expenses']
  const { user } = renderInShop(<CarOrders car={LADA.vin} expenses={expenses} />)
  const own = within(screen.getByRole('region', { name: 'Заказы для этой машины' }))
  expect(own.getByRole('link', { name: 'Заказ 00011' })).toHaveAttribute('href', '/account/orders/00011')
  expect(own.getByRole('link', { name: 'Заказ 00013' })).toHaveAttribute(
    'href',
    '/account/orders/archive/00013',
  )
  await user.click(own.getByRole('button', { name: 'В расходы: заказ 00013' }))
  const [partly] = change.mock.calls[0] as unknown as [(book: typeof EMPTY_BOOK) => typeof EMPTY_BOOK]
  expect(partly(EMPTY_BOOK).expenses).toMatchObject([{ orderNumber: '00013', car: LADA.vin, sum: 1200 }])
  const others = within(screen.getByRole('region', { name: 'Заказы, где автомобиль не указан' }))
  expect(others.queryByText(/00011/)).toBeNull()
  await user.click(others.getByRole('button', { name: 'В расходы: заказ 00012' }))
  const [rule] = change.mock.calls[1] as unknown as [(book: typeof EMPTY_BOOK) => typeof EMPTY_BOOK]
  expect(rule(EMPTY_BOOK).expenses).toMatchObject([
    { orderNumber: '00012', car: LADA.vin, sum: 900, kind: 'parts', date: '2026-11-20' },
  ])
})
