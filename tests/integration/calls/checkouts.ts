import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { createCheckoutCalls } from '@/features/checkout/api/create-checkout-calls'
import { createCheckoutFlow } from '@/features/checkout/flow/checkout-flow'
import { createFlowStore } from '@/features/checkout/flow/flow-state'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { openQuickest } from '@/gateway/test-support/databases'
import { clients, contractors, userClients } from '@/gateway/db/schema/companies'
import { type Buyer, createBuyer, seedSector } from '@/gateway/test-support/buyer'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { createBrowserGateway } from '@/lib/gateway/browser-client'
import { readCart } from '@/lib/gateway/contracts/orders/cart'
import { listOrders } from '@/lib/gateway/contracts/orders/orders'
import { GATEWAY_BASE_PATH, type Operation } from '@/lib/gateway/operation'
import { createCheckoutStore } from '@/stores/checkout/checkout-store'
import { toUserState } from '@/stores/user/user-state'
import { createGatewayServer, GATEWAY_ORIGIN } from '@/tests/msw/gateway-server'

export const SHOP = 29
export const PLACE = [55.75, 37.6] as const
const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: 15, quantity: 1 }

const noDraft = { read: () => null, write: () => undefined, clear: () => undefined }

/** A gateway whose calls are written down, and checkouts against it. */
export function useCheckouts() {
  let opened: OpenedDatabase | undefined
  let gateway: TestGateway
  let buyer: Buyer

  const server = createGatewayServer(() => gateway.app)
  let sent: { path: string; body: unknown }[] = []

  beforeAll(async () => {
    opened = await openQuickest()
    await seedTestShop(opened.db)
    await seedSector(opened.db)
    gateway = await createTestGateway(opened.db)
  })

  afterAll(async () => {
    await gateway.close()
    await opened?.close()
  })

  beforeEach(() => {
    sent = []
    server.events.on('request:start', ({ request }) => {
      const path = new URL(request.url).pathname
      const call: { path: string; body: unknown } = { path, body: undefined }
      sent.push(call)
      void request
        .clone()
        .text()
        .then((text) => {
          call.body = text === '' ? undefined : JSON.parse(text)
        })
    })
  })

  afterEach(() => server.events.removeAllListeners())

  function bodiesOf({ path }: Operation) {
    return sent.filter((call) => call.path === GATEWAY_BASE_PATH + path).map(({ body }) => body)
  }

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

  /** The checkout of a company's account, with one client and one contractor. */
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

  return {
    gateway: () => gateway,
    buyer: () => buyer,
    server,
    bodiesOf,
    openCheckout,
    openCorporate,
  }
}

export type OpenedCheckout = Awaited<ReturnType<ReturnType<typeof useCheckouts>['openCheckout']>>

export async function pickUp({ flow, state }: OpenedCheckout) {
  flow.changeReceipt({ supplierId: SHOP })
  expect(await flow.complete('receipt')).toBe(true)
  await pay(flow, state)
}

export async function pay(flow: OpenedCheckout['flow'], state: OpenedCheckout['state'], code?: string) {
  const offered = state().options?.payments ?? []
  flow.changePayment(offered.find((payment) => payment.code === code)?.code ?? offered[0]?.code ?? '')
  expect(await flow.complete('payment')).toBe(true)
}
