import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '@/gateway/core/logger'
import { StartRefusedError } from '@/gateway/core/errors/start-refused-error'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { offers } from '@/gateway/db/schema/offers'
import { orders } from '@/gateway/db/schema/orders'
import { payments } from '@/gateway/db/schema/payments'
import { seeds } from '@/gateway/db/schema/site'
import { demoShop } from '@/gateway/demo/demo-shop'
import { readGatewayEnv } from '@/gateway/env'
import { shopKindOf } from '@/gateway/services/shop-kind/shop-kind'
import { chooseServices } from '@/gateway/start/choose-services'
import { type RunningGateway, startOn } from '@/gateway/start/start-gateway'
import { type Buyer, createBuyer } from '@/gateway/test-support/buyer'
import { openEmbedded } from '@/gateway/test-support/databases'
import { markAsDemo } from '@/gateway/test-support/seeds/mark-as-demo'
import { openPaymentStandIn } from '@/gateway/test-support/open-payment-stand-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { getOrderOptions } from '@/lib/gateway/contracts/orders/checkout'
import { createGiftPurchase, readGiftCardTerms } from '@/lib/gateway/contracts/orders/gift-cards'
import { createOrder, payOrder } from '@/lib/gateway/contracts/orders/orders'
import { sendCode } from '@/lib/gateway/contracts/accounts/confirmation'
import { suggestAddresses } from '@/lib/gateway/contracts/site/addresses'
import { findParty } from '@/lib/gateway/contracts/site/parties'
import { GATEWAY_BASE_PATH, type Operation } from '@/lib/gateway/operation'

const TOKEN = 'token-of-the-provider'
const SECRET = 'a-secret-of-both-sides'
const PAYMENTS = { PAYMENTS_URL: 'http://127.0.0.1:9', PAYMENTS_SECRET: SECRET }
const MESSENGER = { MESSENGER_URL: 'http://127.0.0.1:9' }
const OWN_DATABASE = { DATABASE_URL: 'postgres://shop' }
const LOCAL = { SITE_URL: 'http://localhost:3000' }
const PUBLIC = { SITE_URL: 'https://shop.example' }
const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: 15 }

type Settings = Record<string, string>

/** Every way to take one of each. */
function product(...choices: readonly Settings[][]): Settings[] {
  return choices.reduce<Settings[]>(
    (all, one) => all.flatMap((before) => one.map((choice) => ({ ...before, ...choice }))),
    [{}],
  )
}

/** What has no say in whether money is real. */
const WITHOUT_A_SAY = product(
  [{}, { NODE_ENV: 'development' }, { NODE_ENV: 'production' }, { NODE_ENV: 'test' }],
  [{}, { ALLOW_OUTBOX: '1' }],
  [{}, { DEMO_PRODUCTS: '0' }, { DEMO_PRODUCTS: '50' }],
  [{}, OWN_DATABASE],
  [{}, { ORDER_CLOCK_SECONDS: '1' }],
)

const SERVICES = product(
  [{}, MESSENGER],
  [{}, PAYMENTS],
  [{}, LOCAL, PUBLIC],
  [{}, { DADATA_API_KEY: 'key' }],
  [{}, { ORDERS_KEY: 'key-of-the-warehouse' }],
  // A provider reports payments to the shop's public address.
).filter((settings) => !('PAYMENTS_URL' in settings) || 'SITE_URL' in settings)

/** The payment provider with these settings, or a word for none or for a gateway that does not start. */
function payeeOf(settings: Settings, isFilledByDemo: boolean): string {
  const env = readGatewayEnv(settings)
  try {
    const kind = shopKindOf({ isFilledByDemo, realSettings: env.realSettings })
    return chooseServices(env, kind === 'demo' ? demoShop : undefined).payments?.name ?? 'nobody'
  } catch (error) {
    if (error instanceof StartRefusedError) return 'not started'
    throw error
  }
}

