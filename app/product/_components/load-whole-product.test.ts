import { beforeEach, expect, test, vi } from 'vitest'
import { productOf } from '@/features/product/testing'
import { GatewayError } from '@/lib/gateway/errors'
import type { Operation } from '@/lib/gateway/operation'
import { loadWholeProduct } from './load-whole-product'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/gateway/server-client', () => ({ serverGateway: () => ({ call }) }))
vi.mock('@/lib/data-cache/cached', () => ({ cached: <T>({ read }: { read: T }) => read, dataCache: vi.fn() }))
vi.mock('@/lib/site/load-bootstrap', () => ({ loadBootstrap: async () => ({ shops: [], pageCalls: [] }) }))
vi.mock('@/lib/purges/mark-uncacheable', () => ({ markUncacheable: async () => undefined }))

const product = productOf({ reviewsCount: 2, oemNumbers: [{ brand: 'VAG', article: '06A115561B' }] })
const requested = () => call.mock.calls.map(([operation]) => String(operation.name)).toSorted()

beforeEach(() => {
  call.mockReset()
})

test('all that the page shows is asked for as soon as the product is known, beside its price', async () => {
  call.mockImplementation(async ({ name }: Operation) =>
    name === 'getEntity' ? product : new Promise(() => undefined),
  )
  void loadWholeProduct('00-00012345')
  await vi.waitFor(() => expect(requested()).toContain('getPartPrices'))
  expect(requested()).toEqual([
    'findBoughtTogether',
    'findSimilarParts',
    'getEntity',
    'getPartPrices',
    'getReviews',
    'listOriginalPartVehicles',
    'searchParts',
  ])
})

test('of what nobody has nothing more is asked', async () => {
  call.mockRejectedValue(new GatewayError({ kind: 'notFound', message: 'Нет' }))
  expect(await loadWholeProduct('00-00012345')).toBeUndefined()
  expect(requested()).toEqual(['getEntity'])
})

test('what stands beside the product may fail', async () => {
  call.mockImplementation(async ({ name }: Operation) => {
    if (name === 'getEntity') return product
    throw new GatewayError({ kind: 'server', message: 'Нет связи' })
  })
  const whole = await loadWholeProduct('00-00012345')
  expect(whole).toMatchObject({
    product: { article: 'W 712/95' },
    price: { kind: 'unknown' },
    parts: undefined,
    similar: { cards: [] },
    together: { cards: [] },
  })
  expect(await whole?.reviews).toBeUndefined()
  expect(await whole?.use).toBeUndefined()
})

test('reviews and catalogues that never answer hold up nothing else', async () => {
  call.mockImplementation(async ({ name }: Operation) => {
    if (name === 'getEntity') return product
    if (name === 'getReviews' || name === 'listOriginalPartVehicles') return new Promise(() => undefined)
    throw new GatewayError({ kind: 'server', message: 'Нет связи' })
  })
  expect(await loadWholeProduct('00-00012345')).toMatchObject({ product: { article: 'W 712/95' } })
})
