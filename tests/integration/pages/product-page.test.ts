import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { loadWholeProduct, type WholeProduct } from '@/app/product/_components/load-whole-product'
import { codeOf } from '@/gateway/test-support/test-shop'
import { dataCache } from '@/lib/data-cache/cached'
import { getBootstrap } from '@/lib/gateway/contracts/catalog/catalog'
import { readProductPage } from '@/lib/gateway/contracts/catalog/pages'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { refusing } from '@/tests/msw/faults'
import { withTestShop } from './with-test-shop'

const { server, withoutPageCalls } = withTestShop()
let requested: string[] = []
server.events.on('request:start', ({ request }) => requested.push(new URL(request.url).pathname))

beforeEach(() => {
  requested = []
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
  server.use(withoutPageCalls)
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

test('a gateway that fails at this call is asked for each part', async () => {
  server.use(refusing(readProductPage, { status: 500, body: {} }))
  expect(await loadAll()).toMatchObject({ product: { article: 'OC 90' }, price: { kind: 'priced' } })
})

test('what is stored stands in for a gateway that does not answer', async () => {
  await loadAll()
  dataCache().purge([`product:${codeOf(1)}`])
  server.use(http.all('*', () => new Response('{}', { status: 503 })))
  expect(await loadAll()).toMatchObject({ product: { article: 'OC 90' } })
})

test('a gateway that does not answer is not asked for each part', async () => {
  server.use(http.all('*', () => new Response('{}', { status: 503 })))
  await expect(loadWholeProduct(codeOf(1))).rejects.toMatchObject({ kind: 'unavailable' })
  expect(new Set(requested).size).toBeLessThanOrEqual(2)
})
