import { beforeEach, expect, it } from 'vitest'
import { clients, contractors, userClients } from '@/gateway/db/schema/companies'
import { OUT_OF_SECTOR, type Buyer } from '@/gateway/test-support/buyer'
import type { OrderBody } from '@/gateway/test-support/order-body'
import { COURIER, describeOrders, FILTER, PADS } from '@/gateway/test-support/order-desk'
import { createCar } from '@/lib/gateway/contracts/catalog/cars'
import { addToCart } from '@/lib/gateway/contracts/orders/cart'
import { readOrder } from '@/lib/gateway/contracts/orders/orders'

describeOrders('an order of a company', ({ db, open, newBuyer, ordersOf }) => {
  let buyer: Buyer
  let corporateData: OrderBody['corporateData'] & { contractorTitle: string; contractorInn: string }

  /** Gives a company's user a client in the sector, with one contractor. */
  async function giveClient({ user }: Buyer) {
    const [client] = await db()
      .insert(clients)
      .values({ externalId: `client-${user.id}`, name: 'Северный парк', latitude: 55.75, longitude: 37.6 })
      .returning()
    await db()
      .insert(userClients)
      .values({ userId: user.id, clientId: client?.id ?? '' })
    const contractorExternalId = `contractor-${user.id}`
    await db()
      .insert(contractors)
      .values({
        externalId: contractorExternalId,
        clientId: client?.id ?? '',
        name: 'ООО Парк',
        inn: '7701234560',
        kpp: '770101001',
      })
    return { clientExternalId: client?.externalId, contractorExternalId }
  }

  const orderWith = async (changes: Partial<OrderBody> = {}) => {
    const body = await buyer.orderBody({
      corporateData,
      orderPayment: { paymentExternalId: 'bill' },
      ...changes,
    })
    const orderBasket = body.orderBasket.map((line) => ({ ...line, markup: 12.5 }))
    return buyer.send({ ...body, orderBasket })
  }

  beforeEach(async () => {
    await open()
    buyer = await newBuyer({ group: 'corporate', markup: 12.5, invoiceEmail: 'bill@example.com' })
    const own = await giveClient(buyer)
    corporateData = { ...own, contractorTitle: 'Чужое имя', contractorInn: '0000000000' }
  })

  it('keeps client, contractor and markup, and pays no delivery and no markup to the shop', async () => {
    const car = { vin: 'XTAGFK330JY144213', title: 'Газель № 7' }
    await buyer.call(createCar, { body: car })
    await buyer.call(addToCart, { body: { products: [{ ...FILTER, car: car.vin }] } })
    const { status, body } = await orderWith({
      delivery: { ...COURIER, price: 0 },
      invoiceEmail: 'bill@example.com',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ totalPrice: 390, isPayable: false })
    const read = (await buyer.call(readOrder, { body: { orderNumber: body.orderNumber } })).body
    expect(read).toMatchObject({
      totalPrice: 390,
      deliveryPrice: 0,
      person: { company: 'ООО Парк', inn: '7701234560', kpp: '770101001', client: 'Северный парк' },
      payment: { code: 'payment_bill' },
      products: [{ price: 390, markup: 12.5, bonuses: 0, car: { title: 'Газель № 7' } }],
      cars: [{ totalPrice: 390 }],
    })
    expect(await ordersOf(buyer)).toMatchObject([
      { isCorporate: true, clientTitle: 'Северный парк', invoiceEmail: 'bill@example.com', reward: 0 },
    ])
  })

  it('goes to the client’s place when it names none', async () => {
    await buyer.put(FILTER)
    const { deliveryCoordinates: _, ...placeless } = COURIER
    expect((await orderWith({ delivery: placeless })).status).toBe(200)
    expect(await ordersOf(buyer)).toMatchObject([{ latitude: 55.75, longitude: 37.6 }])
  })

  it('is not bound to the bill by its size, but knows no other payment', async () => {
    await buyer.put({ ...PADS, quantity: 4 })
    const inCash = await orderWith({ orderPayment: { paymentExternalId: 'cash' } })
    expect(inCash.body).toMatchObject({ errors: [{ field: 'orderPayment.paymentExternalId' }] })
    expect((await orderWith({ personCode: 'person_2' })).status).toBe(200)
  })

  it.each([
    ['no client', { clientExternalId: undefined }],
    ['no contractor', { contractorExternalId: undefined }],
    ['an unknown contractor', { contractorExternalId: 'nobody' }],
  ])('with %s is refused', async (_, changes) => {
    await buyer.put(FILTER)
    const response = await orderWith({ corporateData: { ...corporateData, ...changes } })
    expect(response.status).toBe(422)
    expect(await ordersOf(buyer)).toEqual([])
  })

  it('for another company’s client is refused', async () => {
    const other = await newBuyer({ group: 'corporate' })
    const theirs = await giveClient(other)
    await buyer.put(FILTER)
    const response = await orderWith({ corporateData: { ...corporateData, ...theirs } })
    expect(response.body).toMatchObject({ message: 'Такого клиента или контрагента нет.' })
  })

  it('writes off no bonuses', async () => {
    await buyer.joinClub(500)
    await buyer.put(FILTER)
    expect((await orderWith({ writeoffBonuses: 10 })).body).toMatchObject({
      errors: [{ field: 'writeoffBonuses' }],
    })
  })

  it('needs no day of delivery outside every sector', async () => {
    await buyer.put(FILTER)
    const { deliveryDate: _, deliveryTime: __, ...undated } = COURIER
    const delivery = { ...undated, deliveryCoordinates: OUT_OF_SECTOR }
    expect((await orderWith({ delivery })).status).toBe(200)
  })
})
