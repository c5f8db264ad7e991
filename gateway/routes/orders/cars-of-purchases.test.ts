import { beforeEach, expect, it } from 'vitest'
import type { Buyer } from '@/gateway/test-support/buyer'
import { describeOrders, FILTER, PADS } from '@/gateway/test-support/order-desk'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { createCar, deleteCar, updateCar } from '@/lib/gateway/contracts/catalog/cars'
import { addToCart, changeCart } from '@/lib/gateway/contracts/orders/cart'
import {
  cancelOrderProducts,
  listArchivedOrders,
  listOrders,
  readOrder,
} from '@/lib/gateway/contracts/orders/orders'

const VESTA = { vin: 'XTAGFK330JY144213', mark: 'LADA', model: 'Vesta' }
const RIO = { vin: 'CAR-0000RTA1', title: 'Рабочая' }

describeOrders(
  'what is bought for a car',
  ({ newBuyer, open, cartOf }) => {
    let buyer: Buyer
    beforeEach(async () => {
      buyer = await open()
      await buyer.call(createCar, { body: VESTA })
      await buyer.call(createCar, { body: RIO })
    })

    const put = (car: string | null | undefined, part = FILTER, who = buyer) =>
      who.call(addToCart, { body: { products: [{ ...part, ...(car === undefined ? {} : { car }) }] } })
    const carsInCart = async (who = buyer) => (await cartOf(who)).map(({ car }) => car)
    const placed = async () => {
      const { orderNumber } = (await buyer.order()).body
      return (await buyer.call(readOrder, { body: { orderNumber } })).body
    }

    it('says so in the cart, in the order and in the list of orders', async () => {
      await put(VESTA.vin.toLowerCase())
      await put(RIO.vin, PADS)
      expect(await carsInCart()).toEqual([
        { vin: RIO.vin, title: 'Рабочая' },
        { vin: VESTA.vin, title: 'LADA Vesta' },
      ])
      const order = await placed()
      expect(order.products.map(({ article, car }) => [article, car?.title])).toEqual([
        ['0 986 494 164', 'Рабочая'],
        ['OC 90', 'LADA Vesta'],
      ])
      expect(order.cars).toEqual([
        { vin: RIO.vin, title: 'Рабочая', linesCount: 1, totalPrice: 2300 },
        { vin: VESTA.vin, title: 'LADA Vesta', linesCount: 1, totalPrice: 390 },
      ])
    })

    it('is listed by its car, and an order for no car by none', async () => {
      await put(VESTA.vin)
      const forVesta = (await buyer.order()).body.orderNumber
      await put(undefined, PADS)
      const forNone = (await buyer.order()).body.orderNumber
      const listFor = async (car?: string | null) => {
        const { orders } = (await buyer.call(listOrders, { body: car === undefined ? {} : { car } })).body
        return orders.map(({ orderNumber, cars }) => [orderNumber, cars.length])
      }
      expect(await listFor(VESTA.vin.toLowerCase())).toEqual([[forVesta, 1]])
      expect(await listFor(RIO.vin)).toEqual([])
      expect(await listFor(null)).toEqual([[forNone, 0]])
      expect(await listFor()).toEqual([
        [forNone, 0],
        [forVesta, 1],
      ])
      expect((await buyer.call(listArchivedOrders, { body: { car: VESTA.vin } })).body.orders).toEqual([])
    })

    it('is put in without a car whose name the garage does not know, another buyer’s among them', async () => {
      const other = await newBuyer()
      const { body } = await put(VESTA.vin, FILTER, other)
      expect(body.data).toMatchObject([{ status: 'ok', violations: [], data: { car: null } }])
      await put('CAR-11111111', PADS, other)
      expect(await carsInCart(other)).toEqual([null, null])
    })

    it('is refused where the name of the car is longer than any', async () => {
      expect(await put('X'.repeat(33))).toMatchObject({ status: 422 })
      expect(await put('')).toMatchObject({ status: 422 })
      expect((await buyer.call(listOrders, { body: { car: 'X'.repeat(33) } })).status).toBe(422)
      expect(await cartOf(buyer)).toEqual([])
    })

    it('changes its car when the shopper says so, and keeps it through every other change', async () => {
      await put(VESTA.vin)
      const [line] = await cartOf(buyer)
      const productExternalId = line?.productExternalId ?? ''
      const change = (fields: object) =>
        buyer.call(changeCart, { body: { products: [{ productExternalId, ...fields }] } })
      await change({ quantity: 2 })
      await change({ addToOrder: false })
      await put(undefined)
      expect(await carsInCart()).toMatchObject([{ vin: VESTA.vin }])
      await change({ car: RIO.vin })
      expect(await carsInCart()).toMatchObject([{ vin: RIO.vin }])
      const refused = await change({ car: 'XTAGFK330JY000000' })
      expect(refused.status).toBe(422)
      expect(refused.body).toMatchObject({ errors: [{ message: 'Такой машины в гараже нет.' }] })
      await change({ car: null })
      expect(await carsInCart()).toEqual([null])
    })

    it('is ordered for no car once the car has left the garage, and remembers it when it comes back', async () => {
      await put(VESTA.vin)
      await buyer.call(deleteCar, { body: { vin: VESTA.vin } })
      expect(await carsInCart()).toEqual([null])
      await buyer.call(createCar, { body: VESTA })
      expect(await carsInCart()).toMatchObject([{ vin: VESTA.vin }])
      await buyer.call(deleteCar, { body: { vin: VESTA.vin } })
      expect((await placed()).products).toMatchObject([{ car: null }])
    })

    it('stays with the car that is deleted from the garage later, and with one that gets its VIN', async () => {
      await put(RIO.vin)
      const { orderNumber } = await placed()
      await put(RIO.vin, PADS)
      const newVin = 'Z94CB41AAGR323020'
      await buyer.call(updateCar, { body: { vin: RIO.vin, newVin, title: 'Рио' } })
      expect(await carsInCart()).toEqual([{ vin: newVin, title: 'Рио' }])
      const read = async () => (await buyer.call(readOrder, { body: { orderNumber } })).body.products
      expect(await read()).toMatchObject([{ car: { vin: newVin, title: 'Рабочая' } }])
      await buyer.call(deleteCar, { body: { vin: newVin } })
      expect(await read()).toMatchObject([{ car: { vin: newVin, title: 'Рабочая' } }])
    })

    it('costs its car what is left of it, with the delivery where the order is for nothing else', async () => {
      await put(VESTA.vin)
      await put(VESTA.vin, PADS)
      const order = await placed()
      expect(order.cars).toMatchObject([{ linesCount: 2, totalPrice: order.totalPrice }])
      const [pads] = order.products
      const products = [{ productExternalId: pads?.productExternalId ?? '' }]
      const left = (
        await buyer.call(cancelOrderProducts, { body: { orderNumber: order.orderNumber, products } })
      ).body
      expect(left.cars).toMatchObject([{ totalPrice: left.totalPrice }])
      expect(left.totalPrice).toBe(390)
    })
  },
  describeWithDatabase,
)
