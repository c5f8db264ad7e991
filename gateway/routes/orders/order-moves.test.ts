import { asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { bonusOperations } from '@/gateway/db/schema/bonuses'
import { orders } from '@/gateway/db/schema/orders'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { createBuyer, type Buyer } from '@/gateway/test-support/buyer'
import { COURIER, describeOrders, FILTER, NOW, PADS } from '@/gateway/test-support/order-desk'
import { callGateway } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { moveOrder } from '@/lib/gateway/contracts/orders/order-moves'
import { cancelOrderProducts, listArchivedOrders, readOrder } from '@/lib/gateway/contracts/orders/orders'

const KEY = 'key-of-the-warehouse'
const FILTER_ID = '00-10000001'
const PADS_ID = '00-10000006-101'

type Body = Parameters<typeof callGateway<typeof moveOrder>>[2]['body']

describeOrders('an order that a warehouse moves', ({ db, open }) => {
  let gateway: TestGateway
  let buyer: Buyer

  beforeAll(async () => {
    gateway = await createTestGateway(db(), { now: () => NOW, ordersKey: KEY })
    return () => gateway.close()
  })
  beforeEach(async () => {
    await open()
    buyer = await createBuyer(gateway)
  })

  const move = (body: Body, headers: Record<string, string> = {}) =>
    callGateway(gateway, moveOrder, { body }, { authorization: `Bearer ${KEY}`, ...headers })
  const place = async (changes: Parameters<Buyer['order']>[0] = {}) => {
    const { status, body } = await buyer.order(changes)
    expect(status).toBe(200)
    return body.orderNumber
  }
  const read = async (orderNumber: string) => (await buyer.call(readOrder, { body: { orderNumber } })).body
  const mailsAbout = async (orderNumber: string) => {
    const rows = await db().select().from(outboxMessages).orderBy(asc(outboxMessages.id))
    return rows.filter(({ subject }) => subject.includes(orderNumber)).map(({ kind }) => kind)
  }

  it('goes to its end, with history, emails and the reward that may be spent', async () => {
    const bonusCardNumber = await buyer.joinClub(0)
    await buyer.put({ ...FILTER, quantity: 5 })
    const orderNumber = await place({ bonusCardNumber })
    for (const status of ['in_work', 'ready', 'issued'] as const) {
      expect(await move({ orderNumber, status })).toMatchObject({
        status: 200,
        body: {
          orderNumber,
          isChanged: true,
          status: { code: status },
          products: [{ status: { code: status } }],
        },
      })
    }
    const { history } = await read(orderNumber)
    expect(history.map(({ title }) => title)).toEqual([
      'Заказ принят',
      'Заказ в работе',
      'Заказ готов к выдаче',
      'Заказ выдан',
    ])
    expect(await mailsAbout(orderNumber)).toEqual(['order-placed', 'order-ready', 'order-issued'])
    expect((await buyer.call(listArchivedOrders, {})).body.orders).toMatchObject([{ orderNumber }])
    const [reward] = await db()
      .select()
      .from(bonusOperations)
      .where(eq(bonusOperations.userId, buyer.user.id))
    expect(reward).toMatchObject({ type: 'reward', availableAt: NOW })
  })

  it('moves once under one key, also when it is asked twice at once', async () => {
    await buyer.put(FILTER)
    const orderNumber = await place()
    const body = { orderNumber, status: 'in_work' } as const
    const key = { 'idempotency-key': `move-${orderNumber}` }
    const responses = await Promise.all([move(body, key), move(body, key), move(body, key)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(responses.filter((response) => response.body.isChanged)).toHaveLength(1)
    await move({ orderNumber, status: 'ready' })
    expect(await move(body, key)).toMatchObject({
      status: 200,
      body: { isChanged: false, status: { code: 'ready' } },
    })
    expect(await move({ orderNumber, status: 'issued' }, key)).toMatchObject({
      status: 409,
      body: { message: 'Этот ключ уже использован для другого изменения.' },
    })
    expect(await move({ orderNumber, status: 'ready' })).toMatchObject({
      status: 200,
      body: { isChanged: false },
    })
    expect((await mailsAbout(orderNumber)).filter((kind) => kind === 'order-ready')).toHaveLength(1)
  })

  it('parts by lines; what will not come is told with its reason and costs nothing', async () => {
    await buyer.put(FILTER, PADS)
    const orderNumber = await place()
    const products = [
      { productExternalId: FILTER_ID, status: 'ready' as const },
      { productExternalId: PADS_ID, status: 'refused' as const, reason: 'Снят с производства' },
    ]
    const { status, body } = await move({ orderNumber, products })
    expect(status).toBe(200)
    expect(body.status.code).toBe('ready')
    const order = await read(orderNumber)
    expect(order.totalPrice).toBe(390)
    expect(order.products.find(({ productExternalId }) => productExternalId === PADS_ID)).toMatchObject({
      status: { code: 'refused' },
      statusReason: 'Снят с производства',
    })
    expect(order.history.at(-1)?.title).toBe('Заказ готов к выдаче, Bosch 0 986 494 164: снят поставщиком')
    expect(await mailsAbout(orderNumber)).toEqual(['order-placed', 'order-refused', 'order-ready'])
  })

  it.each([
    [
      'a step back',
      { status: 'in_work' as const },
      409,
      'Knecht OC 90: Из «Готов к выдаче» нельзя в «В работе».',
    ],
    ['delivery of a pickup', { status: 'delivering' as const }, 409, expect.stringContaining('нельзя')],
    [
      'a stranger product',
      { products: [{ productExternalId: '1', status: 'issued' as const }] },
      404,
      'Товара 1 в заказе нет.',
    ],
    ['neither status nor products', {}, 422, expect.any(String)],
  ])('refuses %s and changes nothing', async (_, changes, status, message) => {
    await buyer.put(FILTER)
    const orderNumber = await place()
    await move({ orderNumber, status: 'ready' })
    const before = await read(orderNumber)
    const response = await move({ orderNumber, ...changes })
    expect(response).toMatchObject({ status, body: { message } })
    expect(await read(orderNumber)).toEqual(before)
  })

  it('does not leave before it is paid, when it is paid online', async () => {
    await buyer.put({ ...FILTER, quantity: 3 })
    const orderNumber = await place({
      orderPayment: { paymentExternalId: 'online' },
      delivery: { ...COURIER, price: 0 },
    })
    expect(await move({ orderNumber, status: 'delivering' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('ещё не оплачен') },
    })
    await db().update(orders).set({ paidTotal: 117_000 }).where(eq(orders.number, orderNumber))
    expect((await move({ orderNumber, status: 'delivering' })).status).toBe(200)
  })

  it('is nobody’s to move without the key', async () => {
    await buyer.put(FILTER)
    const orderNumber = await place()
    const body = { orderNumber, status: 'issued' } as const
    const closed = await createTestGateway(db(), { now: () => NOW })
    const tries = [
      callGateway(gateway, moveOrder, { body }),
      callGateway(gateway, moveOrder, { body }, { cookie: buyer.cookie }),
      move(body, { authorization: 'Bearer another-key-of-nobody' }),
      move(body, { authorization: `Basic ${KEY}` }),
      move(body, { origin: 'https://evil.example' }),
      callGateway(closed, moveOrder, { body }, { authorization: `Bearer ${KEY}` }),
    ]
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 403, 401])
    await closed.close()
    expect((await read(orderNumber)).status.code).toBe('accepted')
    const asShopper = await callGateway(
      gateway,
      readOrder,
      { body: { orderNumber } },
      { authorization: `Bearer ${KEY}` },
    )
    expect(asShopper.status).toBe(401)
  })

  it('meets the buyer who calls it off at the same moment, and one of them comes second', async () => {
    await buyer.put({ ...FILTER, quantity: 2 })
    const orderNumber = await place()
    const [moved, called] = await Promise.all([
      move({ orderNumber, status: 'ready' }),
      buyer.call(cancelOrderProducts, {
        body: { orderNumber, products: [{ productExternalId: FILTER_ID }] },
      }),
    ])
    const { status } = await read(orderNumber)
    if (called.status === 200) {
      // A finished order has no line left to move.
      expect([moved.status, moved.body.isChanged, status.code]).toEqual([200, false, 'cancelled'])
    } else expect([moved.status, called.status, status.code]).toEqual([200, 409, 'ready'])
  })
})
