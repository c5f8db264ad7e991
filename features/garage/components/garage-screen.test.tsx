import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { notify } from '@/components/ui/toast/notify'
import { QueryProvider } from '@/lib/query/query-provider'
import { GatewayError } from '@/lib/gateway/errors'
import { userCar } from '@/lib/gateway/contracts/accounts/user-shapes'
import { CUSTOMER, renderInShop } from '@/tests/render-in-shop'
import { chooseVehicle } from '@/stores/vehicle/vehicle-store'
import { GarageScreen } from './garage-screen'

vi.mock('@/components/ui/toast/notify', () => ({ notify: vi.fn() }))
const vinAnswers = vi.hoisted(() => new Map<string, object>())
vi.mock('../api/car-of-vin', () => ({ useCarOfVin: (vin: string | null) => vinAnswers.get(vin ?? '') }))

const LADA = userCar.parse({ vin: 'XTAGFK330JY144213', mark: 'LADA', model: 'Vesta', mileage: 42_000 })
const SOLARIS = { carId: 7, uuid: 'u-7', mark: 'Hyundai', model: 'Solaris II', modification: '1.6' }

afterEach(() => {
  vi.mocked(notify).mockReset()
  localStorage.clear()
  vinAnswers.clear()
})

function open(cars = [LADA]) {
  const rendered = renderInShop(
    <QueryProvider>
      <GarageScreen />
    </QueryProvider>,
    { user: { ...CUSTOMER, cars } },
  )
  const { garage } = rendered.stores
  const add = vi.spyOn(garage, 'add').mockResolvedValue(true)
  const change = vi.spyOn(garage, 'change').mockResolvedValue(true)
  const remove = vi.spyOn(garage, 'remove').mockResolvedValue(true)
  return { ...rendered, add, change, remove }
}

test('a car is added by its VIN, written in either alphabet', async () => {
  const { user, add } = open([])
  await user.click(screen.getByRole('button', { name: 'Добавить автомобиль' }))
  expect(await screen.findByLabelText('VIN')).toHaveFocus()
  await user.paste('хтаgfk330jy144213')
  await user.type(screen.getByLabelText('Пробег, км'), '42000')
  await user.click(screen.getByRole('button', { name: 'Добавить в гараж' }))
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ vin: 'XTAGFK330JY144213', mileage: 42_000 }))
})

test('the facts of a car part between them and never within', () => {
  open([{ ...LADA, year: 2019, plate: 'А 123 АА 77' }])
  expect(screen.getByText(/км/).textContent).toBe(
    '2019\u00a0г. · 42\u00a0000\u00a0км · А\u00a0123\u00a0АА\u00a077',
  )
})

test('a car without a VIN gets a key, the same after an answer that was lost', async () => {
  const { user, add } = open([])
  add.mockRejectedValueOnce(new GatewayError({ kind: 'network', message: 'Нет связи' }))
  await user.click(screen.getByRole('button', { name: 'Добавить автомобиль' }))
  await user.type(await screen.findByLabelText('Марка'), 'УАЗ')
  await user.click(screen.getByRole('button', { name: 'Добавить в гараж' }))
  expect(await screen.findByText('Нет связи')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Добавить в гараж' }))
  const keys = add.mock.calls.map(([{ vin }]) => vin)
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toMatch(/^CAR-/)
})

test('says what is wrong with a VIN, and sends nothing', async () => {
  const { user, add } = open([])
  await user.click(screen.getByRole('button', { name: 'Добавить автомобиль' }))
  await screen.findByLabelText('VIN')
  await user.paste('XTAGFK33JY144213')
  await user.click(screen.getByRole('button', { name: 'Добавить в гараж' }))
  expect(await screen.findByText('В VIN 17 знаков, а здесь 16')).toBeVisible()
  expect(add).not.toHaveBeenCalled()
})

test('a VIN fills in what it says, and leaves alone what is written', async () => {
  const make = { id: 1, title: 'LADA', isPopular: true, pictureUrl: null }
  const known = { vin: LADA.vin, manufacturer: make, year: 2018, cars: [], warning: null }
  vinAnswers.set(LADA.vin, known)
  const { user, add } = open([])
  await user.click(screen.getByRole('button', { name: 'Добавить автомобиль' }))
  await user.type(await screen.findByLabelText('Год выпуска'), '2019')
  await user.click(screen.getByLabelText('VIN'))
  await user.paste(LADA.vin)
  expect(await screen.findByText(/По VIN это LADA, 2018 год/)).toBeVisible()
  expect(screen.getByLabelText('Марка')).toHaveValue('LADA')
  await user.click(screen.getByRole('button', { name: 'Добавить в гараж' }))
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ vin: LADA.vin, mark: 'LADA', year: 2019 }))
})

