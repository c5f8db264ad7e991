import { and, eq, like } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { handoverReceipts } from '@/gateway/db/schema/handover-receipts'
import { orders } from '@/gateway/db/schema/orders'
import { payments, refunds } from '@/gateway/db/schema/payments'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { settlePayment } from '@/gateway/services/payments/settle-payment'
import { createBuyer, OUT_OF_SECTOR, type Buyer } from '@/gateway/test-support/buyer'
import { bank, COURIER, describeOrders, FILTER, NOW } from '@/gateway/test-support/order-desk'
import { signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { saveDeliveryElsewhere } from '@/lib/gateway/contracts/desk/delivery'
import {
  listDeskOrders,
  moveDeskOrder,
  priceDeskDelivery,
  readDeskOrder,
} from '@/lib/gateway/contracts/desk/orders'
import {
  cancelOrderProducts,
  changeOrderPayment,
  payOrder,
  readOrder,
} from '@/lib/gateway/contracts/orders/orders'

const FILTER_ID = '00-10000001'
const GOODS = 78_000
const AWAY = { ...COURIER, deliveryCoordinates: OUT_OF_SECTOR, price: 0, isAgreed: true }

describeOrders('the price of a delivery that is agreed by phone', ({ db, open }) => {
  let gateway: TestGateway
  let buyer: Buyer
  let manager: SignedIn
  let other: SignedIn
  let key = 0

  beforeAll(async () => {
    gateway = await createTestGateway(db(), {
      now: () => NOW,
      payments: bank,
      siteUrl: 'https://shop.example',
    })
    manager = await signedIn(gateway, {
      permissions: ['moderator_type_permission'],
      name: 'Мария',
      secondName: 'Зуева',
    })
    other = await signedIn(gateway, { isAdmin: true, name: 'Олег' })
    const terms = { price: 299, freeFrom: null, surcharge: 0, largeFromKg: null, largeFromCm: null }
    await manager.call(saveDeliveryElsewhere, { body: { terms: { ...terms, isAgreed: true }, version: 0 } })
    return () => gateway.close()
  })
  beforeEach(async () => {
    await open()
    buyer = await createBuyer(gateway)
  })

  async function place(paymentExternalId = 'online', delivery: object = AWAY) {
    await buyer.put({ ...FILTER, quantity: 2 })
    const { status, body } = await buyer.order({
      delivery: { ...AWAY, ...delivery },
      orderPayment: { paymentExternalId },
    })
    expect(status).toBe(200)
    return body.orderNumber
  }
  const read = async (orderNumber: string) => (await buyer.call(readOrder, { body: { orderNumber } })).body
  const atDesk = async (orderNumber: string) =>
    (await manager.call(readDeskOrder, { body: { orderNumber } })).body
  const price = async (
    orderNumber: string,
    rubles: number | null,
    {
      by = manager,
      version,
      idempotencyKey = `key ${(key += 1)}`,
    }: {
      by?: SignedIn
      version?: number
      idempotencyKey?: string
    } = {},
  ) =>
    by.call(priceDeskDelivery, {
      body: {
        orderNumber,
        version: version ?? (await atDesk(orderNumber)).version,
        idempotencyKey,
        price: rubles,
      },
    })
  const issue = async (orderNumber: string) =>
    manager.call(moveDeskOrder, {
      body: {
        orderNumber,
        version: (await atDesk(orderNumber)).version,
        idempotencyKey: `key ${(key += 1)}`,
        products: [{ productExternalId: FILTER_ID, status: 'issued' }],
      },
    })
  const begin = async (orderNumber: string) =>
    (await buyer.call(payOrder, { body: { orderNumber } })).body.paymentUrl?.split('/').at(-1) ?? ''
  const pay = async (orderNumber: string) => {
    const reference = await begin(orderNumber)
    expect(await settlePayment(gateway.deps, reference, 'succeeded')).toBe(true)
    return reference
  }
  const receiptOf = async (reference: string) => {
    const [payment] = await db().select().from(payments).where(eq(payments.providerReference, reference))
    return payment?.receipt?.lines.map(({ title, sumKopecks, method }) => [title, sumKopecks, method])
  }
  const rowOf = async (number: string) => {
    const [row] = await db().select().from(orders).where(eq(orders.number, number))
    if (!row) throw new Error('the order is gone')
    return row
  }
  /** Sums of the receipts for what was handed over, by line. */
  const settledOf = async (number: string) => {
    const settled = await db()
      .select({ receipt: handoverReceipts.receipt })
      .from(handoverReceipts)
      .innerJoin(payments, eq(payments.id, handoverReceipts.paymentId))
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(orders.number, number))
    const sums = settled.flatMap(({ receipt }) => receipt.lines.map((line) => [line.key, line.sumKopecks]))
    return sums.toSorted((a, b) => Number(a[1]) - Number(b[1]))
  }
  const mailsOf = async (number: string) => {
    const isIt = and(
      eq(outboxMessages.kind, 'order-delivery-priced'),
      like(outboxMessages.subject, `%${number}%`),
    )
    return (await db().select().from(outboxMessages).where(isIt).orderBy(outboxMessages.id)).map(({ text }) =>
      text.replaceAll('\u00a0', ' '),
    )
  }
  const titles = (order: { history: { title: string }[] }) =>
    order.history.map(({ title }) => title.replaceAll('\u00a0', ' '))

  it('grows what is to pay of an unpaid order, which the buyer is told, and is taken out again', async () => {
    const number = await place()
    const stale = await begin(number)
    expect(await atDesk(number)).toMatchObject({
      isDeliveryAgreed: true,
      agreedDelivery: { price: null, isChangeable: true, isRemovable: false },
    })
    const priced = await price(number, 1200.5)
    expect(priced.body).toMatchObject({
      isDeliveryAgreed: false,
      deliveryPrice: 1200.5,
      totalPrice: 1980.5,
      agreedDelivery: { price: 1200.5, isChangeable: true, isRemovable: true },
    })
    const event = priced.body.history.at(-1)
    expect(event).toMatchObject({ author: 'Мария Зуева' })
    expect(event?.title.replaceAll('\u00a0', ' ')).toBe('Цена перевозки: 1 200,50 ₽')
    expect(await read(number)).toMatchObject({ totalPrice: 1980.5, isPayable: true, isDeliveryAgreed: false })
    const [left] = await db().select().from(payments).where(eq(payments.providerReference, stale))
    expect(left).toMatchObject({ status: 'abandoned', isCancelWanted: true })

    expect((await price(number, null)).body).toMatchObject({
      isDeliveryAgreed: true,
      deliveryPrice: 0,
      totalPrice: 780,
      agreedDelivery: { price: null },
    })
    await price(number, 900)
    expect(titles((await price(number, 950)).body).slice(-3)).toEqual([
      'Цена перевозки снята: её назовёт менеджер',
      'Цена перевозки: 900 ₽',
      'Цена перевозки: 950 ₽, было 900 ₽',
    ])
    const mails = await mailsOf(number)
    expect(mails).toHaveLength(4)
    expect(mails[0]).toContain('1 200,50 ₽, как договорились по телефону')
    expect(mails[0]).toContain('Оплатить её можно на странице заказа')
    expect(mails[1]).toContain('уточняется')
    expect(mails[1]).toContain('Цену и срок перевозки менеджер назовёт по телефону')

    expect(await receiptOf(await pay(number))).toEqual([
      ['Knecht OC 90 Фильтр масляный', GOODS, 'full_prepayment'],
      ['Доставка', 95_000, 'full_prepayment'],
    ])
    expect(await rowOf(number)).toMatchObject({ paidTotal: GOODS + 95_000, total: GOODS + 95_000 })
  })

  it('is a payment of its own for an order that was paid, with its receipt, before the order leaves', async () => {
    const number = await place()
    await pay(number)
    expect((await price(number, 1200)).body).toMatchObject({ isPaid: false, isPayable: true, paid: 780 })
    expect((await issue(number)).status).toBe(409)
    expect(await receiptOf(await pay(number))).toEqual([['Доставка', 120_000, 'full_prepayment']])
    expect((await price(number, null)).body).toMatchObject({
      message: expect.stringContaining('Перевозка уже оплачена'),
    })
    expect((await atDesk(number)).agreedDelivery).toEqual({
      price: 1200,
      isChangeable: true,
      isRemovable: false,
    })

    const { id } = await rowOf(number)
    await price(number, 1000)
    const back = await db().select().from(refunds).where(eq(refunds.orderId, id))
    expect(back.map(({ amount, receipt }) => [amount, receipt?.lines.map(({ key: of }) => of)])).toEqual([
      [20_000, ['delivery']],
    ])
    expect(await rowOf(number)).toMatchObject({ paidTotal: GOODS + 100_000, total: GOODS + 100_000 })

    expect((await issue(number)).status).toBe(200)
    expect(await settledOf(number)).toEqual([
      [expect.any(String), GOODS],
      ['delivery', 100_000],
    ])
    expect((await price(number, 1100)).body).toMatchObject({
      message: 'Заказ завершён: его сумма больше не меняется.',
    })
  })

  it('keeps its receipt apart from products that are called off after both were paid', async () => {
    const number = await place()
    await pay(number)
    await price(number, 1200)
    await pay(number)
    const called = await buyer.call(cancelOrderProducts, {
      body: { orderNumber: number, products: [{ productExternalId: FILTER_ID, quantity: 1 }] },
    })
    expect(called.status).toBe(200)
    expect((await issue(number)).status).toBe(200)
    expect(await settledOf(number)).toEqual([
      [expect.any(String), GOODS / 2],
      ['delivery', 120_000],
    ])
  })

  it('is paid on receipt when the rest of an order is, and by money that was on its way', async () => {
    const cash = await place('cash')
    expect((await price(cash, 500)).body).toMatchObject({ isPayable: false, totalPrice: 1280 })
    expect((await issue(cash)).status).toBe(200)

    const mixed = await place()
    const reference = await begin(mixed)
    await price(mixed, 500)
    expect(await settlePayment(gateway.deps, reference, 'succeeded')).toBe(true)
    expect(await read(mixed)).toMatchObject({ paid: 780, totalPrice: 1280, isPayable: true })
    const owed = await manager.call(listDeskOrders, { body: { search: mixed, payment: 'owed' } })
    expect(owed.body.orders).toHaveLength(1)
    const [cashLater] = (await read(mixed)).otherPayments
    const changed = await buyer.call(changeOrderPayment, {
      body: { orderNumber: mixed, paymentExternalId: cashLater?.externalId ?? '' },
    })
    expect(changed.body).toMatchObject({ isPayable: false, paid: 780, totalPrice: 1280 })
    expect((await issue(mixed)).status).toBe(200)
  })

  it('is written once, by the first of two managers, and into no order with a price of the shop', async () => {
    const number = await place()
    const { version } = await atDesk(number)
    const responses = await Promise.all([
      price(number, 700, { version, idempotencyKey: `once ${number}` }),
      price(number, 800, { by: other, version }),
      price(number, 700, { version, idempotencyKey: `once ${number}` }),
    ])
    expect(responses.map(({ status }) => status)).toContain(409)
    const late = responses.find(({ status }) => status === 409)
    expect(late?.body).toMatchObject({
      message: expect.stringMatching(/заказ изменился: 12:00 Цена перевозки: [78]00/),
    })
    const { total } = await rowOf(number)
    expect([GOODS + 70_000, GOODS + 80_000]).toContain(total)
    expect(titles(await read(number)).filter((title) => title.startsWith('Цена перевозки'))).toHaveLength(1)

    const near = await place('online', {
      deliveryCoordinates: COURIER.deliveryCoordinates,
      price: 299,
      isAgreed: false,
    })
    expect((await atDesk(near)).agreedDelivery).toBeNull()
    expect((await price(near, 700)).status).toBe(409)
    expect((await price(number, -1)).status).toBe(422)
    expect((await price('404', 1, { version: 0 })).status).toBe(404)
  })
})
