import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { openQuickest } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { codeOf, seedTestShop } from '@/gateway/test-support/test-shop'
import { createGatewayClient } from '@/lib/gateway/client'
import { getBootstrap, getEntity } from '@/lib/gateway/contracts/catalog/catalog'
import { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import { searchByName, searchParts } from '@/lib/gateway/contracts/catalog/search'
import { getStorage, setStorage } from '@/lib/gateway/contracts/accounts/storage'
import { checkCart } from '@/lib/gateway/contracts/orders/checkout'
import { listOrders } from '@/lib/gateway/contracts/orders/orders'
import { errorNotify } from '@/lib/gateway/error-body'
import { type GatewayErrorKind, isGatewayError } from '@/lib/gateway/errors'
import type { Operation } from '@/lib/gateway/operation'
import {
  answering,
  answeringHtml,
  requestingToPassProtection,
  babbling,
  cutOff,
  denying,
  neverResponding,
  notifying,
  outdated,
  refusing,
  refusingTimes,
} from '@/tests/msw/faults'
import { GATEWAY_ORIGIN, createGatewayServer } from '@/tests/msw/gateway-server'

let opened: OpenedDatabase | undefined
let gateway: TestGateway | undefined

beforeAll(async () => {
  opened = await openQuickest()
  await seedTestShop(opened.db)
  gateway = await createTestGateway(opened.db)
})

afterAll(async () => {
  await gateway?.close()
  await opened?.close()
})

const server = createGatewayServer(() => {
  if (!gateway) throw new Error('the gateway is not there yet')
  return gateway.app
})

const client = createGatewayClient({ origin: GATEWAY_ORIGIN })
const oilFilter = { params: { code: codeOf(1) } }

async function failureOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!isGatewayError(error)) throw new Error(`expected a GatewayError, got ${String(error)}`)
  return error
}

describe('the client and the gateway speak one contract', () => {
  test('a path parameter and a parsed answer', async () => {
    const product = await client.call(getEntity, oilFilter)
    expect(product).toMatchObject({ id: codeOf(1), brandString: 'Knecht', partNumber: 'OC 90' })
  })

  test('a body', async () => {
    const { part } = await client.call(searchParts, { body: { article: 'oc-90', brand: 'KNECHT' } })
    expect(part?.offers.length).toBeGreaterThan(1)
  })

  test.each([
    ['nothing', checkCart, {}, null, ''],
    ['the fields', getStorage, { body: { keys: ['order'] } }, 'application/json', '{"keys":["order"]}'],
    ['an empty set of fields', listOrders, {}, 'application/json', '{}'],
  ] as const)('a call carries %s, as it is declared', async (_, operation, request, type, text) => {
    const sent: unknown[] = []
    const { call } = createGatewayClient({
      origin: GATEWAY_ORIGIN,
      fetch: async (given) => {
        sent.push([given.headers.get('content-type'), await given.text()])
        return Response.json({}, { status: 404 })
      },
    })
    await failureOf(call<Operation>(operation, request))
    expect(sent).toEqual([[type, text]])
  })

  test('what the gateway does not know is a failure of its kind, in its words and with its request', async () => {
    const failure = await failureOf(client.call(getEntity, { params: { code: '00-99999999' } }))
    expect(failure).toMatchObject({ kind: 'notFound', status: 404, retryable: false })
    expect(failure.message).toMatch(/[а-я]/)
    expect(failure.requestId).toBeTruthy()
  })

  test('a request that breaks the contract names the field', async () => {
    const items = { '1': { id: 1, brand: '', article: 'OC90' } }
    const failure = await failureOf(client.call(getPartPrices, { body: { items } }))
    expect(failure.kind).toBe('validation')
    expect(failure.body?.errors?.[0]).toHaveProperty('field')
  })

  test('headers of the visitor travel along', async () => {
    const withVisitor = createGatewayClient({
      origin: GATEWAY_ORIGIN,
      headers: () => ({ 'x-visitor-id': 'abc', 'x-absent': undefined }),
    })
    let seen: Headers | undefined
    server.events.on('request:start', ({ request }) => {
      seen = request.headers
    })
    await withVisitor.call(getBootstrap, {})
    server.events.removeAllListeners()
    expect(seen?.get('x-visitor-id')).toBe('abc')
    expect(seen?.has('x-absent')).toBe(false)
  })
})

