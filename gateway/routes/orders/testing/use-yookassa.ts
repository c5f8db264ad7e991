import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createLogger } from '@/gateway/core/logger'
import { offers } from '@/gateway/db/schema/offers'
import { payments } from '@/gateway/db/schema/payments'
import { siteParams } from '@/gateway/db/schema/site'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { NOTICE_PATH } from '@/gateway/services/payments/create-http-provider'
import { startPaymentWorker } from '@/gateway/services/payments/start-payment-worker'
import { createYookassaProvider } from '@/gateway/services/payments/yookassa/create-yookassa-provider'
import { createBuyer, seedSector, type Buyer } from '@/gateway/test-support/buyer'
import { openYookassaStandIn } from '@/tests/open-yookassa-stand-in'
import { signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { moveDeskOrder, readDeskOrder } from '@/lib/gateway/contracts/desk/orders'
import { cancelOrderProducts, payOrder, readOrder } from '@/lib/gateway/contracts/orders/orders'

const ACCOUNT = { shopId: '100500', secretKey: 'live_key' }
const SITE = 'https://shop.example'
const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: 15 }
export const FILTER_ID = '00-10000001'
const REQUISITES = {
  inn: '7700000000',
  bank: 'Банк',
  bic: '044500000',
  account: '40702810000000000001',
  correspondentAccount: '30101810000000000002',
  vatPercent: 22,
}

/** A shop paid at what stands in for ЮKassa, with a buyer and a manager of its own for each test. */
export function useYookassa(database: () => OpenedDatabase) {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
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

  return {
    kassa: () => kassa,
    gateway: () => gateway,
    manager: () => manager,
    provider,
    startWorker,
    wait,
    place,
    pay,
    read,
    history,
    cancel,
    atDesk,
    receiptsAtDesk,
    issue,
    notify,
    settle,
  }
}
