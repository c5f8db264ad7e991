import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCheckoutCalls } from '@/features/checkout/api/create-checkout-calls'
import { createCheckoutFlow } from '@/features/checkout/flow/checkout-flow'
import { createFlowStore } from '@/features/checkout/flow/flow-state'
import { intervalTime, shownDays } from '@/features/checkout/model/delivery/intervals'
import { offeredShops, offeredTransports } from '@/features/checkout/model/delivery/offered'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { openQuickest } from '@/gateway/test-support/databases'
import { clients, contractors, userClients } from '@/gateway/db/schema/companies'
import { offers } from '@/gateway/db/schema/offers'
import { type Buyer, createBuyer, seedSector } from '@/gateway/test-support/buyer'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { createBrowserGateway } from '@/lib/gateway/browser-client'
import { readCart } from '@/lib/gateway/contracts/orders/cart'
import {
  calculateWriteoff,
  checkCart,
  checkWriteoff,
  getDeliveryIntervals,
  getOrderOptions,
} from '@/lib/gateway/contracts/orders/checkout'
import { calculateBonuses, findBonusCard } from '@/lib/gateway/contracts/accounts/loyalty'
import { createOrder, listOrders, readOrder } from '@/lib/gateway/contracts/orders/orders'
import { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import { getStorage } from '@/lib/gateway/contracts/accounts/storage'
import { GATEWAY_BASE_PATH, type Operation } from '@/lib/gateway/operation'
import { createCheckoutStore } from '@/stores/checkout/checkout-store'
import { toUserState } from '@/stores/user/user-state'
import { cutOff, refusing } from '@/tests/msw/faults'
import { createGatewayServer, GATEWAY_ORIGIN } from '@/tests/msw/gateway-server'

const START_TIMEOUT_MS = 60_000
const SHOP = 29
const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: 15, quantity: 1 }
const PLACE = [55.75, 37.6] as const

let opened: OpenedDatabase | undefined
let gateway: TestGateway
let buyer: Buyer

beforeAll(async () => {
  opened = await openQuickest()
  await seedTestShop(opened.db)
  await seedSector(opened.db)
  gateway = await createTestGateway(opened.db)
}, START_TIMEOUT_MS)

afterAll(async () => {
  await gateway.close()
  await opened?.close()
})

const server = createGatewayServer(() => gateway.app)
let sent: { path: string; body: unknown }[] = []

beforeEach(() => {
  sent = []
  server.events.on('request:start', ({ request }) => {
    const path = new URL(request.url).pathname
    const call: { path: string; body: unknown } = { path, body: undefined }
    sent.push(call)
    void request
      .clone()
      .json()
      .then((body: unknown) => {
        call.body = body
      })
  })
})

afterEach(() => server.events.removeAllListeners())

function bodiesOf({ path }: Operation) {
  return sent.filter((call) => call.path === GATEWAY_BASE_PATH + path).map(({ body }) => body)
}

const noDraft = { read: () => null, write: () => undefined, clear: () => undefined }

/** The checkout of a signed-in shopper with one filter in the cart. */
async function openCheckout(...changes: Parameters<typeof createBuyer>[1][]) {
  buyer = await createBuyer(gateway, ...changes)
  await buyer.put(FILTER)
  const { headers, user, call } = buyer
  const store = createCheckoutStore()
  const flowStore = createFlowStore()
  let keys = 0
  const flow = createCheckoutFlow({
    store,
    flow: flowStore,
    calls: createCheckoutCalls(() =>
      createBrowserGateway({
        origin: GATEWAY_ORIGIN,
        headers: () => ({ ...headers, origin: GATEWAY_ORIGIN }),
      }),
    ),
    customer: toUserState({
      isAuthorized: true,
      externalId: user.id,
      group: user.group,
      name: 'Пётр',
      phone: '79001234567',
      email: 'petr@example.com',
      markup: 10,
    }),
    cart: {
      seenLines: () => undefined,
      flush: async () => undefined,
      read: async () => undefined,
      readForAllTabs: async () => undefined,
    },
    shopIds: new Set([SHOP]),
    draft: noDraft,
    newKey: () => `${user.id.slice(0, 8)}-${(keys += 1)}`,
    pause: async () => undefined,
    notifyOfFailure: () => undefined,
  })
  await flow.start()
  const held = async () => (await call(readCart, {})).body.products.length
  const orders = async () => (await call(listOrders, { body: {} })).body.orders
  return { flow, flowStore, store, held, orders, state: () => store.getState() }
}

