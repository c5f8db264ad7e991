import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { products } from '@/gateway/db/schema/catalog'
import { orderLines, orderLineStock } from '@/gateway/db/schema/orders'
import { muteMailbox } from '@/gateway/services/messenger/create-mailbox'
import { createBuyer, type Buyer } from '@/gateway/test-support/buyer'
import {
  COURIER,
  describeOrders,
  FAST,
  FILTER,
  NOW,
  OWN,
  PADS,
  SHOP,
} from '@/gateway/test-support/order-desk'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import { getOrderPattern } from '@/lib/gateway/contracts/orders/checkout'
import { listArchivedOrders, listOrders, readOrder } from '@/lib/gateway/contracts/orders/orders'

describeOrders('an order', ({ db, gateway, newBuyer, open, cartOf, ordersOf, stockOf }) => {
  let buyer: Buyer
  beforeEach(async () => {
    buyer = await open()
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
      destination: 'Москва, Тверская улица, 1',
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
    const [product] = await db().select().from(products).where(eq(products.id, 1))
    expect(product).toMatchObject({ hasOwnWarehouse: false, bestPrice: 35_000, bestSupplierId: 102 })
  })

  it('is confirmed by one email, however often it is sent', async () => {
    await buyer.put({ ...FILTER, quantity: 2 })
    const email = `mail-${buyer.user.id}@example.com`
    const body = await buyer.orderBody({
      email,
      idempotencyKey: 'mail',
      delivery: { ...COURIER, price: 299 },
    })
    const { orderNumber } = (await buyer.send(body)).body
    await buyer.send(body)
    const mails = () => db().select().from(outboxMessages).where(eq(outboxMessages.recipient, email))
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1))
    const [mail] = await mails()
    expect(mail?.subject).toBe(`Заказ № ${orderNumber} принят`)
    expect(mail?.text.replaceAll('\u00a0', ' ')).toBe(
      [
        `Спасибо за заказ № ${orderNumber}!`,
        'Knecht OC 90, Фильтр масляный — 2 шт. × 390 ₽ = 780 ₽',
        'Доставка: 299 ₽\nК оплате: 1 079 ₽',
        'Доставка: Курьер магазина, Москва, Арбат, 1\nПривезём 1 марта 2026, 17:00–21:00',
        'Оплата: Наличными при получении.',
        'Магазин «Арус», +7 (495) 000-00-00',
      ].join('\n\n'),
    )
  })

  it('stands in a shop that cannot send emails, and promises none', async () => {
    const deaf = await createTestGateway(db(), { now: () => NOW, mailbox: muteMailbox, sendsMail: false })
    buyer = await createBuyer(deaf)
    await buyer.put(FILTER)
    expect((await buyer.call(getOrderPattern, {})).body.sendsMail).toBe(false)
    const { status, body } = await buyer.order()
    expect(status).toBe(200)
    const { orderNumber } = body
    expect((await buyer.call(readOrder, { body: { orderNumber } })).body.sendsMail).toBe(false)
    await deaf.close()
  })

  it('of a person carries no markup, whatever is sent', async () => {
    await buyer.put(FILTER)
    const body = await buyer.orderBody()
    const orderBasket = body.orderBasket.map((line) => ({ ...line, markup: 50 }))
    const { orderNumber } = (await buyer.send({ ...body, orderBasket })).body
    const read = (await buyer.call(readOrder, { body: { orderNumber } })).body
    expect(read).toMatchObject({ totalPrice: 390, products: [{ markup: 0 }] })
  })

  it('leaves postponed goods in the cart', async () => {
    await buyer.put(FILTER, { ...PADS, addToOrder: false } as typeof PADS)
    expect((await buyer.order()).status).toBe(200)
    expect(await cartOf(buyer)).toMatchObject([{ article: '0 986 494 164', addToOrder: false }])
  })

  it('remembers whose pieces it took', async () => {
    await buyer.put({ ...FILTER, quantity: 4 })
    await buyer.order()
    const [order] = await ordersOf(buyer)
    const taken = await db()
      .select({ supplierId: orderLineStock.supplierId, quantity: orderLineStock.quantity })
      .from(orderLineStock)
      .innerJoin(orderLines, eq(orderLines.id, orderLineStock.lineId))
      .where(eq(orderLines.orderId, order?.id ?? ''))
    expect(taken.toSorted((a, b) => a.supplierId - b.supplierId)).toEqual([
      { supplierId: OWN, quantity: 2 },
      { supplierId: SHOP, quantity: 2 },
    ])
  })

  it('names the shop where it is picked up, whatever shop the cart showed', async () => {
    await buyer.put(FILTER, PADS)
    const body = await buyer.orderBody()
    const { orderNumber } = (
      await buyer.send({ ...body, delivery: { deliveryType: 'pickup', supplierId: SHOP } })
    ).body
    const { products } = (await buyer.call(readOrder, { body: { orderNumber } })).body
    const sellers = new Map(products.map(({ article, supplierId }) => [article, supplierId]))
    expect(sellers.get('OC 90')).toBe(SHOP)
    expect(sellers.get('0 986 494 164')).toBe(PADS.supplierId)
  })

  it('can be read and listed by nobody else', async () => {
    await buyer.put(FILTER)
    const { orderNumber } = (await buyer.order()).body
    const other = await newBuyer()
    expect((await other.call(readOrder, { body: { orderNumber } })).status).toBe(404)
    expect((await other.call(listOrders, {})).body.orders).toEqual([])
    expect((await gateway().post('/orders/v3/user-order/read', { orderNumber })).status).toBe(401)
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
