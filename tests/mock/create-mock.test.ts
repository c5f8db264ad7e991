import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGatewayClient, type GatewayClient } from '@/lib/gateway/client'
import { allOperations } from '@/lib/gateway/contracts/all'
import { addToCart, readCart } from '@/lib/gateway/contracts/orders/cart'
import { getEntity } from '@/lib/gateway/contracts/catalog/catalog'
import { downloadOrderPdf } from '@/lib/gateway/contracts/orders/orders'
import { listManagers, login, logout, readProfile } from '@/lib/gateway/contracts/accounts/passport'
import { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import { createMock } from './create-mock'
import { type MockedRole, sessionCookies } from './mocked-people'
import { type ServedMock, serveMock } from './serve-mock'
import { SERVICES } from './services'
import { MOCKED_PRODUCTS, PRICED_AT } from './small-shop'

const mock = createMock()
let served: ServedMock

beforeAll(async () => {
  served = await serveMock(mock, 0)
})
afterAll(() => served.stop())
beforeEach(() => mock.reset())

const [goods] = MOCKED_PRODUCTS
if (!goods) throw new Error('The mocked shop sells nothing')
const { code, brand, article, price } = goods
const NEW_LINE = { id: 1, brand, article, supplierId: 29, quantity: 2 }

function clientOf(role?: MockedRole): GatewayClient {
  const cookie = role && sessionCookies(role).map(({ name, value }) => `${name}=${value}`)
  return createGatewayClient({ origin: served.url, headers: () => ({ cookie: cookie?.join('; ') }) })
}

describe('the mocked gateway', () => {
  it('can be told of every service of the contract', () => {
    expect([...new Set(allOperations.map(({ service }) => service))].toSorted()).toEqual(SERVICES)
  })

  it('sells the same part on every screen', async () => {
    const product = await clientOf().call(getEntity, { params: { code } })
    const { items } = await clientOf().call(getPartPrices, {
      body: { items: { 1: { id: 1, brand, article } } },
    })
    expect([product.price, items['1']?.price]).toEqual([price, price])
  })

  it('knows what it does not sell', async () => {
    await expect(clientOf().call(getEntity, { params: { code: '00-99999999' } })).rejects.toMatchObject({
      kind: 'notFound',
    })
  })

  it('keeps a cart for whoever is signed in, and lets nobody else in', async () => {
    await expect(clientOf().call(readCart, { body: {} })).rejects.toMatchObject({ kind: 'unauthorized' })
    await clientOf('retail').call(addToCart, { body: { products: [NEW_LINE] } })
    const { products } = await clientOf('retail').call(readCart, { body: {} })
    expect(products).toMatchObject([{ productExternalId: code, quantity: 2, price }])
    expect(await clientOf('corporate').call(readCart, { body: {} })).toEqual({ products: [] })
    await expect(clientOf('retail').call(listManagers, {})).rejects.toMatchObject({ kind: 'forbidden' })
  })

  it('signs in and out by the cookies of the shop', async () => {
    const cookies: string[] = []
    const visitor = createGatewayClient({
      origin: served.url,
      onResponse: (headers) => cookies.push(...headers.getSetCookie()),
    })
    const body = { email: 'corporate@example.com', password: 'any' }
    expect(await visitor.call(login, { body })).toMatchObject({ isAuthorized: true, group: 'corporate' })
    expect(cookies).toContain('arus_session=mock-corporate; Path=/; SameSite=Lax')
    expect(await visitor.call(logout, {})).toMatchObject({ isAuthorized: false })
    expect(cookies).toContain('arus_session=; Max-Age=0; Path=/; SameSite=Lax')
    expect(await clientOf('admin').call(readProfile, {})).toMatchObject({ isAdmin: true })
  })

  it('refuses a request that the contract does not allow', async () => {
    const body = { products: [{ ...NEW_LINE, quantity: 0 }] }
    await expect(clientOf('retail').call(addToCart, { body })).rejects.toMatchObject({
      kind: 'validation',
      body: { errors: [{ field: 'products.0.quantity' }] },
    })
  })

  it('sends files of their kind', async () => {
    const { blob, name } = await clientOf('retail').call(downloadOrderPdf, { body: { orderNumber: '1' } })
    expect([name, blob.type]).toEqual(['order.pdf', 'application/pdf'])
  })
})

describe('what is set for a call or a service', () => {
  const add = () => clientOf('retail').call(addToCart, { body: { products: [NEW_LINE] } })
  const price = () => clientOf().call(getPartPrices, { body: { items: { 1: { id: 1, brand, article } } } })

  it('is how it fails, until the mock is reset', async () => {
    mock.cart.fails(403)
    await expect(add()).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(clientOf('retail').call(readCart, { body: {} })).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(price()).resolves.toBeDefined()
    mock.reset()
    await expect(add()).resolves.toBeDefined()
  })

  it.each([
    ['protection', 'protection'],
    [401, 'unauthorized'],
    [444, 'outdated'],
    [422, 'validation'],
    ['conflict', 'conflict'],
  ] as const)('fails with %s as the real one does', async (failure, kind) => {
    mock.of(addToCart).fails(failure, 'Не вышло')
    await expect(add()).rejects.toMatchObject({ kind })
  })

  it('is what it answers, held against the contract', async () => {
    mock.of(getPartPrices).answers({ items: {}, pricedAt: PRICED_AT })
    expect((await price()).items).toEqual({})
    // @ts-expect-error An answer that the contract has not.
    expect(() => mock.of(getPartPrices).answers({ items: 'none' })).toThrow(/items/)
  })

  it('is how long it takes, and what happens then', async () => {
    mock.prices.waits(300)
    mock.of(getPartPrices).answers({ items: {}, pricedAt: PRICED_AT })
    const began = performance.now()
    expect((await price()).items).toEqual({})
    expect(performance.now() - began).toBeGreaterThan(280)
  })

  it('is a connection that breaks', async () => {
    mock.of(addToCart).cutsOff()
    await expect(add()).rejects.toMatchObject({ kind: 'network' })
  })

  it.each([
    ['addToCart', { fails: 422, message: 'Нет на складе' }, 204],
    ['cart', { fails: 'unavailable', waits: 10 }, 204],
    ['getPartPrices', { answers: { items: {}, pricedAt: PRICED_AT } }, 204],
    ['getPartPrices', { answers: { items: 'none' } }, 422],
    ['cart', { fails: 200 }, 422],
    ['cart', { answers: {} }, 422],
    ['nothing', { fails: 500 }, 404],
  ])('can be told over HTTP: %s %j', async (name, wish, status) => {
    const notified = await fetch(`${served.url}/mock/${name}`, { method: 'PUT', body: JSON.stringify(wish) })
    expect(notified.status).toBe(status)
    if (status === 204) expect((await fetch(`${served.url}/mock`, { method: 'DELETE' })).status).toBe(204)
    await expect(add()).resolves.toBeDefined()
  })

  it('told over HTTP counts', async () => {
    const body = JSON.stringify({ fails: 422, message: 'Нет на складе' })
    await fetch(`${served.url}/mock/addToCart`, { method: 'PUT', body })
    await expect(add()).rejects.toMatchObject({ kind: 'validation', message: 'Нет на складе' })
  })
})
