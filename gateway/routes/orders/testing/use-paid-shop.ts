import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect } from 'vitest'
import { createLogger } from '@/gateway/core/logger'
import type { PaymentProvider } from '@/gateway/core/ports/payment-provider'
import { offers } from '@/gateway/db/schema/offers'
import { payments } from '@/gateway/db/schema/payments'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { startPaymentWorker } from '@/gateway/services/payments/start-payment-worker'
import { createBuyer, seedSector, type Buyer } from '@/gateway/test-support/buyer'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { cancelOrderProducts, payOrder, readOrder } from '@/lib/gateway/contracts/orders/orders'

export const SITE = 'https://shop.example'
export const FILTER_ID = '00-10000001'
const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: 15 }

type PaidShop = {
  clock: () => Date
  provider: () => PaymentProvider
}

/** A shop whose orders are paid at a provider that the suite opens before, with a buyer of its own for each test. */
export function usePaidShop(database: () => OpenedDatabase, { clock, provider }: PaidShop) {
  let gateway: TestGateway
  let buyer: Buyer
  let workers: Awaited<ReturnType<typeof startPaymentWorker>>[] = []
  let isSeeded = false

  const stopWorkers = async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
    workers = []
  }

  beforeEach(async () => {
    if (!isSeeded) {
      await seedTestShop(database().db)
      await seedSector(database().db)
      isSeeded = true
    }
    await database().db.update(offers).set({ quantity: 100, price: 40_000 }).where(eq(offers.productId, 1))
    await database().db.update(payments).set({ nextAt: null })
    gateway = await createTestGateway(database().db, { now: clock, payments: provider(), siteUrl: SITE })
    buyer = await createBuyer(gateway)
  })
  afterEach(async () => {
    await stopWorkers()
    await gateway.close()
  })

  const startWorker = async () => {
    const deps = { ...gateway.deps, provider: provider() }
    workers.push(await startPaymentWorker(deps, database(), createLogger('silent')))
  }
  const wakeWorkers = () => {
    for (const worker of workers) worker.wake()
  }
  const place = async (quantity: number, more: Parameters<Buyer['order']>[0] = {}) => {
    await buyer.put({ ...FILTER, quantity })
    const { status, body } = await buyer.order({ orderPayment: { paymentExternalId: 'online' }, ...more })
    expect(status).toBe(200)
    return body.orderNumber
  }
  /** `reference` is the last part of the page that the shopper is led to: what the provider calls the payment. */
  const pay = async (orderNumber: string) => {
    const { status, body } = await buyer.call(payOrder, { body: { orderNumber } })
    return { status, body, reference: body.paymentUrl?.split('/').at(-1) ?? '' }
  }
  const read = async (orderNumber: string) => (await buyer.call(readOrder, { body: { orderNumber } })).body
  const history = async (orderNumber: string) =>
    (await read(orderNumber)).history.map(({ title }) => title.replaceAll('\u00a0', ' '))
  const cancel = (orderNumber: string, quantity?: number) =>
    buyer.call(cancelOrderProducts, {
      body: { orderNumber, products: [{ productExternalId: FILTER_ID, quantity }] },
    })

  return {
    gateway: () => gateway,
    buyer: () => buyer,
    startWorker,
    stopWorkers,
    wakeWorkers,
    place,
    pay,
    read,
    history,
    cancel,
  }
}
