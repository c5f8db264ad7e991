// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MarketingEvent } from '../integration'
import { connectMindbox, createPlatform } from './mindbox'
import { BLOCK_LIMIT, checkCustomer, recommendationBlock, toPlatformOperation } from './mindbox-operations'

const SETTINGS = {
  endpointId: 'arus',
  script: 'https://mb.example/t.js',
  blocks: { personal: 'Website.Home' },
}
const customer = { externalId: 'u1', email: 'a@b.ru', phone: '79001234567', isSubscribed: false }
const first = { product: { ids: { website: '00-00000001' } } }

test.each<[MarketingEvent, unknown]>([
  [
    { kind: 'customer', customer },
    {
      operation: 'Website.AuthorizeCustomer',
      data: { customer: { email: 'a@b.ru', mobilePhone: '79001234567', ids: { websiteID: 'u1' } } },
    },
  ],
  [{ kind: 'customer', customer: null }, undefined],
  [
    { kind: 'category', id: '12' },
    {
      operation: 'Website.ViewCategory',
      data: { viewProductCategory: { productCategory: { ids: { website: '12' } } } },
    },
  ],
  [
    { kind: 'product', code: '00-00000001' },
    { operation: 'Website.ViewProduct', data: { viewProduct: first } },
  ],
  [
    { kind: 'cart', items: [{ code: '00-00000001', price: 90, quantity: 2 }] },
    { operation: 'Website.SetCart', data: { productList: [{ ...first, count: 2, pricePerItem: 90 }] } },
  ],
  [
    { kind: 'cart', items: [] },
    { operation: 'Website.SetCart', data: { productList: [] } },
  ],
  [
    { kind: 'wish-list', items: [{ code: '00-00000001', price: 0 }] },
    { operation: 'Website.SetWishList', data: { productList: [{ ...first, count: 1, pricePerItem: 0 }] } },
  ],
  [{ kind: 'search', query: 'масло' }, undefined],
])('%j is the operation %j', (event, operation) => {
  expect(toPlatformOperation(event)).toEqual(operation)
})

test('a block has 36 goods unless it is told otherwise', () => {
  expect(BLOCK_LIMIT).toBe(36)
  expect(recommendationBlock('Website.Home', [])).toEqual({
    operation: 'Website.Home',
    data: { recommendation: { limit: 36 } },
  })
  expect(recommendationBlock('Website.Card', ['00-00000001'], 5)).toEqual({
    operation: 'Website.Card',
    data: { recommendation: { limit: 5, ...first } },
  })
})

type Request = {
  operation: string
  onSuccess: (answer: unknown) => void
  onError: (reason: unknown) => void
}
const logged = vi.fn<typeof console.error>()
const clean = () => {
  Reflect.deleteProperty(window, 'mindbox')
  document.head.replaceChildren()
}
beforeEach(() => {
  clean()
  vi.spyOn(console, 'error').mockImplementation(logged)
})
afterEach(() => {
  clean()
  logged.mockReset()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const queued = () => (Reflect.get(window, 'mindbox') as { queue: unknown[][] }).queue

/** The platform's own script, which answers what has waited and what comes. */
function arrive(answer: (kind: string, request: Request) => void) {
  const waiting = queued()
  const take = (kind: string, request: Request) => kind === 'create' || answer(kind, request)
  Reflect.set(window, 'mindbox', take)
  for (const [kind, request] of waiting) take(kind as string, request as Request)
}

test('commands wait for the script, the first one names the shop', () => {
  const { notify } = connectMindbox(SETTINGS, { onReady: () => undefined })
  notify?.({ kind: 'category', id: '12' })
  expect(queued()).toEqual([
    ['create', { endpointId: 'arus' }],
    ['async', expect.objectContaining({ operation: 'Website.ViewCategory' })],
  ])
})

test('a synchronous operation is awaited: it resolves to the answer', async () => {
  const platform = createPlatform(SETTINGS)
  const requested = platform.call(checkCustomer(customer))
  expect(queued()[1]).toEqual(['sync', expect.objectContaining({ operation: 'CheckCustomer' })])
  arrive((_, { onSuccess }) => onSuccess({ status: 'Success' }))
  expect(await requested).toEqual({ status: 'Success' })
})

test('a new customer is checked once, and made known', () => {
  const { notify } = connectMindbox(SETTINGS, { onReady: () => undefined })
  notify?.({ kind: 'customer', customer })
  notify?.({ kind: 'customer', customer: { ...customer, isSubscribed: true } })
  const operations = queued().map(([, request]) => (request as Partial<Request>).operation)
  expect(operations).toEqual([
    undefined,
    'CheckCustomer',
    'Website.AuthorizeCustomer',
    'Website.AuthorizeCustomer',
  ])
})

test.each(['inform', 'call'] as const)('what fails is logged and rejected: %s', async (way) => {
  const platform = createPlatform(SETTINGS)
  arrive((_, { onError }) => onError({ errorMessage: 'unknown operation' }))
  await expect(platform[way]({ operation: 'Website.Nothing', data: {} })).rejects.toThrow('unknown operation')
  expect(logged).toHaveBeenCalledExactlyOnceWith('Mindbox Website.Nothing', expect.any(Error))
})

test('a blocked script rejects what waits and what comes', async () => {
  const platform = createPlatform(SETTINGS)
  const waiting = platform.call(checkCustomer(customer))
  document.querySelector('script')?.dispatchEvent(new Event('error'))
  await expect(waiting).rejects.toThrow('could not be loaded')
  await expect(platform.inform(checkCustomer(customer))).rejects.toThrow('could not be loaded')
  expect(logged).toHaveBeenCalledTimes(2)
})

test('a slow script rejects too, and the page goes on', async () => {
  vi.useFakeTimers()
  const platform = createPlatform(SETTINGS)
  const failed = platform.call(checkCustomer(customer)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await failed).toEqual(new Error('No answer'))
})

test('serves the blocks that have an operation, and reads the goods by their codes', async () => {
  const { recommend } = connectMindbox(SETTINGS, { onReady: () => undefined })
  expect(recommend?.({ kind: 'similar', codes: [] })).toBeUndefined()
  const block = recommend?.({ kind: 'personal', codes: [] })
  arrive((_, { onSuccess }) =>
    onSuccess({ recommendations: [{ ids: { website: '00-00000009' } }, { ids: {} }] }),
  )
  expect(await block).toEqual(['00-00000009'])
})

test('what waited when it was stopped is never sent', () => {
  const { notify, stop } = connectMindbox(SETTINGS, { onReady: () => undefined })
  notify?.({ kind: 'category', id: '12' })
  stop?.()
  expect(queued()).toEqual([])
})
