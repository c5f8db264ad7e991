import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clients, userClients } from '@/gateway/db/schema/companies'
import { offers } from '@/gateway/db/schema/offers'
import { createBuyer, seedSector, type Buyer } from '@/gateway/test-support/buyer'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { changeCart } from '@/lib/gateway/contracts/orders/cart'
import {
  calculateWriteoff,
  checkCart,
  checkWriteoff,
  getDeliveryIntervals,
  getOrderOptions,
  getOrderPattern,
  recountCart,
} from '@/lib/gateway/contracts/orders/checkout'

const OWN = 15
const SHOP = 29
const FAST = 101
const SLOW = 102
// Sunday noon in Moscow.
const NOW = new Date('2026-03-01T09:00:00Z')

const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: OWN }
const PADS = { brand: 'Bosch', article: '0986494164', supplierId: FAST }

describeOnDatabases('the checkout', (database) => {
  let gateway: TestGateway
  let buyer: Buyer

  beforeAll(async () => {
    const { db } = database()
    await seedTestShop(db)
    await seedSector(db)
    gateway = await createTestGateway(db, { now: () => NOW })
  })
  afterAll(() => gateway.close())
  beforeEach(async () => {
    await setOffer(1, OWN, { price: 40_000, quantity: 5 })
    await setOffer(1, SHOP, { price: 39_000, quantity: 2 })
    buyer = await createBuyer(gateway)
  })

  async function setOffer(
    productId: number,
    supplierId: number,
    terms: { price?: number; quantity?: number },
  ) {
    await database()
      .db.update(offers)
      .set(terms)
      .where(and(eq(offers.productId, productId), eq(offers.supplierId, supplierId)))
  }
  const options = async (body: Parameters<typeof requestOptions>[0]) => (await requestOptions(body)).body
  const requestOptions = (body: { storeId?: number | string; transportId?: number | string }) =>
    buyer.call(getOrderOptions, { body })

  it('checks the lines of the order only, at the prices of the moment', async () => {
    await buyer.put(FILTER, PADS)
    const body = { products: [{ productExternalId: '00-10000001', addToOrder: false }] }
    await buyer.call(changeCart, { body })
    expect((await buyer.call(checkCart, {})).body.products).toMatchObject([{ brand: 'Bosch', price: 2300 }])
  })

  describe('recounting the cart', () => {
    it('brings lines to what can be had and puts off what is gone', async () => {
      await buyer.put({ ...FILTER, quantity: 6 }, { ...FILTER, supplierId: FAST })
      await setOffer(1, OWN, { quantity: 1 })
      await setOffer(1, FAST, { quantity: 0 })
      const { body } = await buyer.call(recountCart, {})
      await setOffer(1, FAST, { quantity: 10 })
      expect(body.products).toMatchObject([
        { supplierId: FAST, quantity: 1, addToOrder: false, price: null },
        { supplierId: OWN, quantity: 3, addToOrder: true, price: 390 },
      ])
      expect(body.total).toEqual({
        totalPrice: 1170,
        totalPriceDiscount: 1170,
        totalWriteoff: 0,
        totalReward: 0,
        totalRewardDiscount: 0,
      })
    })

    it('leaves lines alone that are not named', async () => {
      await buyer.put({ ...FILTER, quantity: 6 })
      await setOffer(1, OWN, { quantity: 1 })
      const { body } = await buyer.call(recountCart, {
        body: { products: [{ productExternalId: '00-10000002' }] },
      })
      expect(body.products).toMatchObject([{ quantity: 6, maxQuantity: 3 }])
    })
  })

  describe('offers', () => {
    it('both ways of receipt with shops and transports, and three kinds of person', async () => {
      await buyer.put(FILTER)
      const { body } = await buyer.call(getOrderPattern, {})
      expect(body.deliveryTypes).toMatchObject([
        {
          code: 'pickup',
          pickupStores: [{ supplierId: SHOP, isToday: true, deliveryTime: 2, work: { open: '09:00' } }],
        },
        { code: 'delivery', deliveryTransports: [{ code: 'courier', price: 299 }, { code: 'carrier' }] },
      ])
      expect(body.personTypes.map(({ code, title }) => [code, title])).toEqual([
        ['person_1', 'Физическое лицо'],
        ['person_2', 'Юридическое лицо'],
        ['person_3', 'Индивидуальный предприниматель'],
      ])
    })

    it('a company the bill only, and free delivery', async () => {
      buyer = await createBuyer(gateway, { group: 'corporate' })
      await buyer.put(FILTER)
      const { body } = await buyer.call(getOrderPattern, {})
      expect(body.payments.map(({ code }) => code)).toEqual(['payment_bill'])
      expect(body.deliveryTypes[1]?.deliveryTransports).toMatchObject([{ price: 0 }, { price: 0 }])
    })

    it('a shop today only when all pieces lie there', async () => {
      await buyer.put({ ...FILTER, quantity: 3 })
      expect((await options({ storeId: SHOP })).stores).toMatchObject([{ isToday: false, deliveryTime: 24 }])
      await buyer.put({ ...FILTER, quantity: 2 })
      expect((await options({ storeId: SHOP })).stores).toMatchObject([{ isToday: true, deliveryTime: 2 }])
      await buyer.put({ ...FILTER, supplierId: SLOW, quantity: 2 })
      expect((await options({ storeId: SHOP })).stores).toMatchObject([{ isToday: false, deliveryTime: 96 }])
    })

    it.each([['courier'], ['delivery-courier'], ['ttk-carrier'], [1]])(
      'payments for the transport %s',
      async (transportId) => {
        const { payments } = await options({ transportId })
        expect(payments.map(({ code }) => code)).toContain('payment_online')
      },
    )

    it.each([
      [{ storeId: 15 }, 'Такого магазина нет. Выберите другой.'],
      [{ transportId: 'pigeon' }, 'Такого способа доставки нет. Выберите другой.'],
    ])('nothing for %j', async (body, message) => {
      expect(await requestOptions(body)).toMatchObject({ status: 422, body: { message } })
    })
  })

  describe('on bonuses', () => {
    const isEnabled = async (body: { payment?: string; person?: 'person_1' | 'person_2' }) =>
      (await buyer.call(checkWriteoff, { body: { delivery: 'pickup', ...body } })).body.isWriteoffEnable

    it('allows a write-off to a person with a card who does not pay by bill', async () => {
      expect(await isEnabled({})).toBe(false)
      await buyer.joinClub(0)
      expect(await isEnabled({})).toBe(true)
      expect(await isEnabled({ payment: 'payment_cash', person: 'person_1' })).toBe(true)
      expect(await isEnabled({ payment: 'payment_bill' })).toBe(false)
      expect(await isEnabled({ person: 'person_2' })).toBe(false)
      buyer = await createBuyer(gateway, { group: 'corporate' })
      expect(await isEnabled({})).toBe(false)
    })

    it('counts what may be written off and what is earned, in total and by line', async () => {
      await buyer.joinClub(500)
      const items = [
        { productExternalId: 'a', brand: 'A', article: '1', price: 300.5, quantity: 2 },
        { brand: 'B', article: '2', price: 99.99, quantity: 1 },
      ]
      const { body } = await buyer.call(calculateWriteoff, { body: { items } })
      expect(body.balance).toBe(500)
      expect(body.total).toEqual({
        totalPrice: 700.99,
        totalPriceDiscount: 350.99,
        totalWriteoff: 350,
        totalReward: 20,
        totalRewardDiscount: 10,
      })
      expect(body.discountItems).toEqual([
        {
          productExternalId: 'a',
          brand: 'A',
          article: '1',
          price: 300.5,
          priceDiscount: 150,
          writeoff: 301,
          reward: 9,
        },
        {
          productExternalId: null,
          brand: 'B',
          article: '2',
          price: 99.99,
          priceDiscount: 50.99,
          writeoff: 49,
          reward: 1,
        },
      ])
    })

    it('gives nothing to a shopper without a card', async () => {
      const items = [{ brand: 'A', article: '1', price: 1000, quantity: 1 }]
      const { total } = (await buyer.call(calculateWriteoff, { body: { items } })).body
      expect(total).toMatchObject({ totalWriteoff: 0, totalReward: 0, totalPriceDiscount: 1000 })
    })
  })

  describe('asked for days of delivery', () => {
    const send = (...[part, extra]: [Parameters<Buyer['put']>[0], object?]) =>
      buyer.call(getDeliveryIntervals, {
        body: { cart: [{ quantity: 1, ...part }], point: [37.6, 55.75], ...extra },
      })

    it('names the sector and begins with what is still open today', async () => {
      const { body } = await send({ ...FILTER, supplierId: SHOP })
      expect(body).toMatchObject({
        externalId: 'centre',
        title: 'Центр',
        deliveryStoreExternalId: 'store-29',
      })
      expect(body.datesIntervals[0]).toMatchObject({
        date: '02.03.2026',
        intervals: [{ timeFrom: '09:00', isClosed: false }, { timeTo: '21:00' }],
      })
    })

    it('begins today with goods that are here', async () => {
      await setOffer(1, OWN, { quantity: 5 })
      await setOffer(1, SHOP, { quantity: 0 })
      const { body } = await send(FILTER)
      expect(body.datesIntervals[0]).toMatchObject({
        date: '01.03.2026',
        intervals: [{ isClosed: true }, { timeFrom: '17:00', isClosed: false }],
      })
    })

    it('waits for the slowest goods', async () => {
      expect((await send({ ...FILTER, supplierId: SLOW })).body.datesIntervals[0]?.date).toBe('05.03.2026')
    })

    it('knows no sector far away', async () => {
      expect((await send(FILTER, { point: [30.3, 59.9] })).body).toMatchObject({
        externalId: null,
        datesIntervals: [],
      })
    })

    it('says first which goods are gone', async () => {
      const { status, body } = await send({ ...PADS, supplierId: SLOW })
      expect(status).toBe(422)
      expect(body).toMatchObject({ errors: [{ message: 'Товара Bosch 0986494164 больше нет в наличии.' }] })
    })

    it('takes the place of a company’s own client', async () => {
      const { db } = database()
      buyer = await createBuyer(gateway, { group: 'corporate' })
      const [client] = await db
        .insert(clients)
        .values({ externalId: `client-${buyer.user.id}`, name: 'Парк', latitude: 55.75, longitude: 37.6 })
        .returning()
      await db.insert(userClients).values({ userId: buyer.user.id, clientId: client?.id ?? '' })
      const far = { point: [30.3, 59.9], clientExternalId: client?.externalId }
      expect((await send(FILTER, far)).body.externalId).toBe('centre')
      const other = await createBuyer(gateway, { group: 'corporate' })
      buyer = other
      expect((await send(FILTER, far)).body).toMatchObject({
        message: 'Такого клиента нет. Выберите другого.',
      })
    })
  })
})
