import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { outboxMessages } from '@/gateway/db/schema-accounts'
import { bonusOperations, cartLines, orderLines, orderLineStock, orders } from '@/gateway/db/schema-commerce'
import { products } from '@/gateway/db/schema-catalog'
import { offers } from '@/gateway/db/schema-offers'
import {
  createBuyer,
  IN_SECTOR,
  OUT_OF_SECTOR,
  seedSector,
  type Buyer,
  type OrderBody,
} from '@/gateway/test-support/buyer'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { readCart } from '@/lib/gateway/contracts/cart'
import { listArchivedOrders, listOrders, readOrder } from '@/lib/gateway/contracts/orders'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const OWN = 15
const SHOP = 29
const FAST = 101
// Sunday noon in Moscow.
const NOW = new Date('2026-03-01T09:00:00Z')

const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: OWN }
const PADS = { brand: 'Bosch', article: '0986494164', supplierId: FAST }
const COURIER = {
  deliveryType: 'delivery',
  transportExternalId: 'courier',
  address: 'Москва, Арбат, 1',
  deliveryCoordinates: IN_SECTOR,
  deliveryDate: '01.03.2026',
  deliveryTime: '17:00-21:00',
}

describeOnDatabases('an order', (database) => {
  let gateway: TestGateway
  let buyer: Buyer

  beforeAll(async () => {
    const { db } = database()
    await seedTestShop(db)
    await seedSector(db)
    gateway = await createTestGateway(db, { now: () => NOW })
  })
  afterAll(() => gateway.close())

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
  const stockOf = async (productId: number) => {
    const rows = await database().db.select().from(offers).where(eq(offers.productId, productId))
    return Object.fromEntries(rows.map(({ supplierId, quantity }) => [supplierId, quantity]))
  }
  const ordersOf = ({ user }: Buyer) => database().db.select().from(orders).where(eq(orders.userId, user.id))
  const cartOf = async (one: Buyer) => (await one.call(readCart, {})).body.products

  beforeEach(async () => {
    await setOffer(1, OWN, { price: 40_000, quantity: 5 })
    await setOffer(1, SHOP, { price: 39_000, quantity: 2 })
    await setOffer(6, FAST, { price: 230_000, quantity: 4 })
    buyer = await createBuyer(gateway)
  })

  it('takes the goods out of stock and out of the cart and can be read', async () => {
    await buyer.put(FILTER, PADS)
    await buyer.put({ ...FILTER, quantity: 3 })
    const { status, body } = await buyer.order({ comment: 'Позвоните' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ totalPrice: 3470, isPayable: false })
    expect(await stockOf(1)).toMatchObject({ [OWN]: 4, [SHOP]: 0 })
    expect(await stockOf(6)).toMatchObject({ [FAST]: 3 })
    expect(await cartOf(buyer)).toEqual([])
    const read = (await buyer.call(readOrder, { body: { orderNumber: body.orderNumber } })).body
    expect(read).toMatchObject({
      orderNumber: body.orderNumber,
      status: { code: 'accepted', title: 'Принят', isFinal: false },
      totalPrice: 3470,
      deliveryPrice: 0,
      isPickup: true,
      destination: 'Тверская улица, 1',
      comment: 'Позвоните',
      isCancellable: true,
      person: { code: 'person_1', name: 'Пётр Орлов', phone: '79001234567' },
      payment: { code: 'payment_cash' },
      history: [{ title: 'Заказ принят' }],
    })
    expect(read.products.map(({ article, quantity, price }) => [article, quantity, price])).toEqual([
      ['0 986 494 164', 1, 2300],
      ['OC 90', 3, 390],
    ])
  })

  it('brings the summary of the goods up to date', async () => {
    await buyer.put({ ...FILTER, quantity: 7 })
    await buyer.order()
    const [product] = await database().db.select().from(products).where(eq(products.id, 1))
    expect(product).toMatchObject({ hasOwnWarehouse: false, bestPrice: 35_000, bestSupplierId: 102 })
  })

  it('is confirmed by one letter, however often it is sent', async () => {
    await buyer.put({ ...FILTER, quantity: 2 })
    const email = `letter-${buyer.user.id}@example.com`
    const body = await buyer.orderBody({
      email,
      idempotencyKey: 'letter',
      delivery: { ...COURIER, price: 299 },
    })
    const { orderNumber } = (await buyer.send(body)).body
    await buyer.send(body)
    const letters = () =>
      database().db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email))
    await vi.waitFor(async () => expect(await letters()).toHaveLength(1))
    const [letter] = await letters()
    expect(letter?.subject).toBe(`Заказ № ${orderNumber} принят`)
    expect(letter?.text.replaceAll('\u00a0', ' ')).toBe(
      [
        `Заказ № ${orderNumber} принят.`,
        'Knecht OC 90 — 2 шт. × 390,00 ₽ = 780,00 ₽',
        'Доставка: 299,00 ₽\nК оплате: 1 079,00 ₽',
        'Курьер магазина, Москва, Арбат, 1',
      ].join('\n\n'),
    )
  })

  it('stands when the letter cannot be sent', async () => {
    const deaf = await createTestGateway(database().db, {
      now: () => NOW,
      messenger: { send: () => Promise.reject(new Error('no mail')) },
    })
    buyer = await createBuyer(deaf)
    await buyer.put(FILTER)
    expect((await buyer.order()).status).toBe(200)
    await deaf.close()
  })

  it('leaves postponed goods in the cart', async () => {
    await buyer.put(FILTER, { ...PADS, addToOrder: false } as typeof PADS)
    expect((await buyer.order()).status).toBe(200)
    expect(await cartOf(buyer)).toMatchObject([{ article: '0 986 494 164', addToOrder: false }])
  })

  describe('sent again', () => {
    it('with its key is the same order, whatever else changed', async () => {
      await buyer.put(FILTER)
      const body = await buyer.orderBody({ idempotencyKey: 'key-1' })
      const first = await buyer.send(body)
      await buyer.put(FILTER)
      const second = await buyer.send({ ...body, comment: 'Другое' })
      expect(second.body).toEqual(first.body)
      expect(await ordersOf(buyer)).toHaveLength(1)
    })

    it('with its key in the header is the same order', async () => {
      await buyer.put(FILTER)
      const body = await buyer.orderBody()
      const first = await buyer.send(body, { 'idempotency-key': 'key-2' })
      const second = await buyer.send(body, { 'idempotency-key': 'key-2' })
      expect(first.status).toBe(200)
      expect(second.body).toEqual(first.body)
    })

    it('ten times at once makes one order', async () => {
      await buyer.put({ ...FILTER, quantity: 2 })
      const body = await buyer.orderBody({ idempotencyKey: 'key-3' })
      const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.send(body)))
      expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.orderNumber}`)).size).toBe(1)
      expect(await ordersOf(buyer)).toHaveLength(1)
      expect(await stockOf(1)).toMatchObject({ [OWN]: 5, [SHOP]: 0 })
    })

    it('without a key, from two tabs at once, makes one order', async () => {
      await buyer.put(FILTER)
      const body = await buyer.orderBody()
      const answers = await Promise.all([buyer.send(body), buyer.send(body), buyer.send(body)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      expect(await ordersOf(buyer)).toHaveLength(1)
    })

    it('after a refusal with the same key goes through', async () => {
      await buyer.put(FILTER)
      const body = await buyer.orderBody({ idempotencyKey: 'key-4' })
      await setOffer(1, SHOP, { price: 39_500 })
      expect((await buyer.send(body)).status).toBe(409)
      const agreed = await buyer.orderBody({ idempotencyKey: 'key-4' })
      expect((await buyer.send(agreed)).status).toBe(200)
    })

    it('by another shopper with the same key is an order of their own', async () => {
      await buyer.put(FILTER)
      const other = await createBuyer(gateway)
      await other.put(FILTER)
      const mine = await buyer.order({ idempotencyKey: 'shared' })
      const theirs = await other.order({ idempotencyKey: 'shared' })
      expect(theirs.status).toBe(200)
      expect(theirs.body.orderNumber).not.toBe(mine.body.orderNumber)
    })
  })

  describe('of goods that changed', () => {
    const refusedFor = async (change: () => Promise<unknown>) => {
      await buyer.put({ ...FILTER, quantity: 2 }, PADS)
      const body = await buyer.orderBody()
      await change()
      return buyer.send(body)
    }

    it.each([
      ['rose', { price: 39_500 }, 'price', 395, 7],
      ['fell', { price: 10_000 }, 'price', 100, 7],
    ])('whose price %s is refused with the new price', async (_, terms, reason, price, quantity) => {
      const { status, body } = await refusedFor(() => setOffer(1, SHOP, terms))
      expect(status).toBe(409)
      expect(body).toMatchObject({
        message: 'Цена товара Knecht OC 90 изменилась.',
        data: {
          lines: [
            { productExternalId: '00-10000001', reason, seenPrice: 390, price, seenQuantity: 2, quantity },
          ],
        },
      })
      expect(await ordersOf(buyer)).toEqual([])
      expect(await cartOf(buyer)).toHaveLength(2)
    })

    it('which are too few is refused with what is left', async () => {
      const { body } = await refusedFor(async () => {
        await setOffer(1, SHOP, { quantity: 1 })
        await setOffer(1, OWN, { quantity: 0 })
      })
      expect(body).toMatchObject({
        message: 'Товара Knecht OC 90 осталось только 1 шт.',
        data: { lines: [{ reason: 'quantity', quantity: 1 }] },
      })
    })

    it('which are gone is refused, line by line', async () => {
      const { body } = await refusedFor(async () => {
        await setOffer(6, FAST, { quantity: 0 })
        await setOffer(1, SHOP, { price: 40_000 })
      })
      expect(body).toMatchObject({
        message: 'Цены или наличие изменились. Проверьте заказ и подтвердите его ещё раз.',
        data: {
          lines: [
            { reason: 'gone', price: null, quantity: 0 },
            { reason: 'price', price: 400 },
          ],
        },
      })
      expect(await stockOf(1)).toMatchObject({ [SHOP]: 2 })
    })

    it('which another tab has put off is refused', async () => {
      const { body } = await refusedFor(() =>
        database().db.update(cartLines).set({ inOrder: false }).where(eq(cartLines.userId, buyer.user.id)),
      )
      expect(body).toMatchObject({ data: { lines: [{ reason: 'missing' }, { reason: 'missing' }] } })
    })
  })

  it('of the last five pieces by twenty buyers sells five and tells the others', async () => {
    await setOffer(1, SHOP, { quantity: 0 })
    const buyers = await Promise.all(Array.from({ length: 20 }, () => createBuyer(gateway)))
    await Promise.all(buyers.map((one) => one.put(FILTER)))
    const bodies = await Promise.all(buyers.map((one) => one.orderBody()))
    const answers = await Promise.all(buyers.map((one, at) => one.send(bodies[at] as OrderBody)))
    const sold = answers.filter(({ status }) => status === 200)
    expect(sold).toHaveLength(5)
    expect(new Set(sold.map(({ body }) => body.orderNumber)).size).toBe(5)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(409)
      expect(body).toMatchObject({ message: 'Извините, товара Knecht OC 90 уже нет в наличии.' })
    }
    expect(await stockOf(1)).toMatchObject({ [OWN]: 0, [SHOP]: 0 })
  })

  it('of crossing goods by many buyers at once never sells more than there is', async () => {
    await setOffer(1, SHOP, { price: 40_000 })
    const buyers = await Promise.all(Array.from({ length: 12 }, () => createBuyer(gateway)))
    await Promise.all(buyers.map((one, at) => (at % 2 ? one.put(FILTER, PADS) : one.put(PADS, FILTER))))
    const answers = await Promise.all(buyers.map((one) => one.order()))
    const sold = answers.filter(({ status }) => status === 200).length
    expect(sold).toBe(4)
    expect(await stockOf(1)).toMatchObject({ [OWN]: 3, [SHOP]: 0 })
    expect(await stockOf(6)).toMatchObject({ [FAST]: 0 })
  })

  it('remembers whose pieces it took', async () => {
    await buyer.put({ ...FILTER, quantity: 4 })
    await buyer.order()
    const { db } = database()
    const [order] = await ordersOf(buyer)
    const taken = await db
      .select({ supplierId: orderLineStock.supplierId, quantity: orderLineStock.quantity })
      .from(orderLineStock)
      .innerJoin(orderLines, eq(orderLines.id, orderLineStock.lineId))
      .where(eq(orderLines.orderId, order?.id ?? ''))
    expect(taken.toSorted((a, b) => a.supplierId - b.supplierId)).toEqual([
      { supplierId: OWN, quantity: 2 },
      { supplierId: SHOP, quantity: 2 },
    ])
  })

  describe('with delivery', () => {
    it('costs 299 rubles below a thousand and keeps place and time', async () => {
      await buyer.put(FILTER)
      const { status, body } = await buyer.order({ delivery: { ...COURIER, price: 299 } })
      expect(status).toBe(200)
      expect(body.totalPrice).toBe(689)
      const read = (await buyer.call(readOrder, { body: { orderNumber: body.orderNumber } })).body
      expect(read).toMatchObject({
        isPickup: false,
        deliveryPrice: 299,
        delivery: {
          title: 'Курьер магазина',
          address: COURIER.address,
          date: '01.03.2026',
          time: '17:00-21:00',
        },
        deliveryDate: '2026-03-01T14:00:00.000Z',
      })
    })

    it('is free from a thousand on', async () => {
      await buyer.put({ ...FILTER, quantity: 3 })
      expect((await buyer.order({ delivery: { ...COURIER, price: 0 } })).body.totalPrice).toBe(1170)
    })

    it('at a fee that the shopper did not see is refused with the fee', async () => {
      await buyer.put(FILTER)
      const { status, body } = await buyer.order({ delivery: { ...COURIER, price: 0 } })
      expect(status).toBe(409)
      expect(body).toMatchObject({ data: { lines: [], deliveryPrice: 299 } })
    })

    it.each([
      ['hours that are over', { deliveryTime: '09:00-13:00' }],
      ['a day that is over', { deliveryDate: '28.02.2026' }],
      ['hours that nobody offers', { deliveryTime: '03:00-04:00' }],
    ])('at %s is refused', async (_, changes) => {
      await buyer.put(FILTER)
      const { status, body } = await buyer.order({ delivery: { ...COURIER, ...changes } })
      expect(status).toBe(409)
      expect(body).toMatchObject({
        message: 'Выбранное время доставки уже недоступно. Выберите другое.',
        data: { isIntervalGone: true },
      })
    })

    it.each([
      ['an address', { address: '' }, 'delivery.address'],
      ['a place', { deliveryCoordinates: 'here' }, 'delivery.deliveryCoordinates'],
      ['a day', { deliveryDate: '' }, 'delivery.deliveryDate'],
      ['a known transport', { transportExternalId: 'pigeon' }, 'delivery.transportExternalId'],
    ] as [string, Partial<typeof COURIER>, string][])('needs %s', async (_, changes, field) => {
      await buyer.put(FILTER)
      const { status, body } = await buyer.order({ delivery: { ...COURIER, ...changes } })
      expect(status).toBe(422)
      expect(body).toMatchObject({ errors: [{ field }] })
    })

    it('outside every sector needs no day', async () => {
      await buyer.put(FILTER)
      const { deliveryDate: _, deliveryTime: __, ...undated } = COURIER
      const far = { ...undated, deliveryCoordinates: OUT_OF_SECTOR }
      expect((await buyer.order({ delivery: far })).status).toBe(200)
    })
  })

  describe('of a legal person', () => {
    const company = {
      contractorTitle: 'ООО Ромашка',
      contractorInn: '7701234567',
      contractorKpp: '770101001',
    }

    it.each([
      ['person_2', {}, undefined],
      ['person_2', { contractorKpp: '1' }, 'corporateData.contractorKpp'],
      ['person_2', { contractorInn: '123' }, 'corporateData.contractorInn'],
      ['person_3', { contractorKpp: undefined }, undefined],
      ['person_3', { contractorInn: '12345678901234'.slice(0, 9) }, 'corporateData.contractorInn'],
    ] as const)('%s with %j is judged by its numbers', async (personCode, changes, field) => {
      await buyer.put(FILTER)
      const corporateData = { ...company, ...changes }
      const { status, body } = await buyer.order({ personCode, corporateData })
      if (field === undefined) expect(status).toBe(200)
      else expect(body).toMatchObject({ errors: [{ field }] })
    })

    it.each([
      ['cash', 'person_2', 10_000_000, 200],
      ['cash', 'person_2', 10_000_001, 422],
      ['bill', 'person_2', 10_000_001, 200],
      ['cash', 'person_1', 10_000_001, 200],
    ] as const)(
      'paying by %s as %s for %i kopecks is answered %i',
      async (payment, personCode, price, status) => {
        await setOffer(6, FAST, { price })
        await buyer.put(PADS)
        const order = { personCode, corporateData: company, orderPayment: { paymentExternalId: payment } }
        expect((await buyer.order(order)).status).toBe(status)
      },
    )
  })

  it.each([
    [
      'an unknown payment',
      { orderPayment: { paymentExternalId: 'shells' } },
      'orderPayment.paymentExternalId',
    ],
    ['a broken e-mail', { email: 'nobody' }, 'email'],
    ['an unknown shop', { delivery: { deliveryType: 'pickup', supplierId: 77 } }, 'delivery.storeExternalId'],
    ['bonuses without a card', { writeoffBonuses: 10 }, 'writeoffBonuses'],
    ['another’s card', { bonusCardNumber: '777' }, 'bonusCardNumber'],
  ])('with %s is refused', async (_, changes, field) => {
    await buyer.put(FILTER)
    const { status, body } = await buyer.order(changes)
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [{ field }] })
    expect(await ordersOf(buyer)).toEqual([])
  })

  describe('with bonuses', () => {
    const balanceOf = async ({ user }: Buyer) => {
      const rows = await database()
        .db.select()
        .from(bonusOperations)
        .where(eq(bonusOperations.userId, user.id))
      return rows
    }

    it('spends them, and earns on what was paid once it is issued', async () => {
      await buyer.joinClub(500)
      await buyer.put(PADS)
      const { body } = await buyer.order({ writeoffBonuses: 500 })
      expect(body.totalPrice).toBe(1800)
      const read = (await buyer.call(readOrder, { body: { orderNumber: body.orderNumber } })).body
      expect(read.total).toEqual({
        totalPrice: 2300,
        totalPriceDiscount: 1800,
        totalWriteoff: 500,
        totalReward: 54,
        totalRewardDiscount: 54,
      })
      expect(await balanceOf(buyer)).toMatchObject([
        { type: 'promo', amount: 500, remaining: 0 },
        { type: 'reward', amount: 54, remaining: 54, availableAt: null },
        { type: 'writeoff', amount: -500 },
      ])
    })

    it('never spends more than half of the goods nor more than there are', async () => {
      await buyer.joinClub(200)
      await buyer.put(FILTER)
      const { status, body } = await buyer.order({ writeoffBonuses: 196 })
      expect(status).toBe(409)
      expect(body).toMatchObject({ data: { writeoffBonuses: 195 } })
      expect((await buyer.order({ writeoffBonuses: 195 })).status).toBe(200)
      await buyer.put(FILTER)
      expect((await buyer.order({ writeoffBonuses: 6 })).body).toMatchObject({ data: { writeoffBonuses: 5 } })
    })

    it('from two tabs at once spends them once', async () => {
      await buyer.joinClub(150)
      await buyer.put(FILTER, PADS)
      const whole = await buyer.orderBody({ writeoffBonuses: 150 })
      const answers = await Promise.all(
        whole.orderBasket.map((line) => buyer.send({ ...whole, orderBasket: [line] })),
      )
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    })

    it.each([
      ['a legal person', { personCode: 'person_3' as const }],
      ['a bill', { orderPayment: { paymentExternalId: 'bill' } }],
    ])('cannot be paid by %s', async (_, changes) => {
      await buyer.joinClub(500)
      await buyer.put(PADS)
      const corporateData = { contractorTitle: 'ИП Орлов', contractorInn: '770123456789' }
      const order = { ...changes, corporateData, writeoffBonuses: 100 }
      expect((await buyer.order(order)).body).toMatchObject({ errors: [{ field: 'writeoffBonuses' }] })
    })

    it('earns nothing for a legal person or without a card', async () => {
      await buyer.put(PADS)
      await buyer.order()
      expect(await balanceOf(buyer)).toEqual([])
    })
  })

  it('can be read and listed by nobody else', async () => {
    await buyer.put(FILTER)
    const { orderNumber } = (await buyer.order()).body
    const other = await createBuyer(gateway)
    expect((await other.call(readOrder, { body: { orderNumber } })).status).toBe(404)
    expect((await other.call(listOrders, {})).body.orders).toEqual([])
    expect((await gateway.post('/orders/v3/user-order/read', { orderNumber })).status).toBe(401)
  })

  it('is found by its number, the part’s number or its name, newest first, page by page', async () => {
    const numbers: string[] = []
    for (const part of [FILTER, PADS, FILTER]) {
      await buyer.put(part)
      numbers.unshift((await buyer.order()).body.orderNumber)
    }
    const found = async (body: Parameters<typeof list>[0]) =>
      (await list(body)).orders.map(({ orderNumber }) => numbers.indexOf(orderNumber))
    const list = async (body: { search?: string; page?: number; limit?: number }) =>
      (await buyer.call(listOrders, { body })).body
    expect(await found({})).toEqual([0, 1, 2])
    expect(await found({ limit: 2, page: 2 })).toEqual([2])
    expect((await list({ limit: 2 })).pagination).toMatchObject({ total: 3, pages: 2 })
    expect(await found({ search: numbers[1] })).toEqual([1])
    expect(await found({ search: 'oc-90' })).toEqual([0, 2])
    expect(await found({ search: 'колодки' })).toEqual([1])
    expect(await found({ search: '%' })).toEqual([])
    expect((await buyer.call(listArchivedOrders, {})).body.orders).toEqual([])
  })
})
