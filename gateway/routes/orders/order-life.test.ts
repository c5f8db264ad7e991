import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bonusOperations } from '@/gateway/db/schema/bonuses'
import { orders } from '@/gateway/db/schema/orders'
import { refunds } from '@/gateway/db/schema/payments'
import { offers } from '@/gateway/db/schema/offers'
import { createBuyer, seedSector, type Buyer } from '@/gateway/test-support/buyer'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { signedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import {
  cancelOrderProducts,
  listArchivedOrders,
  listOrders,
  changeOrderPayment,
  payOrder,
  readOrder,
} from '@/lib/gateway/contracts/orders/orders'
import { findBonusCard } from '@/lib/gateway/contracts/accounts/loyalty'

const NOW = new Date('2026-03-01T09:00:00Z')
const OWN = 15
const SHOP = 29
const FAST = 101
const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: OWN }
const FILTER_ID = '00-10000001'
const PADS = { brand: 'Bosch', article: '0986494164', supplierId: FAST }
const ORIGIN = { origin: 'http://localhost' }

describeOnDatabases('an order that has been placed', (database) => {
  let gateway: TestGateway
  let buyer: Buyer

  beforeAll(async () => {
    await seedTestShop(database().db)
    await seedSector(database().db)
    gateway = await createTestGateway(database().db, { now: () => NOW })
  })
  afterAll(() => gateway.close())
  beforeEach(async () => {
    await setOffer(1, OWN, { price: 40_000, quantity: 5 })
    await setOffer(1, SHOP, { price: 40_000, quantity: 2 })
    await setOffer(6, FAST, { price: 230_000, quantity: 4 })
    buyer = await createBuyer(gateway)
  })

  async function setOffer(productId: number, supplierId: number, terms: { price: number; quantity: number }) {
    await database()
      .db.update(offers)
      .set(terms)
      .where(and(eq(offers.productId, productId), eq(offers.supplierId, supplierId)))
  }
  const stock = async () => {
    const rows = await database().db.select().from(offers).where(eq(offers.productId, 1))
    const of = (supplierId: number) => rows.find((row) => row.supplierId === supplierId)?.quantity
    return [of(OWN), of(SHOP)]
  }
  const place = async (overrides: Parameters<Buyer['order']>[0] = {}) => {
    const { status, body } = await buyer.order(overrides)
    expect(status).toBe(200)
    return body.orderNumber
  }
  const read = async (orderNumber: string) => (await buyer.call(readOrder, { body: { orderNumber } })).body
  const cancel = (orderNumber: string, quantity?: number, productExternalId = FILTER_ID) =>
    buyer.call(cancelOrderProducts, { body: { orderNumber, products: [{ productExternalId, quantity }] } })

  describe('and is called off', () => {
    it('in part gives the pieces back and costs less', async () => {
      await buyer.put({ ...FILTER, quantity: 7 })
      const number = await place()
      expect(await stock()).toEqual([0, 0])
      const { status, body } = await cancel(number, 3)
      expect(status).toBe(200)
      expect(body).toMatchObject({ totalPrice: 1600, status: { code: 'accepted' }, isCancellable: true })
      expect(body.products[0]).toMatchObject({
        quantity: 4,
        cancelledQuantity: 3,
        cancellableQuantity: 4,
        statusReason: null,
      })
      expect(body.history.map(({ title }) => title)).toContain(
        'Отменено покупателем: Knecht OC 90, 3 из 7\u00a0шт.',
      )
      expect((await stock()).reduce<number>((sum, pieces) => sum + (pieces ?? 0), 0)).toBe(3)
    })

    it('as a whole is finished and archived', async () => {
      await buyer.put({ ...FILTER, quantity: 2 }, PADS)
      const number = await place()
      const ordered = (await read(number)).total.totalPrice
      expect(ordered).toBeGreaterThan(0)
      const first = (await cancel(number)).body
      expect(first.history.at(-1)).toMatchObject({ title: 'Отменено покупателем: Knecht OC 90' })
      expect((await buyer.call(listOrders, {})).body.orders).toMatchObject([{ linesCount: 1 }])
      const { body } = await cancel(number, undefined, `00-10000006-${FAST}`)
      expect(body.history.at(-1)).toMatchObject({ title: 'Отменено покупателем' })
      expect(body).toMatchObject({
        totalPrice: 0,
        orderedPrice: ordered,
        status: { code: 'cancelled', isFinal: true },
        isCancellable: false,
      })
      expect(body.products.map(({ statusReason }) => statusReason)).toEqual(
        Array(2).fill('По просьбе покупателя'),
      )
      expect(body.products.map(({ quantity }) => quantity)).toEqual([1, 2])
      expect(await stock()).toEqual([5, 2])
      expect((await buyer.call(listOrders, {})).body.orders).toEqual([])
      expect((await buyer.call(listArchivedOrders, {})).body.orders).toMatchObject([
        { orderNumber: number, linesCount: 2 },
      ])
    })

    it('gives the bonuses back that were written off', async () => {
      const bonusCardNumber = await buyer.joinClub(500)
      await buyer.put({ ...FILTER, quantity: 2 })
      const number = await place({ bonusCardNumber, writeoffBonuses: 300 })
      await cancel(number, 1)
      expect((await read(number)).total).toMatchObject({
        totalPrice: 400,
        totalWriteoff: 150,
        totalPriceDiscount: 250,
      })
      expect((await buyer.call(findBonusCard, {})).body).toMatchObject({ balance: 350 })
      await cancel(number)
      expect((await buyer.call(findBonusCard, {})).body).toMatchObject({
        balance: 500,
        expiring: null,
      })
    })

    it('makes no bonus younger: what comes back burns when it would have', async () => {
      const bonusCardNumber = await buyer.joinClub(0)
      const day = (date: string) => new Date(`${date}T09:00:00Z`)
      const credit = { userId: buyer.user.id, type: 'promo' as const, title: 'Подарок' }
      await database()
        .db.insert(bonusOperations)
        .values(
          [
            { amount: 200, expiresAt: day('2026-03-05') },
            { amount: 300, expiresAt: day('2026-09-01') },
          ].map((one) => ({ ...credit, ...one, remaining: one.amount, availableAt: new Date(0) })),
        )
      await buyer.put({ ...FILTER, quantity: 2 })
      const number = await place({ bonusCardNumber, writeoffBonuses: 300 })
      await cancel(number, 1)
      expect((await buyer.call(findBonusCard, {})).body).toMatchObject({
        balance: 350,
        expiring: { amount: 50, at: '2026-03-05T09:00:00.000Z' },
      })
      await cancel(number)
      expect((await buyer.call(findBonusCard, {})).body).toMatchObject({
        balance: 500,
        expiring: { amount: 200, at: '2026-03-05T09:00:00.000Z' },
      })
    })

    it('twice at once is called off once', async () => {
      await buyer.put({ ...FILTER, quantity: 5 })
      const number = await place()
      const responses = await Promise.all([cancel(number, 3), cancel(number, 3), cancel(number, 3)])
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      expect((await read(number)).products[0]?.cancellableQuantity).toBe(2)
    })

    it.each([
      ['more than was bought', { quantity: 9 }, 409, 'Отменить можно не больше 2 шт. товара Knecht OC 90.'],
      [
        'a product that is not in it',
        { productExternalId: '00-99999999' },
        404,
        'Такого товара в заказе нет.',
      ],
    ])('refuses %s', async (_, requested, status, message) => {
      await buyer.put({ ...FILTER, quantity: 2 })
      const orderNumber = await place()
      const response = await buyer.call(cancelOrderProducts, {
        body: { orderNumber, products: [{ productExternalId: FILTER_ID, ...requested }] },
      })
      expect(response).toMatchObject({ status, body: { message } })
    })

    it('is nobody else’s to call off', async () => {
      await buyer.put(FILTER)
      const orderNumber = await place()
      const other = await signedIn(gateway)
      const products = [{ productExternalId: FILTER_ID }]
      expect((await other.call(cancelOrderProducts, { body: { orderNumber, products } })).status).toBe(404)
      expect((await other.call(payOrder, { body: { orderNumber } })).status).toBe(404)
    })
  })

  describe('and is paid', () => {
    const ONLINE = { orderPayment: { paymentExternalId: 'online' } }
    const pay = async (orderNumber: string) => (await buyer.call(payOrder, { body: { orderNumber } })).body
    const choose = (url: string | null, outcome: string) =>
      gateway.app.request(url ?? '', {
        method: 'POST',
        headers: ORIGIN,
        body: new URLSearchParams({ outcome }),
      })

    it('by card goes to the bank and comes back paid, once', async () => {
      await buyer.put({ ...FILTER, quantity: 2 })
      const number = await place(ONLINE)
      expect(await read(number)).toMatchObject({ isPayable: true, isPaid: false })
      const { paymentUrl } = await pay(number)
      const page = await gateway.app.request(paymentUrl ?? '')
      expect(await page.text()).toMatch(/800\s₽/)
      const responses = await Promise.all([choose(paymentUrl, 'succeeded'), choose(paymentUrl, 'succeeded')])
      for (const response of responses)
        expect(response.headers.get('location')).toBe(`/account/order/${number}`)
      expect(await read(number)).toMatchObject({ isPayable: false, isPaid: true })
      expect((await read(number)).history.filter(({ title }) => title.startsWith('Оплачено'))).toHaveLength(1)
      expect(await pay(number)).toEqual({ orderNumber: number, isPaid: true, paymentUrl: null })
    })

    it.each(['failed', 'abandoned'])('can be tried again after it has %s', async (outcome) => {
      await buyer.put(FILTER)
      const number = await place(ONLINE)
      await choose((await pay(number)).paymentUrl, outcome)
      expect(await read(number)).toMatchObject({ isPayable: true, isPaid: false })
      await choose((await pay(number)).paymentUrl, 'succeeded')
      expect(await read(number)).toMatchObject({ isPaid: true })
    })

    it('with an address of an earlier try changes nothing', async () => {
      await buyer.put(FILTER)
      const number = await place(ONLINE)
      const { paymentUrl } = await pay(number)
      await pay(number)
      await choose(paymentUrl, 'succeeded')
      expect(await read(number)).toMatchObject({ isPaid: false })
      expect((await gateway.app.request('/gw/demo-bank/nothing')).status).toBe(404)
    })

    it.each([
      ['too long a form', { body: new URLSearchParams({ outcome: 'x'.repeat(10_000) }) }, 413],
      ['a broken form', { body: 'x', headers: { 'content-type': 'multipart/form-data' } }, 404],
      ['an unknown outcome', { body: new URLSearchParams({ outcome: 'doubled' }) }, 404],
    ])('is not settled by %s', async (_, form, status) => {
      await buyer.put(FILTER)
      const number = await place(ONLINE)
      const { paymentUrl } = await pay(number)
      expect((await gateway.app.request(paymentUrl ?? '', { method: 'POST', ...form })).status).toBe(status)
      await choose(paymentUrl, 'succeeded')
      expect(await read(number)).toMatchObject({ isPaid: true })
    })

    it('and called off gives the money back', async () => {
      await buyer.put({ ...FILTER, quantity: 2 })
      const number = await place(ONLINE)
      await choose((await pay(number)).paymentUrl, 'succeeded')
      await cancel(number, 1)
      const [order] = await database().db.select().from(orders).where(eq(orders.number, number))
      expect(order).toMatchObject({ total: 40_000, paidTotal: 40_000 })
      const rows = await database()
        .db.select()
        .from(refunds)
        .where(eq(refunds.orderId, order?.id ?? ''))
      expect(rows).toMatchObject([{ amount: 40_000, status: 'pending' }])
      expect((await read(number)).refunds).toMatchObject([{ amount: 400, status: 'pending' }])
    })

    it('is paid in another way after the bank refused, and no more by the old page', async () => {
      await buyer.put(FILTER)
      const number = await place(ONLINE)
      const { paymentUrl } = await pay(number)
      await choose(paymentUrl, 'failed')
      const again = (await pay(number)).paymentUrl
      const [other] = (await read(number)).otherPayments
      const change = (paymentExternalId: string) =>
        buyer.call(changeOrderPayment, { body: { orderNumber: number, paymentExternalId } })
      expect((await change('online')).status).toBe(409)
      expect((await change(other?.externalId ?? '')).body).toMatchObject({
        isPayable: false,
        otherPayments: [],
        payment: { title: other?.title },
      })
      await choose(again, 'succeeded')
      expect(await read(number)).toMatchObject({ isPaid: false })
      expect((await change('online')).status).toBe(409)
    })

    it('only where it was meant to be paid online', async () => {
      await buyer.put(FILTER)
      const orderNumber = await place()
      expect(await buyer.call(payOrder, { body: { orderNumber } })).toMatchObject({
        status: 409,
        body: { message: 'Этот заказ не оплачивается на сайте.' },
      })
    })
  })
})