describe('what goes wrong has one shape', () => {
  test.each<[string, Parameters<typeof server.use>[0], GatewayErrorKind]>([
    ['a session that is over', denying(getEntity), 'unauthorized'],
    ['protection that must be passed', requestingToPassProtection(getEntity), 'protection'],
    ['a shop that is out of date', outdated(getEntity), 'outdated'],
    ['an answer of another shape', babbling(getEntity), 'contract'],
    ['a page of a proxy', answeringHtml(getEntity, 500), 'server'],
    ['too many requests for too long', refusing(getEntity, { status: 429, body: {} }), 'rateLimited'],
    ['a gateway that stays away', refusing(getEntity, { status: 503, body: {} }), 'unavailable'],
  ])('%s', async (_name, fault, kind) => {
    server.use(fault)
    expect(await failureOf(client.call(getEntity, oilFilter))).toMatchObject({ kind })
  })

  test('a connection that breaks', async () => {
    server.use(cutOff(setStorage))
    const failure = await failureOf(client.call(setStorage, { body: { order: '[]' } }))
    expect(failure).toMatchObject({ kind: 'network', retryable: true })
  })

  test('no answer in time', async () => {
    server.use(neverResponding(getEntity))
    const failure = await failureOf(client.call(getEntity, oilFilter, { timeoutMs: 20 }))
    expect(failure).toMatchObject({ kind: 'timeout', retryable: true })
  })

  test('a caller who gives up', async () => {
    server.use(neverResponding(getEntity))
    const given = AbortSignal.abort()
    expect(await failureOf(client.call(getEntity, oilFilter, { signal: given }))).toMatchObject({
      kind: 'aborted',
    })
  })

  test.each([
    ['a gateway that fails', refusing(searchByName, { status: 500, body: {} })],
    ['no answer in time', neverResponding(searchByName)],
    ['a connection that breaks', cutOff(searchByName)],
  ])('%s is logged without the session and the words of whoever asked', async (_name, fault) => {
    server.use(fault)
    const signedIn = createGatewayClient({
      origin: GATEWAY_ORIGIN,
      headers: () => ({ cookie: 'session=of-somebody' }),
    })
    const requested = signedIn.call(searchByName, { query: { query: 'lane-of-somebody' } }, { timeoutMs: 20 })
    const logged = inspect(await failureOf(requested), { depth: 10 })
    expect(logged).not.toContain('of-somebody')
    expect(logged).toContain(searchByName.path)
  })

  test('the notification that the gateway asks for stays readable', async () => {
    server.use(notifying(getEntity, { title: 'Внимание', text: 'Товар снят с продажи' }))
    const failure = await failureOf(client.call(getEntity, oilFilter))
    expect(errorNotify(failure.body)).toMatchObject({ text: 'Товар снят с продажи' })
  })
})

describe('a second try', () => {
  test('helps a read over a short failure', async () => {
    server.use(refusingTimes(getEntity, 1, { status: 503, body: {} }))
    expect(await client.call(getEntity, oilFilter)).toMatchObject({ id: codeOf(1) })
  })

  test('is never made for a write', async () => {
    server.use(refusingTimes(setStorage, 1, { status: 503, body: {} }))
    expect(await failureOf(client.call(setStorage, { body: { order: '[]' } }))).toMatchObject({
      kind: 'unavailable',
    })
  })
})

test('an answer made up by a test is parsed like any other', async () => {
  server.use(answering(getPartPrices, { items: {}, pricedAt: '2026-03-01T09:00:00Z' }))
  expect(await client.call(getPartPrices, { body: { items: {} } })).toMatchObject({ items: {} })
})
