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
const vinAnswers = vi.hoisted(() => new Map<string, object>())
vi.mock('../api/car-of-vin', () => ({ useCarOfVin: (vin: string | null) => vinAnswers.get(vin ?? '') }))
const held = vi.hoisted(() => ({ own: [] as object[], forNoCar: [] as object[] }))
vi.mock('../api/car-orders', () => ({
  useCarOrders: () => held.own,
  useOrdersForNoCar: () => held.forNoCar,
}))

const LADA = userCar.parse({ vin: 'XTAGFK330JY144213', mark: 'LADA', model: 'Vesta', mileage: 42_000 })

afterEach(() => {
  vinAnswers.clear()
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

const HYUNDAI_VIN = 'Z94K241CBHR123456'
const BMW_VIN = 'WBA71DC010CH14720'
const SAVED = userCar.parse({ ...LADA, year: 2020, modification: '1.6', carId: 3 })

async function changeVin() {
  const vinAnswer = { cars: [], title: null, year: null, warning: null }
  const make = (title: string) => ({ id: 1, title, isPopular: true, pictureUrl: null })
  vinAnswers.set(HYUNDAI_VIN, { ...vinAnswer, vin: HYUNDAI_VIN, manufacturer: make('Hyundai'), year: 2017 })
  vinAnswers.set(BMW_VIN, { ...vinAnswer, vin: BMW_VIN, manufacturer: make('BMW') })
  const { user, change } = open(LADA.vin, [SAVED])
  change.mockResolvedValue(true)
  await user.click(screen.getByRole('button', { name: 'Изменить' }))
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const typeVin = async (vin: string) => {
    await user.clear(field('VIN'))
    if (vin !== '') await user.paste(vin)
  }
  const facts = () => ['Марка', 'Модель', 'Модификация', 'Год выпуска'].map((name) => field(name).value)
  const save = () => user.click(screen.getByRole('button', { name: 'Сохранить' }))
  return { user, change, field, typeVin, facts, save }
}

test('another VIN brings its make and year, and takes the model of the other car away', async () => {
  const { change, typeVin, facts, save } = await changeVin()
  await typeVin(HYUNDAI_VIN)
  expect(facts()).toEqual(['Hyundai', '', '', '2017'])
  await save()
  expect(change).toHaveBeenCalledWith(
    expect.objectContaining({
      vin: LADA.vin,
      newVin: HYUNDAI_VIN,
      mark: 'Hyundai',
      model: null,
      year: 2017,
      carId: null,
    }),
  )
})

test('a VIN that is taken back brings the car back as it was', async () => {
  const { typeVin, facts } = await changeVin()
  await typeVin(HYUNDAI_VIN)
  await typeVin(BMW_VIN)
  expect(facts()).toEqual(['BMW', '', '', ''])
  await typeVin(LADA.vin)
  expect(facts()).toEqual(['LADA', 'Vesta', '1.6', '2020'])
})

test('a make that was written by hand against the VIN is asked about', async () => {
  const { user, field, typeVin, facts } = await changeVin()
  await user.clear(field('Марка'))
  await user.type(field('Марка'), 'Kia')
  await typeVin(HYUNDAI_VIN)
  expect(facts()[0]).toBe('Kia')
  expect(screen.getByText(/По VIN это Hyundai, 2017 год.*В полях ниже другое/s)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Заполнить по VIN' }))
  expect(facts()).toEqual(['Hyundai', '', '', '2017'])
  expect(screen.queryByRole('button', { name: 'Заполнить по VIN' })).toBeNull()
})

test('of a VIN that tells nothing it is said to compare', async () => {
  const { typeVin, facts } = await changeVin()
  await typeVin('AAAAAAAAAAAAAAAA1')
  expect(screen.getByText(/По этому VIN ничего не узнать/)).toBeVisible()
  expect(facts()).toEqual(['LADA', 'Vesta', '1.6', '2020'])
})

test('a VIN that is cleared is taken from the car, which goes by a key then', async () => {
  const { change, typeVin, save } = await changeVin()
  await typeVin('')
  await save()
  expect(change).toHaveBeenCalledWith(
    expect.objectContaining({
      vin: LADA.vin,
      newVin: expect.stringMatching(/^CAR-/),
      mark: 'LADA',
      carId: 3,
    }),
  )
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