describe.each([true, false])('of a database that the demo shop filled (%s)', (isFilledByDemo) => {
  it.each(SERVICES)('money goes by %j alone', (services) => {
    const isReal = Object.keys(services).some((name) => name !== 'SITE_URL') || services === PUBLIC
    const isPublic = services['SITE_URL'] === PUBLIC.SITE_URL
    const expected = isFilledByDemo
      ? isReal || isPublic
        ? 'not started'
        : 'demo-bank'
      : 'PAYMENTS_URL' in services
        ? 'http'
        : 'nobody'
    const payees = WITHOUT_A_SAY.map((settings) => payeeOf({ ...settings, ...services }, isFilledByDemo))
    expect(new Set(payees)).toEqual(new Set([expected]))
  })
})

describe('an order that is to be paid online', () => {
  let folder: string
  let database: OpenedDatabase
  let bank: Awaited<ReturnType<typeof openPaymentStandIn>>
  let witness: TestGateway
  let buyer: Buyer
  let gateway: RunningGateway | undefined
  const log: string[] = []

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'paid-orders-'))
    database = await openEmbedded()
    await seedTestShop(database.db)
    await database.db.update(offers).set({ quantity: 100 }).where(eq(offers.productId, 1))
    witness = await createTestGateway(database.db)
    buyer = await createBuyer(witness)
    bank = await openPaymentStandIn(TOKEN)
  })
  afterEach(async () => {
    await gateway?.stop()
    gateway = undefined
    await database.db.delete(seeds)
    log.length = 0
  })
  afterAll(async () => {
    await bank.close()
    await witness.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  const named = () => ({ ...PAYMENTS, PAYMENTS_URL: bank.url, PAYMENTS_TOKEN: TOKEN, ...LOCAL })
  const start = async (settings: Settings) => {
    const env = readGatewayEnv({ GATEWAY_PORT: '0', GATEWAY_DATA_DIR: folder, ...settings })
    const logger = createLogger('info', { write: (line: string) => log.push(line) })
    // The database outlives each gateway.
    const opened = { ...database, kind: 'postgres' as const, close: () => Promise.resolve() }
    gateway = await startOn(opened, env, logger, demoShop)
  }
  const origin = () => `http://127.0.0.1:${gateway?.port}`
  async function call(operation: Operation, body: unknown = {}) {
    const response = await fetch(origin() + GATEWAY_BASE_PATH + operation.path, {
      method: operation.method,
      headers: { 'content-type': 'application/json', cookie: buyer.cookie, origin: origin() },
      ...(operation.method === 'POST' && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  async function order(payment: string) {
    await buyer.put(FILTER)
    return call(createOrder, await buyer.orderBody({ orderPayment: { paymentExternalId: payment } }))
  }
  const paidTotals = async () =>
    (await database.db.select({ paid: orders.paidTotal }).from(orders)).map(({ paid }) => paid)
  const noOnePaid = async () => expect((await paidTotals()).every((paid) => paid === 0)).toBe(true)
  const offered = async () =>
    (await call(getOrderOptions, { storeId: 29 })).body.payments.map(
      ({ external_id: id }: { external_id: string }) => id,
    )
  /** Whatever a visitor may try at the demo shop's bank. */
  async function payAtDemoBank() {
    const begun = await database.db.select().from(payments)
    return Promise.all(
      ['made-up', ...begun.map((one) => one.providerReference)].map(async (reference) => {
        const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: origin() }
        const options = { method: 'POST', headers, body: 'outcome=succeeded', redirect: 'manual' as const }
        return (await fetch(`${origin()}/gw/demo-bank/${reference}`, options)).status
      }),
    )
  }

  it.each<Settings>([
    {},
    { NODE_ENV: 'development' },
    { NODE_ENV: 'test', ALLOW_OUTBOX: '1', DEMO_PRODUCTS: '50' },
    { NODE_ENV: 'production', ALLOW_OUTBOX: '1' },
    MESSENGER,
    { ...MESSENGER, NODE_ENV: 'development', DEMO_PRODUCTS: '50', ALLOW_OUTBOX: '1' },
    PUBLIC,
    { DADATA_API_KEY: 'key', ORDERS_KEY: 'key-of-the-warehouse', ...LOCAL },
  ])('is refused where no provider is named, and is not offered: %j', async (settings) => {
    await start(settings)
    expect(await offered()).toEqual(['card', 'cash', 'bill'])
    expect(await order('online')).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            field: 'orderPayment.paymentExternalId',
            message: 'Магазин сейчас не принимает оплату на сайте. Выберите другой способ оплаты.',
          },
        ],
      },
    })
    expect(await order('cash')).toMatchObject({ status: 200, body: { isPayable: false } })
    expect((await call(readGiftCardTerms)).body).toMatchObject({ isOnSale: false })
    expect(await payAtDemoBank()).toEqual([404])
    expect((await fetch(`${origin()}/outbox`)).status).toBe(404)
    await noOnePaid()
    expect(
      log.find((line) => line.includes('Не задано: YOOKASSA_SHOP_ID или PAYMENTS_URL (оплаты на сайте нет)')),
    ).toBeDefined()
  })

  it('finds no lists of the demo shop, and no code is sent: the staff tells it', async () => {
    await start({})
    expect((await call(suggestAddresses, { query: 'Тверская' })).body).toEqual({ suggestions: [] })
    expect((await call(findParty, { inn: '7713456783' })).body).not.toMatchObject({
      party: { inn: '7713456783' },
    })
    expect(await call(sendCode, { phone: '79000000043' })).toMatchObject({
      status: 200,
      body: { isTold: true },
    })
  })

  it('is paid by the word of the named provider alone', async () => {
    await start(named())
    expect(await offered()).toContain('online')
    const { body } = await order('online')
    expect(body).toMatchObject({ isPayable: true })
    const started = await call(payOrder, { orderNumber: body.orderNumber })
    expect(started.body).toMatchObject({
      isPaid: false,
      paymentUrl: expect.stringMatching(/^https:\/\/pay\.example/),
    })
    expect(new Set(await payAtDemoBank())).toEqual(new Set([404]))
    await noOnePaid()
  })

  it('that waits for money when the provider is taken away says why it cannot be paid', async () => {
    await start({ ...named(), ...MESSENGER })
    const { body } = await order('online')
    const terms = (await call(readGiftCardTerms)).body
    expect(terms).toMatchObject({ isOnSale: true })
    await gateway?.stop()
    await start({ ...MESSENGER, NODE_ENV: 'development', DEMO_PRODUCTS: '50', ALLOW_OUTBOX: '1' })
    const words = 'Магазин сейчас не принимает оплату на сайте. Позвоните нам, и мы подскажем, как оплатить.'
    expect(await call(payOrder, { orderNumber: body.orderNumber })).toMatchObject({
      status: 409,
      body: { message: words },
    })
    const card = {
      amount: terms.nominals[0],
      design: 'road',
      buyerName: 'Пётр',
      buyerEmail: 'petr@example.com',
      recipientName: 'Анна',
      recipientEmail: 'anna@example.com',
      words: '',
      deliverOn: '',
    }
    expect(await call(createGiftPurchase, card)).toMatchObject({ status: 409, body: { message: words } })
    await noOnePaid()
  })

  it('is paid by nobody’s money in the demo shop alone', async () => {
    await markAsDemo(database.db)
    await start({ NODE_ENV: 'production', DEMO_PRODUCTS: '0', ...LOCAL })
    const { body } = await order('online')
    const { paymentUrl } = (await call(payOrder, { orderNumber: body.orderNumber })).body
    expect(paymentUrl).toMatch(/^\/gw\/demo-bank\//)
    expect((await fetch(`${origin()}/outbox`)).status).toBe(200)
    expect(await payAtDemoBank()).toContain(303)
    expect((await paidTotals()).some((paid) => paid > 0)).toBe(true)
    expect(log.find((line) => line.includes('the demo shop: its money'))).toBeDefined()
    await database.db.update(orders).set({ paidTotal: 0 })
  })

  it.each<Settings>([MESSENGER, PUBLIC, { ...PAYMENTS, ...LOCAL }, { DADATA_API_KEY: 'key' }])(
    'is not taken by the demo shop’s database beside %j: the gateway does not start',
    async (settings) => {
      await markAsDemo(database.db)
      await expect(start({ ...settings, DEMO_PRODUCTS: '50' })).rejects.toThrow(StartRefusedError)
    },
  )

  it('is not met by a demo shop in a database that somebody uses', async () => {
    await start({ DEMO_PRODUCTS: '50' })
    expect(await demoShop.isIn(database.db)).toBe(false)
  })
})
