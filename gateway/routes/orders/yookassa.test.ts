import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from '@/gateway/core/logger'
import { offers } from '@/gateway/db/schema/offers'
import { payments } from '@/gateway/db/schema/orders'
import { siteParams } from '@/gateway/db/schema/site'
import { NOTICE_PATH } from '@/gateway/services/payments/create-http-provider'
import { startPaymentWorker } from '@/gateway/services/payments/start-payment-worker'
import { createYookassaProvider } from '@/gateway/services/payments/yookassa/create-yookassa-provider'
import { createBuyer, seedSector, type Buyer } from '@/gateway/test-support/buyer'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { openYookassaStandIn } from '@/gateway/test-support/open-yookassa-stand-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
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
  const place = async (quantity = 3) => {
    await buyer.put({ ...FILTER, quantity })
    const { status, body } = await buyer.order({ orderPayment: { paymentExternalId: 'online' } })
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

  it('waits for a payment that was given up, and takes its money for the order all the same', async () => {
    const number = await place()
    const first = await pay(number)
    await pay(number)
    await startWorker()
    expect((await settle(first.id, 'succeeded')).status).toBe(200)
    expect(await read(number)).toMatchObject({ isPaid: true })
  })
})
