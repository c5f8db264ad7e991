import { NextRequest } from 'next/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { openQuickest } from '@/gateway/test-support/databases'
import { createBuyer } from '@/gateway/test-support/buyer'
import { signedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { oneOrder } from '@/features/orders/api/order-reads'
import { readProfile } from '@/lib/gateway/contracts/accounts/passport'
import { readOrder } from '@/lib/gateway/contracts/orders/orders'
import { SCOPED_RESPONSES_HEADER } from '@/lib/gateway/server/request-scoped-responses'
import { visitorGateway } from '@/lib/gateway/session/visitor-client'
import type { GatewayCall } from '@/lib/query/reading'
import { middleware } from '@/middleware'
import { babbling, cutOff, neverResponding, refusing } from '@/tests/msw/faults'
import { createGatewayServer, GATEWAY_ORIGIN } from '@/tests/msw/gateway-server'

const page = vi.hoisted(() => new Map<string, string>())
vi.mock('next/headers', () => ({ headers: async () => ({ get: (name: string) => page.get(name) ?? null }) }))

let opened: OpenedDatabase | undefined
let gateway: TestGateway
let orderNumber: string
let owner: string
let other: string

beforeAll(async () => {
  vi.stubEnv('GATEWAY_URL', GATEWAY_ORIGIN)
  opened = await openQuickest()
  await seedTestShop(opened.db)
  gateway = await createTestGateway(opened.db)
  const buyer = await createBuyer(gateway)
  await buyer.put({ brand: 'Knecht', article: 'OC 90', supplierId: 15 })
  orderNumber = (await buyer.order()).body.orderNumber
  owner = buyer.cookie
  other = (await signedIn(gateway)).cookie
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await gateway.close()
  await opened?.close()
})

const server = createGatewayServer(() => gateway.app)

async function isThere(path: string, cookie: string): Promise<boolean> {
  const response = await middleware(new NextRequest(`https://shop.test${path}`, { headers: { cookie } }))
  return !response.headers.has('x-middleware-rewrite')
}

test.each(['/account/order', '/account/orders'])('%s has a page for an own order only', async (base) => {
  expect(await isThere(`${base}/${orderNumber}`, owner)).toBe(true)
  expect(await isThere(`${base}/${orderNumber}`, other)).toBe(false)
  expect(await isThere(`${base}/999`, owner)).toBe(false)
  // No order can have such a number: the gateway refuses the question.
  expect(await isThere(`${base}/${'9'.repeat(500)}`, owner)).toBe(false)
})

test('an order that goes on has no page in the archive', async () => {
  expect(await isThere(`/account/orders/archive/${orderNumber}`, owner)).toBe(false)
  expect(await isThere('/account/orders/archive', owner)).toBe(true)
})

const statusOf = async (path: string) =>
  (await middleware(new NextRequest(`https://shop.test${path}`, { headers: { cookie: owner } }))).status

test('a page that has what it shows answers 200', async () => {
  expect([await statusOf(`/account/orders/${orderNumber}`), await statusOf('/account/cart')]).toEqual([
    200, 200,
  ])
})

test.each([
  ['keeps silent', () => cutOff(readOrder), 502],
  ['is not available', () => refusing(readOrder, { status: 503, body: {} }), 503],
  ['fails', () => refusing(readOrder, { status: 500, body: {} }), 500],
  ['refuses', () => refusing(readOrder, { status: 403, body: {} }), 403],
  ['wants a sign-in first', () => refusing(readOrder, { status: 401, body: {} }), 200],
  ['speaks of other things', () => babbling(readOrder), 502],
])('while the gateway %s, the page says so, also by its status', async (_, fault, status) => {
  server.use(fault())
  expect(await isThere(`/account/orders/${orderNumber}`, owner)).toBe(true)
  server.use(fault())
  expect(await statusOf(`/account/orders/${orderNumber}`)).toBe(status)
  expect(await statusOf('/account/cart')).toBe(200)
})

test('the guards wait for who is there and what he has at once, and not for long', async () => {
  server.use(neverResponding(readProfile), neverResponding(readOrder))
  const startedAt = performance.now()
  expect(await statusOf(`/account/orders/${orderNumber}`)).toBe(503)
  server.resetHandlers()
  server.use(neverResponding(readOrder))
  expect(await statusOf(`/account/orders/${orderNumber}`)).toBe(504)
  expect(performance.now() - startedAt).toBeLessThan(2 * 2000)
})

test('who is not there is not asked what he has', async () => {
  const requested: string[] = []
  server.events.on('request:start', ({ request }) => void requested.push(request.url))
  await middleware(new NextRequest(`https://shop.test/account/orders/${orderNumber}`))
  server.events.removeAllListeners()
  expect(requested).toEqual([])
})

test('while nobody knows who is there, no page of the account claims to be whole', async () => {
  server.use(refusing(readProfile, { status: 503, body: {} }))
  expect(await statusOf('/account/cart')).toBe(503)
  expect(await isThere('/account/cart', owner)).toBe(true)
})

async function heldFor(path: string, headers: Record<string, string>): Promise<string | null> {
  const response = await middleware(new NextRequest(`https://shop.test${path}`, { headers }))
  return response.headers.get(`x-middleware-request-${SCOPED_RESPONSES_HEADER}`)
}

test('a page takes the visitor and the order from its guard, who has just read them', async () => {
  page.set(
    SCOPED_RESPONSES_HEADER,
    (await heldFor(`/account/orders/${orderNumber}`, { cookie: owner })) ?? '',
  )
  server.use(refusing(readOrder, { status: 503, body: {} }), refusing(readProfile, { status: 503, body: {} }))
  const visitor = await visitorGateway()
  const send = ((operation, request) => visitor?.call(operation, request)) as GatewayCall
  expect(await send(readProfile, {})).toMatchObject({ isAuthorized: true })
  expect(await oneOrder('current', orderNumber)(send)).toMatchObject({ orderNumber })
})

test('a name that comes from outside reaches no page, and a fetch of the open shop holds nothing', async () => {
  const forged = { cookie: owner, [SCOPED_RESPONSES_HEADER]: 'made-up' }
  expect(await heldFor('/account/cart', forged)).not.toBe('made-up')
  expect(await heldFor('/account/cart', { ...forged, 'sec-fetch-dest': 'empty' })).toBeNull()
})
