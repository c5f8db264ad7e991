import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MarketingEvent } from '@/lib/marketing/integration'
import { reachOrderGoal } from '@/lib/marketing/order-goals'
import type { CartEvent } from '@/stores/cart/cart-events'
import { cartLineOf } from '@/stores/cart/testing'
import { createStores } from '@/stores/create-stores'
import { UNKNOWN_SITE } from '@/stores/user/site-facts'
import { followShop } from './follow-shop'

const SILENCE_MS = 500
const LINE = cartLineOf({ productId: 'p1', internalCode: '00-00000001', price: 90, quantity: 1 })

let heard: MarketingEvent[]
let stop: () => void
let stores: ReturnType<typeof createStores>
let act: (event: CartEvent) => void

beforeEach(() => {
  vi.useFakeTimers()
  heard = []
  stores = createStores({ site: UNKNOWN_SITE })
  const cartActions = {
    ...stores.cartActions,
    listen: (listener: (event: CartEvent) => void) => {
      act = listener
      return () => undefined
    },
  }
  stop = followShop({ ...stores, cartActions }, (event) => heard.push(event))
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

const kinds = () => heard.map(({ kind }) => kind)

function hold(...confirmed: (typeof LINE)[]): void {
  stores.cart.setState({ status: 'ready', lines: confirmed, confirmed })
}

test('a cart that is pressed many times is told of once, when it rests, and not again as it was', () => {
  for (const quantity of [1, 2, 3]) hold({ ...LINE, quantity })
  vi.advanceTimersByTime(SILENCE_MS - 1)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual([{ kind: 'cart', items: [{ code: '00-00000001', price: 90, quantity: 3 }] }])
  hold({ ...LINE, quantity: 3 })
  vi.advanceTimersByTime(SILENCE_MS)
  expect(heard).toHaveLength(1)
})

test('an addition names what there is more of, once for each press', () => {
  hold(LINE)
  hold({ ...LINE, quantity: 2 }, cartLineOf({ productId: 'p2', internalCode: null }))
  act({ kind: 'added', summary: { count: 2, total: 180 } })
  act({ kind: 'changed', what: 'quantity', summary: { count: 2, total: 180 } })
  expect(heard).toEqual([{ kind: 'added', code: '00-00000001' }])
})

test('who signs in is told of once, however often he is read, and so are his bookmarks', () => {
  const known = { status: 'user', isAuthorized: true, externalId: 'u1', email: 'a@b.ru' } as const
  stores.user.setState(known)
  stores.user.setState({ ...known, name: 'Анна' })
  const bookmarks = { version: 1, products: [], tags: ['ТО'] } as const
  stores.bookmarks.setState({ status: 'ready', bookmarks })
  stores.bookmarks.setState({ status: 'ready', bookmarks: { ...bookmarks, tags: [] } })
  expect(kinds()).toEqual(['customer', 'wish-list'])
})

test('an order is told of once, and nothing after the end', () => {
  const order = { goal: 'order-retail', orderNumber: '1000001', items: [] }
  reachOrderGoal('client', '1000001', [])
  expect(heard).toEqual([{ kind: 'order', ...order }])
  stop()
  reachOrderGoal('client', '1000002', [])
  hold(LINE)
  vi.advanceTimersByTime(SILENCE_MS)
  expect(heard).toHaveLength(1)
})
