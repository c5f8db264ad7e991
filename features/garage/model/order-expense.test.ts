import { expect, it } from 'vitest'
import { listOrders } from '@/lib/gateway/contracts/orders/orders'
import { expenseOf, isTaken, sumFor } from './order-expense'

const VESTA = 'XTAGFK330JY144213'
const RIO = 'CAR-0000RTA1'

function orderFor(...cars: { vin: string; totalPrice: number }[]) {
  const { orders } = listOrders.response.parse({
    orders: [
      {
        id: 'o1',
        orderNumber: '1000001',
        createdAt: '2026-11-20T22:30:00.000Z',
        status: { code: 'issued', title: 'Выдан' },
        totalPrice: 1500,
        linesCount: 2,
        cars: cars.map((car) => ({ ...car, title: car.vin, linesCount: 1 })),
      },
    ],
    pagination: { page: 1, limit: 20, total: 1, pages: 1 },
  })
  const [order] = orders
  if (!order) throw new Error('no order')
  return { ...order, isArchived: false }
}

it.each([
  ['all of an order that says nothing of cars', orderFor(), 1500],
  [
    'its own part of an order for two cars',
    orderFor({ vin: RIO, totalPrice: 900 }, { vin: VESTA, totalPrice: 400 }),
    400,
  ],
  [
    'its own part, in whatever case its VIN is written',
    orderFor({ vin: VESTA.toLowerCase(), totalPrice: 700 }),
    700,
  ],
])('a car costs %s', (_, order, sum) => {
  expect(sumFor(order, VESTA)).toBe(sum)
  expect(expenseOf(order, VESTA, 5)).toMatchObject({
    car: VESTA,
    sum,
    date: '2026-11-21',
    orderNumber: '1000001',
    changedAt: 5,
  })
})

it('an order for two cars is an expense of each, and that of one is taken once', () => {
  const both = orderFor({ vin: RIO, totalPrice: 900 }, { vin: VESTA, totalPrice: 400 })
  const [one, other] = [expenseOf(both, RIO, 1), expenseOf(both, VESTA, 1)]
  expect(one.id).not.toBe(other.id)
  expect(isTaken([one], both, RIO)).toBe(true)
  expect(isTaken([one], both, VESTA)).toBe(false)
  const alone = orderFor()
  expect(isTaken([expenseOf(alone, RIO, 1)], alone, VESTA)).toBe(true)
})
