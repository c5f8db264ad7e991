import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from '@/gateway/core/logger'
import { offers } from '@/gateway/db/schema/offers'
import { orders, payments } from '@/gateway/db/schema/orders'
import { siteParams } from '@/gateway/db/schema/site'
import { NOTICE_PATH } from '@/gateway/services/payments/create-http-provider'
import { startPaymentWorker } from '@/gateway/services/payments/start-payment-worker'
import { createYookassaProvider } from '@/gateway/services/payments/yookassa/create-yookassa-provider'
import { createBuyer, seedSector, type Buyer } from '@/gateway/test-support/buyer'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { issueGiftCard } from '@/gateway/test-support/issue-gift-card'
import { openYookassaStandIn } from '@/tests/open-yookassa-stand-in'
import { signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { acceptDeskReturn, moveDeskOrder, readDeskOrder } from '@/lib/gateway/contracts/desk/orders'
import { cancelOrderProducts, payOrder, readOrder } from '@/lib/gateway/contracts/orders/orders'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const ACCOUNT = { shopId: '100500', secretKey: 'live_key' }
const SITE = 'https://shop.example'
const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: 15 }
const FILTER_ID = '00-10000001'
const REQUISITES = {
  inn: '7700000000',
  bank: 'Банк',
  bic: '044500000',
  account: '40702810000000000001',
  correspondentAccount: '30101810000000000002',
  vatPercent: 22,
}

