import { http } from 'msw'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadWholeProduct, type WholeProduct } from '@/app/product/_components/load-whole-product'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { openEmbedded } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { codeOf, seedTestShop } from '@/gateway/test-support/test-shop'
import { dataCache } from '@/lib/data-cache/cached'
import { getBootstrap } from '@/lib/gateway/contracts/catalog/catalog'
import { readProductPage } from '@/lib/gateway/contracts/catalog/pages'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { createGatewayServer, GATEWAY_ORIGIN } from '@/tests/msw/gateway-server'

const START_TIMEOUT_MS = 60_000
const BOOTSTRAP = GATEWAY_ORIGIN + GATEWAY_BASE_PATH + getBootstrap.path

let opened: OpenedDatabase | undefined
let gateway: TestGateway | undefined
let requested: string[] = []

beforeAll(async () => {
  vi.stubEnv('GATEWAY_URL', GATEWAY_ORIGIN)
  opened = await openEmbedded()
  await seedTestShop(opened.db)
  gateway = await createTestGateway(opened.db)
}, START_TIMEOUT_MS)

afterAll(async () => {
  vi.unstubAllEnvs()
  await gateway?.close()
  await opened?.close()
})

function app() {
  if (!gateway) throw new Error('the gateway is not there yet')
  return gateway.app
}

const server = createGatewayServer(app)
server.events.on('request:start', ({ request }) => requested.push(new URL(request.url).pathname))

beforeEach(() => {
  requested = []
  dataCache().purge(undefined)
})

async function loadAll(): Promise<WholeProduct> {
  const whole = await loadWholeProduct(codeOf(1))
  if (!whole) throw new Error('there is no such product')
  await Promise.all([whole.reviews, whole.use])
  return whole
}

test('a product comes with all that its page shows in one answer', async () => {
  const whole = await loadAll()
  expect(whole).toMatchObject({ product: { article: 'OC 90' }, price: { kind: 'priced' } })
  expect(whole.parts?.analogs.length).toBeGreaterThan(0)
  expect(requested.filter((path) => !path.endsWith(getBootstrap.path))).toEqual([
    GATEWAY_BASE_PATH + readProductPage.path.replace('{code}', codeOf(1)),
  ])
})

test('a gateway that has no such call is asked for each part, and the page is the same', async () => {
  const { price, parts, similar, together, ...rest } = await loadAll()
  dataCache().purge(undefined)
  server.use(
    http.get(BOOTSTRAP, async ({ request }) => {
      const bootstrap: object = await (await app().fetch(request)).json()
      return Response.json({ ...bootstrap, pages: [] })
    }),
  )
  const single = await loadAll()
  expect(requested.length).toBeGreaterThan(5)
  expect(single).toMatchObject({
    product: rest.product,
    price: { ...price, pricedAt: expect.any(Date) },
    parts: { ...parts, pricedAt: expect.any(String) },
    similar: { cards: similar.cards, codes: similar.codes },
    together: { cards: together.cards, codes: together.codes },
  })
  expect(await single.reviews).toEqual(await rest.reviews)
  expect(await single.use).toEqual(await rest.use)
})

test('of what nobody has nothing more is requested', async () => {
  expect(await loadWholeProduct('00-99999999')).toBeUndefined()
  expect(requested.filter((path) => !path.endsWith(getBootstrap.path))).toHaveLength(1)
})

test('a part that is purged is requested anew by its own call', async () => {
  await loadAll()
  requested = []
  dataCache().purge([`review:${codeOf(1)}`, 'search'])
  await loadAll()
  expect(requested.length).toBeGreaterThan(0)
  expect(requested.join(' ')).not.toContain('/pages/')
})
