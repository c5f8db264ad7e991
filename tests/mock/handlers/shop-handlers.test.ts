import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createGatewayClient } from '@/lib/gateway/client'
import * as passport from '@/lib/gateway/contracts/accounts/passport'
import * as cars from '@/lib/gateway/contracts/catalog/cars'
import * as cart from '@/lib/gateway/contracts/orders/cart'
import * as checkout from '@/lib/gateway/contracts/orders/checkout'
import * as orders from '@/lib/gateway/contracts/orders/orders'
import { listStorageSlots } from '@/lib/gateway/contracts/site/tyre-storage'
import { createMock } from '../create-mock'
import { daysAhead } from './days-ahead'
import { sessionCookies } from '../mocked-people'
import { type ServedMock, serveMock } from '../serve-mock'
import { MOCKED_PRODUCTS } from '../small-shop'

const mock = createMock()
let served: ServedMock
beforeAll(async () => {
  served = await serveMock(mock, 0)
})
afterAll(() => served.stop())
beforeEach(() => mock.reset())

const cookie = sessionCookies('retail')
  .map(({ name, value }) => `${name}=${value}`)
  .join('; ')

function customer() {
  return createGatewayClient({ origin: served.url, headers: () => ({ cookie }) })
}

const MIB = 1024 * 1024
const VIN = 'XTAGFK330JY144213'
const PROFILE = { name: 'Вера', secondName: 'Ладова' }

it('an upload says what it takes, and fills the cart', async () => {
  const { formats, maxBytes, maxRows } = await customer().call(cart.getCartImportMeta, {})
  expect([formats, maxBytes >= MIB, maxRows]).toEqual([['xlsx', 'csv'], true, 500])
  const file = new File(['OC90;Knecht;2'], 'zakaz.csv', { type: 'text/csv' })
  const response = await customer().call(cart.uploadCart, { body: { file } })
  expect(response.import).toMatchObject({ fileName: 'zakaz.csv', total: 2, added: 1, skipped: 1 })
  expect(response.products).toMatchObject([{ article: 'OC90', quantity: 2 }])
})

it('a profile and a garage keep what is changed, and nobody is signed out by it', async () => {
  const { call } = customer()
  await call(passport.updateProfile, { body: PROFILE })
  await call(passport.subscribe, {})
  await call(cars.createCar, { body: { vin: VIN, mark: 'LADA' } })
  await call(cars.updateCar, { body: { vin: VIN.toLowerCase(), mileage: 42_000, isCurrent: true } })
  const known = await call(passport.readProfile, {})
  expect(known).toMatchObject({ isAuthorized: true, isSubscribe: true, ...PROFILE })
  expect(known.cars).toMatchObject([{ vin: VIN, mark: 'LADA', mileage: 42_000, isCurrent: true }])
  await expect(call(cars.readCar, { body: { vin: 'XTAGFK330JY144214' } })).rejects.toMatchObject({
    kind: 'notFound',
  })
  await call(cars.deleteCar, { body: { vin: VIN } })
  expect((await call(passport.readProfile, {})).cars).toEqual([])
})

it('an order that is placed takes the lines out of the cart and stands in the account', async () => {
  const { call } = customer()
  const [goods] = MOCKED_PRODUCTS
  const { brand = '', article = '', price = 0 } = goods ?? {}
  const added = { brand, article, supplierId: 29, quantity: 2 }
  const [line] = (await call(cart.addToCart, { body: { products: [added] } })).products
  const { deliveryTypes, payments } = await call(checkout.getOrderPattern, {})
  expect(deliveryTypes.map(({ code }) => code)).toEqual(['pickup', 'delivery'])
  const { orderNumber, totalPrice } = await call(orders.createOrder, {
    body: {
      name: 'Вера',
      email: 'vera@example.com',
      phone: '79990000001',
      personCode: 'person_1',
      delivery: {},
      orderPayment: { paymentExternalId: payments[0]?.external_id ?? '' },
      orderBasket: [
        { ...added, price, productExternalId: line?.productExternalId ?? '', supplierId: 29, quantity: 2 },
      ],
    },
  })
  expect(totalPrice).toBe(2 * price)
  expect((await call(cart.readCart, { body: {} })).products).toEqual([])
  expect((await call(orders.listOrders, { body: {} })).orders).toMatchObject([{ orderNumber, totalPrice }])
  expect(await call(orders.readOrder, { body: { orderNumber } })).toMatchObject({
    products: [{ article, quantity: 2, price }],
    isPickup: true,
  })
  await expect(call(orders.readOrder, { body: { orderNumber: '999' } })).rejects.toMatchObject({
    kind: 'notFound',
  })
})

it('what is offered to be chosen lies ahead', async () => {
  const tomorrow = daysAhead(1)
  const { days } = await customer().call(listStorageSlots, { body: { order_number: '1', warehouse: 'x' } })
  expect(days[0]).toMatchObject({ date: tomorrow, times: [{ isFree: true }, {}, {}] })
  const point: [number, number] = [37.6, 55.7]
  const sector = await customer().call(checkout.getDeliveryIntervals, { body: { cart: [], point } })
  expect(sector.datesIntervals[0]?.date).toBe(tomorrow)
})

it.each([
  ['2026-12-31T20:59:59Z', 1, '01.01.2027'],
  ['2026-12-31T21:00:00Z', 1, '02.01.2027'],
])('%s in Moscow and %i days is %s', (now, days, requested) => {
  expect(daysAhead(days, new Date(now))).toBe(requested)
})