describeWithDatabase('ЮKassa', (database) => {
  let kassa: Awaited<ReturnType<typeof openYookassaStandIn>>
  let gateway: TestGateway
  let buyer: Buyer
  let manager: SignedIn
  let workers: Awaited<ReturnType<typeof startPaymentWorker>>[] = []
  let isSeeded = false
  let ahead = 0

  const clock = () => new Date(Date.now() + ahead)
  const provider = () =>
    createYookassaProvider({
      ...ACCOUNT,
      url: kassa.url,
      hasReceipts: true,
      siteUrl: SITE,
      elapsed: () => Date.now() + ahead,
    })

  beforeEach(async () => {
    ahead = 0
    kassa = await openYookassaStandIn(ACCOUNT)
    if (!isSeeded) {
      await seedTestShop(database().db)
      await seedSector(database().db)
      await database().db.insert(siteParams).values({ key: 'requisites', value: REQUISITES })
      isSeeded = true
    }
    await database().db.update(offers).set({ quantity: 100, price: 40_000 }).where(eq(offers.productId, 1))
    await database().db.update(payments).set({ nextAt: null })
    gateway = await createTestGateway(database().db, { now: clock, payments: provider(), siteUrl: SITE })
    buyer = await createBuyer(gateway)
    manager = await signedIn(gateway, { permissions: ['moderator_type_permission'], name: 'Мария' })
  })
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
    workers = []
    await gateway.close()
    await kassa.close()
  })

  const startWorker = async () => {
    const deps = { ...gateway.deps, provider: provider() }
    workers.push(await startPaymentWorker(deps, database(), createLogger('silent')))
  }
  const wait = (ms: number) => {
    ahead += ms
    for (const worker of workers) worker.wake()
  }
  const place = async (quantity = 3, more: Parameters<Buyer['order']>[0] = {}) => {
    await buyer.put({ ...FILTER, quantity })
    const { status, body } = await buyer.order({ orderPayment: { paymentExternalId: 'online' }, ...more })
    expect(status).toBe(200)
    return body.orderNumber
  }
  const pay = async (orderNumber: string) => {
    const { status, body } = await buyer.call(payOrder, { body: { orderNumber } })
    return { status, id: body.paymentUrl?.split('/').at(-1) ?? '' }
  }
  const read = async (orderNumber: string) => (await buyer.call(readOrder, { body: { orderNumber } })).body
  const history = async (orderNumber: string) =>
    (await read(orderNumber)).history.map(({ title }) => title.replaceAll('\u00a0', ' '))
  const cancel = (orderNumber: string, quantity?: number) =>
    buyer.call(cancelOrderProducts, {
      body: { orderNumber, products: [{ productExternalId: FILTER_ID, quantity }] },
    })
  const atDesk = async (orderNumber: string) =>
    (await manager.call(readDeskOrder, { body: { orderNumber } })).body
  const receiptsAtDesk = async (orderNumber: string) =>
    (await atDesk(orderNumber)).receipts.map(({ amount, status }) => [amount, status])
  const issue = async (orderNumber: string, markCodes: string[] = []) => {
    const { version } = await atDesk(orderNumber)
    const products = [{ productExternalId: FILTER_ID, status: 'issued' as const, markCodes }]
    const { status } = await manager.call(moveDeskOrder, {
      body: { orderNumber, version, idempotencyKey: `issue ${orderNumber}`, products },
    })
    return status
  }
  const notify = (event: string, object: object) =>
    gateway.app.request(NOTICE_PATH, {
      method: 'POST',
      body: JSON.stringify({ type: 'notification', event, object }),
    })
  const settle = (id: string, status: string, reason?: string) => {
    const payment = kassa.payments.get(id)
    if (!payment) throw new Error('no such payment')
    payment.status = status
    if (reason !== undefined) payment.cancellation_details = { party: 'payment_network', reason }
    return notify(`payment.${status}`, { id, status, metadata: payment.metadata })
  }

  it('is told of the payment with its receipt, and believed when asked back', async () => {
    const number = await place()
    const { id } = await pay(number)
    expect(kassa.payments.get(id)).toMatchObject({
      amount: { value: '1200.00', currency: 'RUB' },
      capture: true,
      confirmation: { confirmation_url: `https://pay.example/${id}` },
      description: `Заказ № ${number}`,
      metadata: { orderNumber: number },
      receipt: { items: [{ quantity: '3', amount: { value: '400.00' }, vat_code: 11 }] },
    })
    const answers = [await settle(id, 'succeeded'), await settle(id, 'succeeded')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await read(number)).toMatchObject({ isPaid: true })
    expect((await history(number)).filter((title) => title === 'Оплачено 1 200 ₽')).toHaveLength(1)
  })

  it('is not believed by a stranger: a notice says nothing that the provider does not say', async () => {
    const number = await place()
    const { id } = await pay(number)
    const reference = kassa.payments.get(id)?.metadata?.['reference']
    const forged = { id, status: 'succeeded', metadata: { reference } }
    expect((await notify('payment.succeeded', forged)).status).toBe(200)
    expect((await notify('payment.succeeded', { ...forged, id: 'another' })).status).toBe(403)
    expect((await notify('refund.succeeded', forged)).status).toBe(403)
    for (const body of [
      '',
      '{}',
      '[]',
      '{"event":1}',
      '{"event":"payment.succeeded","object":{"id":"../refunds"}}',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one gateway takes them one after the other
      const { status } = await gateway.app.request(NOTICE_PATH, { method: 'POST', body })
      expect(status).toBe(403)
    }
    expect(await read(number)).toMatchObject({ isPaid: false, isPayable: true })
  })

  it('is there for those who pay, whatever strangers write in notices', async () => {
    const number = await place()
    for (const id of ['', '.', '..', '..', '../payments', 'x'.repeat(3000)]) {
      // oxlint-disable-next-line no-await-in-loop -- one gateway takes them one after the other
      expect((await notify('payment.succeeded', { id })).status).toBe(403)
    }
    kassa.refuses(400)
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (let turn = 0; turn < 6; turn += 1) await notify('payment.succeeded', { id: `guess-${turn}` })
    kassa.refuses(500)
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (let turn = 0; turn < 6; turn += 1) await notify('payment.succeeded', { id: `guess-${turn}` })
    kassa.refuses(undefined)
    expect((await pay(number)).status).toBe(200)
  })

  it('is asked about so many notices of one address and no more', async () => {
    const cautious = await createTestGateway(database().db, {
      payments: provider(),
      addressLimitFactor: 0.005,
    })
    const statuses: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one gateway takes them one after the other
      const { status } = await cautious.app.request(NOTICE_PATH, { method: 'POST', body: '{}' })
      statuses.push(status)
    }
    expect(statuses.slice(-1)).toEqual([429])
    await cautious.close()
  })

  it.each([
    ['insufficient_funds', 'Банк отклонил оплату'],
    ['expired_on_confirmation', 'Оплата не завершена'],
  ])('that ends a payment by %s leaves the order to be paid', async (reason, title) => {
    const number = await place()
    const { id } = await pay(number)
    await settle(id, 'canceled', reason)
    expect(await history(number)).toContain(title)
    expect(await read(number)).toMatchObject({ isPaid: false, isPayable: true })
  })

  it('whose answer is lost is found again by our reference, on any page of its list', async () => {
    for (const _ of [1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- a buyer makes one order after the other
      await pay(await place())
    }
    const number = await place()
    kassa.losesAnswers(true)
    expect((await pay(number)).status).toBe(503)
    kassa.losesAnswers(false)
    kassa.showsPagesOf(2)
    const lost = [...kassa.payments.values()].find(({ metadata }) => metadata?.['orderNumber'] === number)
    if (lost) lost.status = 'succeeded'
    await startWorker()
    wait(61_000)
    await vi.waitFor(async () => expect(await read(number)).toMatchObject({ isPaid: true }), 10_000)
  })

  it('gives back what was cancelled, with a receipt of those pieces, once', async () => {
    const number = await place()
    const { id } = await pay(number)
    await settle(id, 'succeeded')
    kassa.losesAnswers(true)
    await cancel(number, 1)
    await startWorker()
    await vi.waitFor(() => expect(kassa.refunds.size).toBe(1))
    kassa.losesAnswers(false)
    wait(3_600_000)
    await vi.waitFor(async () => expect(await history(number)).toContain('Деньги вернулись: 400 ₽'), 10_000)
    expect([...kassa.refunds.values()]).toMatchObject([
      {
        payment_id: id,
        amount: { value: '400.00' },
        receipt: { items: [{ quantity: '1', amount: { value: '400.00' } }] },
      },
    ])
    await cancel(number)
    await vi.waitFor(() => expect(kassa.refunds.size).toBe(2))
    expect([...kassa.refunds.values()][1]).toMatchObject({
      amount: { value: '800.00' },
      receipt: { items: [{ quantity: '2', amount: { value: '400.00' } }] },
    })
  })

  it('says later that a refund is done', async () => {
    const number = await place()
    const { id } = await pay(number)
    await settle(id, 'succeeded')
    kassa.answersRefundsWith('pending')
    await cancel(number)
    await startWorker()
    await vi.waitFor(() => expect(kassa.refunds.size).toBe(1))
    const [refund] = kassa.refunds.values()
    if (refund) refund.status = 'succeeded'
    expect((await notify('refund.succeeded', { id: refund?.id })).status).toBe(200)
    expect(await history(number)).toContain('Деньги вернулись: 1 200 ₽')
  })

  it('settles the prepayment when the products are handed over, once, though its answer is lost and its key forgotten', async () => {
    const number = await place()
    const { id } = await pay(number)
    await settle(id, 'succeeded')
    await cancel(number, 1)
    kassa.losesAnswers(true)
    expect(await issue(number)).toBe(200)
    await startWorker()
    await vi.waitFor(() => expect(kassa.receipts.size).toBe(1))
    kassa.losesAnswers(false)
    kassa.forgetsKeys()
    wait(3_600_000)
    await vi.waitFor(async () => expect(await receiptsAtDesk(number)).toEqual([[80_000, 'pending']]), 10_000)
    const [receipt] = kassa.receipts.values()
    expect(receipt).toMatchObject({
      type: 'payment',
      payment_id: id,
      settlements: [{ type: 'prepayment', amount: { value: '800.00' } }],
      items: [{ quantity: '2', amount: { value: '400.00' }, payment_mode: 'full_payment' }],
    })
    if (receipt) receipt.status = 'succeeded'
    wait(3_600_000)
    await vi.waitFor(async () => expect(await receiptsAtDesk(number)).toEqual([[80_000, 'done']]), 10_000)
    expect(kassa.receipts.size).toBe(1)
  })

  it('settles what a gift card paid together with the prepayment, and no more of it than is still bought', async () => {
    const { code } = await issueGiftCard(database().db, 60_000)
    const number = await place(3, { giftCards: { codes: [code], amount: 600 } })
    const { id } = await pay(number)
    expect(kassa.payments.get(id)).toMatchObject({ amount: { value: '600.00' } })
    await settle(id, 'succeeded')
    await cancel(number, 1)
    expect(await issue(number)).toBe(200)
    await startWorker()
    await vi.waitFor(() => expect(kassa.receipts.size).toBe(1))
    expect([...kassa.receipts.values()]).toMatchObject([
      {
        payment_id: id,
        settlements: [{ type: 'prepayment', amount: { value: '800.00' } }],
        items: [{ quantity: '2', amount: { value: '400.00' }, payment_mode: 'full_payment' }],
      },
    ])
    expect(await receiptsAtDesk(number)).toEqual([[80_000, 'pending']])
  })

  it('gives back what was handed over with a receipt that says so, to the shop when its buyer is erased', async () => {
    const number = await place()
    await settle((await pay(number)).id, 'succeeded')
    expect(await issue(number)).toBe(200)
    await startWorker()
    await vi.waitFor(() => expect(kassa.receipts.size).toBe(1))
    await database().db.update(orders).set({ phone: '', email: '' }).where(eq(orders.number, number))
    const { version } = await atDesk(number)
    await manager.call(acceptDeskReturn, {
      body: {
        orderNumber: number,
        version,
        idempotencyKey: 'return',
        returnId: null,
        products: [{ productExternalId: FILTER_ID, quantity: 1, isFit: true }],
      },
    })
    await vi.waitFor(() => expect(kassa.refunds.size).toBe(1))
    expect([...kassa.refunds.values()]).toMatchObject([
      {
        amount: { value: '400.00' },
        receipt: {
          customer: { phone: '74950000000' },
          items: [{ quantity: '1', payment_mode: 'full_payment' }],
        },
      },
    ])
    expect(await receiptsAtDesk(number)).toHaveLength(1)
  })

  it('is told the code of each marked piece, which is handed over once', async () => {
    const [first = '', second = '', third = ''] = ['a1', 'b2', 'c3'].map(
      (serial) => `010460060503241121${serial}`,
    )
    const number = await place(2)
    await settle((await pay(number)).id, 'succeeded')
    expect(await issue(number, [first])).toBe(422)
    expect(await issue(number, [first, first])).toBe(422)
    expect(await issue(number, [first, '4600605032411'])).toBe(422)
    expect(await issue(number, [`]d2${first}`, second])).toBe(200)
    await startWorker()
    await vi.waitFor(() => expect(kassa.receipts.size).toBe(1))
    const [receipt] = kassa.receipts.values()
    expect(
      receipt?.items.map(({ quantity, payment_subject, mark_code_info }) => [
        quantity,
        payment_subject,
        mark_code_info,
      ]),
    ).toEqual([first, second].map((code) => ['1', 'marked', { mark_code_raw: code, gs_1m: code }]))
    const other = await place(1)
    await settle((await pay(other)).id, 'succeeded')
    expect(await issue(other, [second])).toBe(409)
    expect(await issue(other, [third])).toBe(200)
  })

  it('waits for a payment that was given up, and takes its money for the order all the same', async () => {
    const number = await place()
    const first = await pay(number)
    await pay(number)
    await startWorker()
    expect((await settle(first.id, 'succeeded')).status).toBe(200)
    expect(await read(number)).toMatchObject({ isPaid: true })
  })
})
