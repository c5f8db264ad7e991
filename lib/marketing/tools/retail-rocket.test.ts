// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MarketingEvent } from '../integration'
import { connectRetailRocket, toTrackerCall } from './retail-rocket'

const SETTINGS = { partnerId: 'p1', script: 'https://rr.example/t.js', api: 'https://rr.example/api' }
const customer = { externalId: 'u1', email: 'a@b.ru', phone: '', isSubscribed: true }

test.each<[MarketingEvent, unknown]>([
  [{ kind: 'category', id: '12' }, ['categoryView', '12']],
  [{ kind: 'product', code: '00-00000001' }, ['view', '00-00000001']],
  [{ kind: 'search', query: 'масло' }, ['search', 'масло']],
  [{ kind: 'added', code: '00-00000001' }, ['addToBasket', '00-00000001']],
  [
    { kind: 'customer', customer },
    ['setCustomer', { customerId: 'u1', isAgreedToReceiveMarketingMail: true }],
  ],
  [{ kind: 'customer', customer: null }, undefined],
  [
    {
      kind: 'order',
      goal: 'order-retail',
      orderNumber: '1000001',
      items: [{ code: '00-00000001', price: 90, quantity: 2 }],
    },
    ['order', { transaction: '1000001', items: [{ id: '00-00000001', qnt: 2, price: 90 }] }],
  ],
  [{ kind: 'cart', items: [] }, undefined],
  [{ kind: 'other-page' }, undefined],
])('%j is told as %j', (event, call) => {
  expect(toTrackerCall(event)).toEqual(call)
})

const names = ['rrApi', 'rrApiOnReady', 'rrPartnerId']
const clean = () => {
  for (const name of names) Reflect.deleteProperty(window, name)
  document.head.replaceChildren()
}
beforeEach(clean)
afterEach(() => {
  clean()
  vi.unstubAllGlobals()
})

const script = () => document.querySelector('script')

/** What the tracker's own script does when it has come. */
function arrive(api: object) {
  const waiting = Reflect.get(window, 'rrApiOnReady') as (() => void)[]
  Object.assign(Reflect.get(window, 'rrApi') as object, api)
  for (const run of waiting) run()
  Reflect.set(window, 'rrApiOnReady', { push: (run: () => void) => run() })
}

function start() {
  const onReady = vi.fn<() => void>()
  return { onReady, ...connectRetailRocket(SETTINGS, { onReady }) }
}

test('calls wait for the script, in their order, and readiness is told once', () => {
  const { notify, onReady } = start()
  expect([script()?.src, Reflect.get(window, 'rrPartnerId')]).toEqual([SETTINGS.script, 'p1'])
  notify?.({ kind: 'category', id: '12' })
  notify?.({ kind: 'product', code: '00-00000001' })
  expect(onReady).not.toHaveBeenCalled()

  const heard: unknown[] = []
  const hear =
    (name: string) =>
    (...args: unknown[]) =>
      heard.push([name, ...args])
  arrive({ categoryView: hear('categoryView'), view: hear('view'), search: hear('search') })
  notify?.({ kind: 'search', query: 'масло' })
  expect(heard).toEqual([
    ['categoryView', '12'],
    ['view', '00-00000001'],
    ['search', 'масло'],
  ])
  expect(onReady).toHaveBeenCalledOnce()
})

test('an error of a call is swallowed, and the next one goes out', () => {
  const { notify } = start()
  const search = vi.fn<(query: string) => void>()
  arrive({
    view: () => {
      throw new Error('broken')
    },
    search,
  })
  expect(() => notify?.({ kind: 'product', code: '00-00000001' })).not.toThrow()
  expect(() => notify?.({ kind: 'category', id: '1' })).not.toThrow()
  notify?.({ kind: 'search', query: 'масло' })
  expect(search).toHaveBeenCalledWith('масло')
})

test('a blocked script keeps nothing waiting', async () => {
  const { notify } = start()
  script()?.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(Array.isArray(Reflect.get(window, 'rrApiOnReady'))).toBe(false))
  expect(() => notify?.({ kind: 'category', id: '1' })).not.toThrow()
})

test('what waited when it was stopped is never sent', () => {
  const { notify, stop } = start()
  notify?.({ kind: 'category', id: '12' })
  const waiting = Reflect.get(window, 'rrApiOnReady') as (() => void)[]
  stop?.()
  const categoryView = vi.fn<() => void>()
  Object.assign(Reflect.get(window, 'rrApi') as object, { categoryView })
  for (const run of waiting) run()
  expect(categoryView).not.toHaveBeenCalled()
})

test('a block is asked for by the goods beside it', async () => {
  const fetched = vi.fn<(address: URL) => Promise<Response>>(async () =>
    Response.json([{ ItemId: 12345 }, { ItemId: '00-00000007' }]),
  )
  vi.stubGlobal('fetch', fetched)
  const { recommend } = start()
  expect(await recommend?.({ kind: 'similar', codes: ['00-00000001'] })).toEqual([
    '00-00012345',
    '00-00000007',
  ])
  expect(fetched.mock.calls[0]?.[0].href).toBe(
    'https://rr.example/api/recommendation/alternative/p1/?format=json&itemIds=00-00000001',
  )
  fetched.mockResolvedValue(new Response('', { status: 500 }))
  await expect(recommend?.({ kind: 'personal', codes: [] })).rejects.toThrow('500')
})
