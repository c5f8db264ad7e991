import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { orders } from '@/gateway/db/schema/orders'
import { refunds } from '@/gateway/db/schema/payments'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { settlePayment } from '@/gateway/services/payments/settle-payment'
import { createBuyer, type Buyer } from '@/gateway/test-support/buyer'
import { issueGiftCard } from '@/gateway/test-support/seeds/issue-gift-card'
import { bank, COURIER, describeOrders, FILTER, NOW, PADS, SHOP } from '@/gateway/test-support/order-desk'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { cancelOrderProducts, payOrder, readOrder } from '@/lib/gateway/contracts/orders/orders'

const FILTER_ID = '00-10000001'
const ONLINE = { orderPayment: { paymentExternalId: 'online' } }

describeOrders('a gift card in an order', ({ db, open, setOffer }) => {
  let gateway: TestGateway
  let buyer: Buyer

  beforeAll(async () => {
    gateway = await createTestGateway(db(), { now: () => NOW, payments: bank })
  })
  afterAll(() => gateway.close())
  beforeEach(async () => {
    await open()
    buyer = await createBuyer(gateway)
  })

  const by = (code: string, amount: number) => ({ giftCards: { codes: [code], amount } })
  const read = async (orderNumber: string, reader = buyer) =>
    (await reader.call(readOrder, { body: { orderNumber } })).body
  const cancel = (orderNumber: string, quantity?: number) =>
    buyer.call(cancelOrderProducts, {
      body: { orderNumber, products: [{ productExternalId: FILTER_ID, ...(quantity && { quantity }) }] },
    })
  const pay = async (orderNumber: string) => {
    const { body } = await buyer.call(payOrder, { body: { orderNumber } })
    await settlePayment(gateway.deps, body.paymentUrl?.split('/').at(-1) ?? '', 'succeeded')
    return body
  }
  const history = async (orderNumber: string) =>
    (await read(orderNumber)).history.map(({ title }) => title.replaceAll('\u00a0', ' '))

  it('pays a part to the kopeck; the rest is owed', async () => {
    const card = await issueGiftCard(db(), 12_345)
    await setOffer(1, SHOP, { price: 39_990 })
    await buyer.put(FILTER)
    const { status, body } = await buyer.order(by(card.code.toLowerCase().replaceAll('-', ' '), 123.45))
    expect(status).toBe(200)
    expect(await card.balance()).toBe(0)
    const order = await read(body.orderNumber)
    expect(order).toMatchObject({ totalPrice: 399.9, paid: 123.45, giftPaid: 123.45, isPaid: false })
    expect(await history(body.orderNumber)).toContain('Оплачено подарочной картой 123,45 ₽')
    const [mail] = await db()
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, 'petr@example.com'))
      .orderBy(outboxMessages.id)
    expect(mail?.kind).toBe('order-placed')
  })

  it('pays everything with the delivery, and nothing is left to pay online', async () => {
    const card = await issueGiftCard(db(), 100_000)
    await buyer.put(FILTER)
    const { body } = await buyer.order({
      ...by(card.code, 689),
      ...ONLINE,
      delivery: { ...COURIER, price: 299 },
    })
    expect(body).toMatchObject({ totalPrice: 689, isPayable: false })
    expect(await read(body.orderNumber)).toMatchObject({ isPaid: true, isPayable: false, giftPaid: 689 })
    expect(await card.balance()).toBe(31_100)
    expect(await pay(body.orderNumber)).toMatchObject({ isPaid: true, paymentUrl: null })
  })

  it('works together with bonuses, which are earned as without it', async () => {
    const card = await issueGiftCard(db(), 50_000)
    const number = await buyer.joinClub(1000)
    await buyer.put({ ...FILTER, quantity: 2 })
    const { body } = await buyer.order({
      writeoffBonuses: 300,
      bonusCardNumber: number,
      ...by(card.code, 480),
    })
    expect(await read(body.orderNumber)).toMatchObject({
      totalPrice: 480,
      isPaid: true,
      giftPaid: 480,
      total: { totalWriteoff: 300, totalReward: 14 },
    })
    await cancel(body.orderNumber, 1)
    expect(await read(body.orderNumber)).toMatchObject({ totalPrice: 240, giftPaid: 240, isPaid: true })
    expect(await card.balance()).toBe(50_000 - 24_000)
  })

  it('gets back what a cancelled part does not cost any more, once the order is paid for', async () => {
    const card = await issueGiftCard(db(), 30_000)
    await buyer.put({ ...FILTER, quantity: 2 })
    const { orderNumber } = (await buyer.order(by(card.code, 300))).body
    await cancel(orderNumber, 1)
    expect(await card.balance()).toBe(0)
    await cancel(orderNumber)
    expect(await card.balance()).toBe(30_000)
    expect(await read(orderNumber)).toMatchObject({ totalPrice: 0, paid: 0, giftPaid: 0 })
    expect(await history(orderNumber)).toContain('На подарочную карту вернулось 300 ₽')
  })

  it('is paid back before the bank, which returns the rest', async () => {
    const card = await issueGiftCard(db(), 30_000)
    await buyer.put({ ...FILTER, quantity: 2 })
    const { orderNumber } = (await buyer.order({ ...by(card.code, 300), ...ONLINE })).body
    await pay(orderNumber)
    expect(await read(orderNumber)).toMatchObject({ totalPrice: 780, paid: 780, giftPaid: 300 })
    await cancel(orderNumber, 1)
    expect(await card.balance()).toBe(30_000)
    const mails = (await db().select().from(outboxMessages)).filter(({ subject }) =>
      subject.includes(orderNumber),
    )
    expect(mails.find(({ kind }) => kind === 'order-cancelled')?.text).toContain(
      'К возврату: 90 ₽\nК возврату на подарочную карту: 300 ₽',
    )
    const [order] = await db().select().from(orders).where(eq(orders.number, orderNumber))
    const returned = await db()
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, order?.id ?? ''))
    expect(returned.map(({ amount }) => amount)).toEqual([9000])
    expect(await read(orderNumber)).toMatchObject({ totalPrice: 390, paid: 390, giftPaid: 0, isPaid: true })
  })

  it('of several pays the first before the others; each gets its own back', async () => {
    const first = await issueGiftCard(db(), 10_000)
    const second = await issueGiftCard(db(), 50_000)
    await buyer.put({ ...FILTER, quantity: 2 })
    const codes = [first.code, second.code, first.code]
    const { orderNumber } = (await buyer.order({ giftCards: { codes, amount: 400 } })).body
    expect([await first.balance(), await second.balance()]).toEqual([0, 20_000])
    await cancel(orderNumber)
    expect([await first.balance(), await second.balance()]).toEqual([10_000, 50_000])
  })

  it('is never spent twice, though two shoppers order with it at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const card = await issueGiftCard(db(), 50_050)
      const people = await Promise.all([createBuyer(gateway), createBuyer(gateway), createBuyer(gateway)])
      const [goods, ...others] = [FILTER, PADS, PADS]
      await setOffer(6, PADS.supplierId, { quantity: 9 })
      for (const [at, person] of people.entries()) await person.put([goods, ...others][at] ?? PADS)
      const bodies = await Promise.all(people.map((person) => person.orderBody(by(card.code, 350))))
      const responses = await Promise.all(
        people.map((person, at) => person.send(bodies[at] ?? ({} as never))),
      )
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      expect(await card.balance()).toBe(15_050)
      const refused = responses.find(({ status }) => status === 409)
      expect(refused?.body).toMatchObject({ data: { giftAmount: 150.5 } })
      await setOffer(1, SHOP, { quantity: 2 })
    }
  })

  it('pays one order when it is sent ten times with one key', async () => {
    const card = await issueGiftCard(db(), 100_000)
    await buyer.put(FILTER)
    const body = await buyer.orderBody({ idempotencyKey: 'gift-key', ...by(card.code, 390) })
    const responses = await Promise.all(Array.from({ length: 10 }, () => buyer.send(body)))
    expect(new Set(responses.map((answer) => answer.body.orderNumber)).size).toBe(1)
    expect(await card.balance()).toBe(61_000)
  })

  it('is refused for more than the order costs or the card holds, and nothing is taken', async () => {
    const card = await issueGiftCard(db(), 40_000)
    await buyer.put(FILTER)
    const tooMuch = await buyer.order(by(card.code, 395))
    expect(tooMuch).toMatchObject({ status: 409, body: { data: { giftAmount: 390 } } })
    const over = await issueGiftCard(db(), 40_000, NOW)
    expect(await buyer.order(by(over.code, 100))).toMatchObject({
      status: 409,
      body: { data: { giftAmount: 0 } },
    })
    expect([await card.balance(), await over.balance()]).toEqual([40_000, 40_000])
    expect((await buyer.order(by(card.code, 390))).status).toBe(200)
  })

  it('pays no bill, no company and no wrong code; tries are counted', async () => {
    const card = await issueGiftCard(db(), 40_000)
    await buyer.put(FILTER)
    const refused = [
      { ...by(card.code, 100), orderPayment: { paymentExternalId: 'bill' } },
      {
        ...by(card.code, 100),
        personCode: 'person_3' as const,
        corporateData: { contractorTitle: 'ООО', contractorInn: '7713456783' },
      },
      by('WRONG', 100),
    ]
    for (const changes of refused) {
      const { status, body } = await buyer.order(changes)
      expect(status).toBe(422)
      expect(body).toMatchObject({ errors: [{ field: 'giftCards' }] })
    }
    for (let at = 0; at < 9; at += 1) expect((await buyer.order(by(`WRONG${at}`, 1))).status).toBe(422)
    expect((await buyer.order(by('WRONG', 1))).status).toBe(429)
    expect(await card.balance()).toBe(40_000)
  })
})