type Opened = Awaited<ReturnType<typeof openCheckout>>

async function pickUp({ flow, state }: Opened) {
  flow.changeReceipt({ supplierId: SHOP })
  expect(await flow.complete('receipt')).toBe(true)
  await pay(flow, state)
}

async function pay(flow: Opened['flow'], state: Opened['state'], code?: string) {
  const offered = state().options?.payments ?? []
  flow.changePayment(offered.find((payment) => payment.code === code)?.code ?? offered[0]?.code ?? '')
  expect(await flow.complete('payment')).toBe(true)
}

describe('a checkout against the gateway', () => {
  test('takes a pickup to its number: one order, an empty cart', async () => {
    const opened = await openCheckout()
    await pickUp(opened)
    expect(await opened.flow.complete('info')).toBe(true)
    await Promise.all([opened.flow.submit(), opened.flow.submit()])
    const { orderNumber } = opened.flowStore.getState()
    const { body } = await buyer.call(readOrder, { body: { orderNumber: orderNumber ?? '' } })
    expect(body).toMatchObject({ isPickup: true, person: { phone: '79001234567' } })
    expect(body.products.map(({ article, quantity }) => [article, quantity])).toEqual([['OC 90', 1]])
    expect(await opened.held()).toBe(0)
    expect(await opened.orders()).toHaveLength(1)
    expect(bodiesOf(checkCart)[0]).toEqual({})
  })

  test('asks for prices, bonuses and payments with what is in the order and where it goes', async () => {
    const opened = await openCheckout()
    await pickUp(opened)
    const [item] = opened.state().items
    const priced = { price: item?.price, quantity: 1 }
    const shop = offeredShops(opened.state()).find(({ supplierId }) => supplierId === SHOP)
    expect(bodiesOf(getPartPrices)[0]).toMatchObject({ items: { 1: { id: '1', article: 'OC 90' } } })
    expect(bodiesOf(calculateBonuses)[0]).toEqual({ item: [{ id: item?.productId, ...priced }] })
    expect(bodiesOf(calculateWriteoff)[0]).toMatchObject({
      items: [{ productExternalId: item?.productId, article: 'OC 90', ...priced }],
      totalPrice: item?.price,
    })
    expect(bodiesOf(getOrderOptions)).toEqual([{ storeId: shop?.id }])
  })

  test('delivers by the clock, with the point reversed and the coordinates as they are', async () => {
    const opened = await openCheckout()
    const { flow, state, flowStore } = opened
    flow.changeReceipt({
      isPickup: false,
      deliveryAddress: 'Москва, Арбат, 1',
      deliveryCoords: PLACE,
      deliveryTransportCode: offeredTransports(state())[0]?.code ?? '',
    })
    expect(await flow.complete('receipt')).toBe(false)
    const day = shownDays(state().deliverySector, true).at(-1)
    const interval = day?.intervals[0]
    flow.changeReceipt({
      deliveryIntervalDate: day?.date ?? '',
      deliveryIntervalTime: interval ? intervalTime(interval) : '',
    })
    expect(await flow.complete('receipt')).toBe(true)
    await pay(flow, state)
    flow.changeConfirm({ deliveryComment: 'Код 12', isSaveDefaultData: true })
    await flow.complete('info')
    await flow.submit()
    expect(flowStore.getState()).toMatchObject({ refusal: null, orderNumber: expect.any(String) })
    expect(bodiesOf(getDeliveryIntervals)[0]).toMatchObject({
      point: [37.6, 55.75],
      cart: [{ article: 'OC 90', brand: 'Knecht', quantity: 1 }],
    })
    expect(bodiesOf(createOrder)[0]).toMatchObject({
      delivery: {
        address: 'Москва, Арбат, 1',
        deliveryCoordinates: '55.75,37.6',
        deliveryDate: day?.date,
        deliveryComment: 'Код 12',
        deliveryStoreExternalId: 'store-29',
        orderByParts: true,
      },
    })
    const { body } = await buyer.call(getStorage, { body: { keys: ['order'] } })
    expect(JSON.parse(body['order'] ?? '[]')).toMatchObject([{ id: 1, receiptStep: { isPickup: false } }])
  })

  test('shows a price that rose before anything is ordered', async () => {
    const opened = await openCheckout()
    await pickUp(opened)
    await opened.flow.complete('info')
    const before = opened.state().items[0]?.price ?? 0
    await gateway.deps.db.update(offers).set({ price: sql`${offers.price} + 1000` })
    await opened.flow.submit()
    expect(opened.flowStore.getState().changes).toMatchObject([
      { priceBefore: before, priceNow: before + 10 },
    ])
    expect(await opened.orders()).toHaveLength(0)
    opened.flow.acceptChanges()
    await opened.flow.submit()
    expect(await opened.orders()).toHaveLength(1)
  })

  test('an answer that got lost leads to the same order, not to a second one', async () => {
    const opened = await openCheckout()
    await pickUp(opened)
    await opened.flow.complete('info')
    // The order is placed, and its answer never comes.
    const calls = bodiesOf(createOrder)
    server.use(cutOff(createOrder))
    await opened.flow.submit()
    expect(opened.flowStore.getState().isUnanswered).toBe(true)
    const [body] = bodiesOf(createOrder) as Parameters<Buyer['send']>
    const placed = await buyer.send(body)
    server.resetHandlers()
    await opened.flow.submit()
    expect(opened.flowStore.getState().orderNumber).toBe(placed.body.orderNumber)
    expect(await opened.orders()).toHaveLength(1)
    expect(calls).toEqual([])
  })

  test('asks whether bonuses may be spent with receipt, payment and person, and takes a failure for no', async () => {
    const opened = await openCheckout()
    server.use(refusing(checkWriteoff, { status: 500, body: { message: 'Нет' } }))
    await pickUp(opened)
    expect(bodiesOf(checkWriteoff)[0]).toEqual({ delivery: 'pickup', payment: null, person: 'person_1' })
    expect(opened.state().isWriteoffEnable).toBe(false)
  })

  test('a company orders for its client, with markup and without bonuses', async () => {
    const opened = await openCorporate()
    const { flow, state, flowStore } = opened
    expect(state().receiptStep.deliveryAddress).toBe('Москва, Арбат, 1')
    flow.changeReceipt({ deliveryTransportCode: offeredTransports(state())[0]?.code ?? '' })
    await flow.complete('receipt')
    const day = shownDays(state().deliverySector, true).at(-1)
    const interval = day?.intervals[0]
    flow.changeReceipt({
      deliveryIntervalDate: day?.date ?? '',
      deliveryIntervalTime: interval ? intervalTime(interval) : '',
    })
    expect(await flow.complete('receipt')).toBe(true)
    await pay(flow, state, 'payment_bill')
    flow.changeInfo({ contractorId: state().corporateClients[0]?.contractors[0]?.externalId ?? null })
    expect(await flow.complete('info')).toBe(true)
    await flow.submit()
    expect(flowStore.getState()).toMatchObject({ refusal: null, orderNumber: expect.any(String) })
    expect(bodiesOf(createOrder)[0]).toMatchObject({
      invoiceEmail: 'petr@example.com',
      corporateData: { clientTitle: 'Автопарк', contractorInn: '7700000009' },
      orderBasket: [{ markup: 10 }],
      delivery: { price: 0 },
    })
    expect(bodiesOf(getDeliveryIntervals)[0]).toMatchObject({
      clientExternalId: state().corporateClients[0]?.externalId,
    })
    for (const ofPersons of [checkWriteoff, calculateWriteoff, calculateBonuses, findBonusCard]) {
      expect(bodiesOf(ofPersons)).toEqual([])
    }
  })
})

async function openCorporate() {
  const probe = await openCheckout({ group: 'corporate' })
  const [client] = await gateway.deps.db
    .insert(clients)
    .values({
      externalId: `client-${buyer.user.id.slice(0, 8)}`,
      name: 'Автопарк',
      address: 'Москва, Арбат, 1',
      latitude: PLACE[0],
      longitude: PLACE[1],
    })
    .returning()
  await gateway.deps.db.insert(contractors).values({
    clientId: client?.id ?? '',
    externalId: `contractor-${buyer.user.id.slice(0, 8)}`,
    name: 'ООО «Автопарк»',
    inn: '7700000009',
    kpp: '770001001',
  })
  await gateway.deps.db.insert(userClients).values({ userId: buyer.user.id, clientId: client?.id ?? '' })
  await probe.flow.start()
  return probe
}
