import { beforeEach, expect, test, vi } from 'vitest'
import type { Operation } from '@/lib/gateway/operation'
import { GatewayError } from '@/lib/gateway/errors'
import { entityOf, priceItemOf, productOf } from '../testing'
import { loadPricedProduct } from './load-priced-product'
import { loadSimilar } from './load-similar'

type Answer = (request: { body?: unknown; params?: unknown; query?: unknown }) => unknown

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/gateway/server-client', () => ({ serverGateway: () => ({ call }) }))
vi.mock('@/lib/data-cache/cached', () => ({ cached: <T>({ read }: { read: T }) => read }))
vi.mock('@/lib/site/load-bootstrap', () => ({ loadBootstrap: async () => ({ shops: [] }) }))

const UUID = '4e886920-c0e4-46af-b57f-7c5d1275c69f'
const suppliers = [{ id: 1001, source: 'vendor', title: 'Автосклад', price: 400, quantity: 4 }]

function gatewayResponds(answers: Record<string, Answer>) {
  call.mockImplementation(async (operation: Operation, request: Parameters<Answer>[0]) => {
    const answer = answers[operation.name]
    if (!answer) throw new GatewayError({ kind: 'notFound', message: operation.name })
    return answer(request)
  })
}

function requestsOf(name: string): unknown[] {
  return call.mock.calls.filter(([operation]) => operation.name === name).map(([, request]) => request)
}

function pricesOf(items: object) {
  return { items, pricedAt: '2026-11-20T10:00:00Z' }
}

beforeEach(() => {
  call.mockReset()
})

test('a product comes with what is offered for its brand and article', async () => {
  gatewayResponds({
    getEntity: () => productOf(),
    getPartPrices: () => pricesOf({ 1: priceItemOf({ suppliers }) }),
  })
  expect(await loadPricedProduct('00-00012345')).toMatchObject({
    product: { brand: 'Mann-Filter', article: 'W 712/95' },
    price: { kind: 'priced', price: { groups: [{ price: 400 }] } },
  })
  expect(requestsOf('getEntity')).toEqual([{ params: { code: '00-00012345' } }])
  expect(requestsOf('getPartPrices')).toEqual([
    { body: { items: { 1: { id: 1, brand: 'Mann-Filter', article: 'W 712/95' } } } },
  ])
})

test.each([
  ['00012345', '00-00012345'],
  ['Mann-Filter_W 712#95', 'mann-filter_w 71295'],
  ['mann-filter_w712-95', 'mann-filter_w712-95'],
])('the address %s asks for %s', async (segment, code) => {
  gatewayResponds({})
  expect(await loadPricedProduct(segment)).toBeUndefined()
  expect(requestsOf('getEntity')).toEqual([{ params: { code } }])
})

test('an address that can be no product asks for nothing', async () => {
  gatewayResponds({})
  expect(await loadPricedProduct('3041073')).toBeUndefined()
  expect(call).not.toHaveBeenCalled()
})

test('a part that the catalogue offers and the prices do not know is none', async () => {
  gatewayResponds({ getEntity: () => productOf(), getPartPrices: () => pricesOf({}) })
  expect(await loadPricedProduct('00-00012345')).toBeUndefined()
})

test('a part that nobody offers is shown without a price', async () => {
  gatewayResponds({
    getEntity: () => productOf({ offers: { count: 0, quantity: 0 } }),
    getPartPrices: () => pricesOf({}),
  })
  expect(await loadPricedProduct('00-00012345')).toMatchObject({ price: { kind: 'absent' } })
})

test('a silent price service leaves the product standing', async () => {
  gatewayResponds({
    getEntity: () => productOf(),
    getPartPrices: () => {
      throw new GatewayError({ kind: 'unavailable', message: 'нет' })
    },
  })
  expect(await loadPricedProduct('00-00012345')).toMatchObject({ price: { kind: 'unknown' } })
})

test.each([
  [UUID, { brandExternalId: UUID }],
  ['Mann-Filter', { brand: 'Mann-Filter' }],
])('twenty similar parts are asked for by the brand %s', async (brand, sent) => {
  gatewayResponds({ findSimilarParts: () => ({ items: Array.from({ length: 25 }, () => entityOf()) }) })
  const { cards } = await loadSimilar('W712', brand)
  expect(cards).toHaveLength(20)
  expect(requestsOf('findSimilarParts')).toEqual([{ body: { article: 'W712', ...sent, limit: 20 } }])
})
