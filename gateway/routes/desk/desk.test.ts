import { and, eq, like } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { orderLines, orders } from '@/gateway/db/schema/orders'
import { payments, refunds } from '@/gateway/db/schema/payments'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { createBuyer, type Buyer } from '@/gateway/test-support/buyer'
import { describeOrders, FILTER, NOW, PADS } from '@/gateway/test-support/order-desk'
import { signedIn, type callGateway, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import {
  downloadDeskBillPdf,
  downloadDeskOrderPdf,
  listDeskOrders,
  moveDeskOrder,
  noteDeskOrder,
  readDeskOrder,
} from '@/lib/gateway/contracts/desk/orders'
import { readOrder } from '@/lib/gateway/contracts/orders/orders'

const FILTER_ID = '00-10000001'
const PADS_ID = '00-10000006-101'
const MANAGER = ['moderator_type_permission']

type Query = Parameters<typeof callGateway<typeof listDeskOrders>>[2]['body']

describeOrders('the desk', ({ db, open, stockOf }) => {
  let gateway: TestGateway
  let buyer: Buyer
  let manager: SignedIn
  let other: SignedIn
  let key = 0

  beforeAll(async () => {
    gateway = await createTestGateway(db(), {
      now: () => NOW,
      siteUrl: 'https://shop.example',
      orderDesk: { email: 'counter@example.com', hasWebhook: true },
    })
    manager = await signedIn(gateway, { permissions: MANAGER, name: 'Мария', secondName: 'Зуева' })
    other = await signedIn(gateway, { isAdmin: true, name: 'Олег' })
    return () => gateway.close()
  })
  beforeEach(async () => {
    await open()
    buyer = await createBuyer(gateway, { name: 'Василиса' })
  })

  async function place() {
    await buyer.put({ ...FILTER, quantity: 2 }, PADS)
    const { status, body } = await buyer.order()
    expect(status).toBe(200)
    return body.orderNumber
  }
  const list = async (query: Query) => (await manager.call(listDeskOrders, { body: query })).body
  const numbers = async (query: Query) => (await list(query)).orders.map(({ orderNumber }) => orderNumber)
  const read = async (orderNumber: string) =>
    (await manager.call(readDeskOrder, { body: { orderNumber } })).body
  const move = async (
    by: SignedIn,
    orderNumber: string,
    version: number,
    ...products: {
      productExternalId: string
      status: 'in_work' | 'ready' | 'issued' | 'refused'
      reason?: string
      quantity?: number
    }[]
  ) => by.call(moveDeskOrder, { body: { orderNumber, version, products, idempotencyKey: `k${(key += 1)}` } })

  it('finds an order by the token of its pickup code, and shows the code until the order is closed', async () => {
    const orderNumber = await place()
    const { pickupCode, version } = await read(orderNumber)
    const wrong = pickupCode === '0000' ? '0001' : '0000'
    expect((await buyer.call(readOrder, { body: { orderNumber } })).body).toMatchObject({ pickupCode })
    expect(await numbers({ search: `${orderNumber}-${pickupCode}` })).toEqual([orderNumber])
    expect(await numbers({ search: `${orderNumber}-${wrong}` })).toEqual([])
    const products = [FILTER_ID, PADS_ID].map((productExternalId) => ({
      productExternalId,
      status: 'refused' as const,
    }))
    await move(manager, orderNumber, version, ...products)
    expect((await read(orderNumber)).pickupCode).toBeNull()
  })

  it('hears of a new order once, by an email and a message that lead to it', async () => {
    await buyer.put(FILTER)
    const body = await buyer.orderBody()
    const headers = { 'idempotency-key': body.phone + buyer.user.id }
    const number = (await buyer.send(body, headers)).body.orderNumber
    await buyer.send(body, headers)
    const messages = await db()
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.kind, 'order-announced'))
    const own = messages.filter(({ subject }) => subject === `Новый заказ № ${number}`)
    expect(own.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['email', 'counter@example.com'],
      ['webhook', number],
    ])
    for (const { text } of own) expect(text).toContain(`https://shop.example/arus_elements/orders/${number}`)
  })

  it('finds an order by its number, phone, name and article, in its state, shop, term and payment', async () => {
    const orderNumber = await place()
    const [row] = await db().select().from(orders).where(eq(orders.number, orderNumber))
    const phone = row?.phone ?? ''
    for (const search of [
      orderNumber,
      phone.slice(-7),
      `8 (${phone.slice(1, 4)}) ${phone.slice(4)}`,
      (row?.name ?? '').toLowerCase(),
      'oc-90',
      'ос 90',
    ])
      expect(await numbers({ search, limit: 100 })).toContain(orderNumber)
    for (const search of ['нет такого', '%%%', 'OC 9000', 'OC 9'])
      expect(await numbers({ search, limit: 100 })).not.toContain(orderNumber)
    expect((await manager.call(listDeskOrders, { body: { search: 'oc' } })).status).toBe(422)
    expect(await numbers({ search: orderNumber, state: 'accepted' })).toEqual([orderNumber])
    expect(await numbers({ search: orderNumber, state: 'ready' })).toEqual([])
    expect(await numbers({ search: orderNumber, state: 'closed' })).toEqual([])
    expect(await numbers({ search: orderNumber, shop: row?.shopId ?? 0 })).toEqual([orderNumber])
    expect(await numbers({ search: orderNumber, shop: 999 })).toEqual([])
    expect(await numbers({ search: orderNumber, payment: 'on-receipt' })).toEqual([orderNumber])
    expect(await numbers({ search: orderNumber, payment: 'paid' })).toEqual([])
    await db()
      .update(orderLines)
      .set({ expectedAt: new Date(NOW.getTime() - 86_400_000) })
      .where(eq(orderLines.orderId, row?.id ?? ''))
    expect(await numbers({ search: orderNumber, term: 'overdue' })).toEqual([orderNumber])
    expect(await numbers({ search: orderNumber, term: 'today' })).toEqual([])
    expect((await list({ search: orderNumber })).counts).toMatchObject({ open: 1, accepted: 1, ready: 0 })
  })

  it('pages through all orders once, the newest first', async () => {
    await place()
    await place()
    const all = await numbers({ state: 'all', limit: 100 })
    const paged: string[] = []
    for (let after: string | undefined; ;) {
      const page = await list({ state: 'all', limit: 1, ...(after && { after }) })
      paged.push(...page.orders.map(({ orderNumber }) => orderNumber))
      if (page.next === null) break
      after = page.next
    }
    expect(paged).toEqual(all)
  })

  it('moves one line and refuses another with the money back, which the buyer sees', async () => {
    const orderNumber = await place()
    const seen = await read(orderNumber)
    expect(seen.products.map(({ moves }) => moves)).toEqual([
      ['in_work', 'ready', 'issued', 'refused'],
      ['in_work', 'ready', 'issued', 'refused'],
    ])
    const [row] = await db().select().from(orders).where(eq(orders.number, orderNumber))
    expect(seen.customerId).toBe(buyer.user.id)
    const total = row?.total ?? 0
    await db()
      .update(orders)
      .set({ paidTotal: total, isPaymentOnline: true })
      .where(eq(orders.number, orderNumber))
    await db().insert(payments).values({
      orderId: row?.id,
      status: 'succeeded',
      amount: total,
      provider: 'test',
      providerReference: orderNumber,
    })
    const pads = seen.products.find(({ productExternalId }) => productExternalId === PADS_ID)
    const moved = await move(
      manager,
      orderNumber,
      seen.version,
      { productExternalId: FILTER_ID, status: 'ready' },
      { productExternalId: PADS_ID, status: 'refused', reason: 'Снято с производства' },
    )
    expect(moved.status).toBe(200)
    expect(moved.body.version).toBeGreaterThan(seen.version)
    expect(moved.body.history).toContainEqual(
      expect.objectContaining({
        title: 'Заказ готов к выдаче, Bosch 0 986 494 164: снят поставщиком',
        author: 'Мария Зуева',
      }),
    )
    const back = await db()
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, row?.id ?? ''))
    expect(back.map(({ amount }) => amount)).toEqual([(pads?.price ?? 0) * 100])
    const own = (await buyer.call(readOrder, { body: { orderNumber } })).body
    const stateOf = (id: string) => own.products.find(({ productExternalId }) => productExternalId === id)
    expect(stateOf(FILTER_ID)?.status.code).toBe('ready')
    expect(stateOf(PADS_ID)).toMatchObject({
      status: { code: 'refused' },
      statusReason: 'Снято с производства',
    })
    expect(own.refunds).toHaveLength(1)
  })

  it('refuses a part of the pieces of a line, which the buyer and the books see', async () => {
    await buyer.put({ ...FILTER, quantity: 4 })
    const { orderNumber } = (await buyer.order()).body
    const { version } = await read(orderNumber)
    const part = {
      productExternalId: FILTER_ID,
      status: 'refused',
      quantity: 1,
      reason: 'Один с браком',
    } as const
    const stock = await stockOf(1)
    expect((await move(manager, orderNumber, version, { ...part, quantity: 5 })).status).toBe(409)
    expect((await move(manager, orderNumber, version, { ...part, status: 'ready' })).status).toBe(422)
    const body = { orderNumber, version, products: [part], idempotencyKey: `part ${orderNumber}` }
    const moved = await manager.call(moveDeskOrder, { body })
    expect((await manager.call(moveDeskOrder, { body })).body).toEqual(moved.body)
    expect(moved.body.history.at(-1)).toMatchObject({
      title: 'Knecht OC 90: отказано 1 из 4\u00a0шт. (Один с браком)',
      author: 'Мария Зуева',
    })
    expect((await move(other, orderNumber, version, part)).body).toMatchObject({
      message: expect.stringContaining('отказано 1 из 4'),
    })
    const stored = { status: { code: 'accepted' }, refusedQuantity: 1, cancelledQuantity: 1 }
    const refusedReason = 'Один с браком'
    const own = (await buyer.call(readOrder, { body: { orderNumber } })).body
    expect(own).toMatchObject({
      totalPrice: 3 * 390,
      products: [{ ...stored, quantity: 3, refusedReason, statusReason: null }],
    })
    expect(await stockOf(1)).toEqual(stock)
    const [mail] = await db()
      .select()
      .from(outboxMessages)
      .where(and(eq(outboxMessages.kind, 'order-refused'), like(outboxMessages.subject, `%${orderNumber}%`)))
    expect(mail?.text).toMatch(/не будет:\s+Knecht OC 90.*1\u00a0?.*Один с браком[^]*Остаётся в заказе:/)
    await move(manager, orderNumber, moved.body.version, { ...part, quantity: 3, reason: 'Кончились' })
    expect((await read(orderNumber)).products).toMatchObject([
      { status: { code: 'refused' }, statusReason: 'Кончились', quantity: 3, refusedQuantity: 1 },
    ])
    expect((await read(orderNumber)).status.code).toBe('refused')
  })

  it('tells the second of two managers what the first has changed, and refunds once', async () => {
    const orderNumber = await place()
    const { version } = await read(orderNumber)
    const refusal = { productExternalId: PADS_ID, status: 'refused' } as const
    const responses = await Promise.all([
      move(manager, orderNumber, version, refusal),
      move(other, orderNumber, version, refusal),
    ])
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const late = responses.find(({ status }) => status === 409)
    expect(late?.body).toMatchObject({
      message: expect.stringMatching(
        /заказ изменился: 12:00 Bosch 0 986 494 164: снят поставщиком \((Мария|Олег)/,
      ),
    })
    expect((await read(orderNumber)).history).toHaveLength(2)
  })

  it('draws the papers of an order', async () => {
    const orderNumber = await place()
    const order = await manager.call(downloadDeskOrderPdf, { body: { orderNumber } })
    expect(order.status).toBe(200)
    expect((await order.response.text()).startsWith('%PDF-')).toBe(true)
    expect((await manager.call(downloadDeskOrderPdf, { body: { orderNumber: '404' } })).status).toBe(404)
    expect((await manager.call(downloadDeskBillPdf, { body: { orderNumber: '404' } })).status).toBe(404)
  })

  it('sends a note to the buyer once', async () => {
    const orderNumber = await place()
    const body = { orderNumber, text: 'Колодки будут завтра', idempotencyKey: `note-${orderNumber}` }
    const first = await manager.call(noteDeskOrder, { body })
    expect(first.status).toBe(200)
    expect((await manager.call(noteDeskOrder, { body })).body.history).toEqual(first.body.history)
    expect(first.body.history.at(-1)?.title).toBe('Сообщение магазина: Колодки будут завтра')
    const mails = await db().select().from(outboxMessages).where(eq(outboxMessages.kind, 'order-note'))
    expect(mails.filter(({ subject }) => subject.includes(orderNumber))).toHaveLength(1)
    expect((await manager.call(noteDeskOrder, { body: { ...body, text: 'Другое' } })).status).toBe(409)
  })
})