test('a car chosen from the catalogue against its VIN is asked about', async () => {
  const make = { id: 1, title: 'LADA', isPopular: true, pictureUrl: null }
  vinAnswers.set(LADA.vin, {
    vin: LADA.vin,
    manufacturer: make,
    title: null,
    year: 2018,
    cars: [],
    warning: null,
  })
  const { user } = open([])
  await user.click(screen.getByRole('button', { name: 'Добавить автомобиль' }))
  await user.type(await screen.findByLabelText('Марка'), 'Hyundai')
  await user.click(screen.getByLabelText('VIN'))
  await user.paste(LADA.vin)
  expect(await screen.findByRole('button', { name: 'Заполнить по VIN' })).toBeVisible()
  expect(screen.getByLabelText('Марка')).toHaveValue('Hyundai')
  await user.clear(screen.getByLabelText('VIN'))
  expect(screen.getByLabelText('Марка')).toHaveValue('Hyundai')
  expect(screen.getByLabelText('Год выпуска')).toHaveValue('')
})

test('what a VIN has filled in goes with it', async () => {
  const make = { id: 1, title: 'LADA', isPopular: true, pictureUrl: null }
  vinAnswers.set(LADA.vin, {
    vin: LADA.vin,
    manufacturer: make,
    title: null,
    year: 2018,
    cars: [],
    warning: null,
  })
  const { user } = open([])
  await user.click(screen.getByRole('button', { name: 'Добавить автомобиль' }))
  await screen.findByLabelText('VIN')
  await user.paste(LADA.vin)
  expect(screen.getByLabelText('Марка')).toHaveValue('LADA')
  await user.clear(screen.getByLabelText('VIN'))
  expect(screen.getByLabelText('Марка')).toHaveValue('')
  expect(screen.getByLabelText('Год выпуска')).toHaveValue('')
})

test('a VIN with a sign too many is not cut in silence', async () => {
  const { user } = open([])
  await user.click(screen.getByRole('button', { name: 'Добавить автомобиль' }))
  await user.paste(`${LADA.vin}9`)
  expect(screen.getByText(/Вставлено знаков: 18, а в VIN их 17/)).toBeVisible()
  await user.clear(screen.getByLabelText('VIN'))
  await user.paste(LADA.vin.toLowerCase())
  expect(screen.queryByText(/Лишние отброшены/)).toBeNull()
})

test('a removed car can be brought back as it was', async () => {
  const { user, add, remove } = open()
  await user.click(screen.getByRole('button', { name: 'Удалить из гаража: LADA Vesta' }))
  expect(remove).toHaveBeenCalledWith(LADA.vin)
  const bar = within(await screen.findByRole('status'))
  await user.click(bar.getByRole('button', { name: 'Вернуть' }))
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ vin: LADA.vin, mark: 'LADA', mileage: 42_000 }))
})

test('a car whose button is tapped twice is removed once', async () => {
  const { user, remove } = open()
  remove.mockImplementation(() => new Promise(() => undefined))
  await user.dblClick(screen.getByRole('button', { name: 'Удалить из гаража: LADA Vesta' }))
  expect(remove).toHaveBeenCalledOnce()
})

test('the car that the browser has chosen is offered, and is then the one of the garage', async () => {
  const { user, add, stores } = open([])
  chooseVehicle(stores.vehicle, SOLARIS)
  const offer = within(await screen.findByRole('region', { name: 'Выбранный автомобиль' }))
  await user.click(offer.getByRole('button', { name: 'Сохранить в гараж' }))
  expect(add).toHaveBeenCalledWith(
    expect.objectContaining({
      carId: 7,
      mark: 'Hyundai',
      isCurrent: true,
      vin: expect.stringMatching(/^CAR-/),
    }),
  )
  expect(stores.vehicle.getState().chosen).toBeNull()
})

test('a car that could not be kept stays offered, and the failure is told', async () => {
  const { user, add, stores } = open([])
  add.mockRejectedValueOnce(new GatewayError({ kind: 'network', message: 'Нет связи' }))
  chooseVehicle(stores.vehicle, SOLARIS)
  const offer = within(await screen.findByRole('region', { name: 'Выбранный автомобиль' }))
  await user.click(offer.getByRole('button', { name: 'Сохранить в гараж' }))
  const notified = { kind: 'error', title: 'Ошибка', text: 'Нет связи' }
  await vi.waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith(notified))
  expect(stores.vehicle.getState().chosen).toEqual(SOLARIS)
  expect(offer.getByRole('button', { name: 'Сохранить в гараж' })).toBeEnabled()
})

test('a car that stands in the garage already is not added twice', async () => {
  const { user, add, change, stores } = open([{ ...LADA, carId: 7 }])
  chooseVehicle(stores.vehicle, SOLARIS)
  await user.click(await screen.findByRole('button', { name: 'Подбирать для машины из гаража' }))
  expect(change).toHaveBeenCalledWith({ vin: LADA.vin, isCurrent: true })
  expect(add).not.toHaveBeenCalled()
})
