import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { createExpenseSync, openExpensesChannel } from '@/features/garage/model/expense-sync'
import { createBookmarksSync } from '@/stores/bookmarks/bookmarks-sync'
import { cartLineOf } from '@/stores/cart/testing'
import { createCartSync } from '@/stores/cart/sync/cart-sync'
import { createCompareStore } from '@/stores/compare/compare-store'
import { followShop } from '@/stores/user/shop-channel'
import { createTestStores, CUSTOMER } from '../render-in-shop'

const LINE = cartLineOf({ productId: '00-00000001' })
const PRODUCT = { id: 'OC 90Knecht', partNumber: 'OC 90', brand: 'Knecht', title: '', code: null, tags: [] }
const BOOKMARKS = { version: 1, products: [PRODUCT], tags: ['ТО'] } as const
const CAR = { vin: 'XTA210990Y1234567', title: 'Лада' }
const EXPENSE = { id: '1', car: CAR.vin, date: '2026-01-02', kind: 'fuel', sum: 100 }

type Tab = { state: () => unknown }

async function listenToCart() {
  const { cart: store, user, vehicle } = createTestStores({ user: { ...CUSTOMER, externalId: 'anna' } })
  const read = vi.fn(async () => [LINE])
  const calls = {
    read,
    add: vi.fn(),
    change: vi.fn(),
    remove: vi.fn(),
    changeOnLeaving: vi.fn(),
    pictures: vi.fn(),
  }
  const sync = createCartSync({ store, user, vehicle, shopIds: new Set([29]), emit: vi.fn(), calls })
  await sync.openFor()
  return { state: () => store.getState().lines, read }
}

/** Each channel between tabs, by the file that opens it: a tab that listens, and messages that it hears. */
const CHANNELS: Record<
  string,
  { name: string; heard: unknown; foreign: unknown[]; listen: () => Promise<Tab> }
> = {
  'stores/cart/sync/cart-channel.ts': {
    name: 'cart_channel',
    heard: { userId: 'anna', lines: [{ ...LINE, quantity: 3 }] },
    foreign: [{ userId: 'anna' }, { userId: 'anna', lines: [{ ...LINE, pictures: '<b>' }] }],
    listen: listenToCart,
  },
  'stores/bookmarks/bookmarks-sync.ts': {
    name: 'bookmarks_channel',
    heard: { userId: 'anna', bookmarks: BOOKMARKS },
    foreign: [{ userId: 'anna' }, { userId: 'anna', bookmarks: { version: 2, products: 'x' } }],
    async listen() {
      const { bookmarks: store, user } = createTestStores({ user: { ...CUSTOMER, externalId: 'anna' } })
      const calls = { read: async () => undefined, save: vi.fn(), saveOnLeaving: vi.fn(), findCodes: vi.fn() }
      await createBookmarksSync({ store, user, onFailure: vi.fn(), calls }).open()
      return { state: () => store.getState() }
    },
  },
  'stores/compare/compare-store.ts': {
    name: 'compare_channel',
    heard: [{ code: '00-00000001', section: 'oil' }],
    foreign: [[null], { products: [] }, [{ code: { a: 1 }, section: 'oil' }]],
    async listen() {
      const store = createCompareStore()
      store.open()
      return { state: () => store.getState() }
    },
  },
  'stores/garage/garage-actions.ts': {
    name: 'garage_channel',
    heard: { userId: 'anna', cars: [CAR] },
    foreign: [
      { userId: 'anna' },
      { userId: 'anna', cars: [null] },
      { userId: 'anna', cars: [{ vin: { a: 1 } }] },
    ],
    async listen() {
      const { garage, user } = createTestStores({ user: { ...CUSTOMER, externalId: 'anna' } })
      garage.follow()
      return { state: () => user.getState().cars }
    },
  },
  'stores/user/shop-channel.ts': {
    name: 'shop_channel',
    heard: { userId: 'anna', supplier: 8 },
    foreign: [{ userId: 'anna' }, { userId: 'anna', supplier: '<b>' }, { userId: 'anna', supplier: 1.5 }],
    async listen() {
      const { user } = createTestStores({ user: { ...CUSTOMER, externalId: 'anna' } })
      followShop(user)
      return { state: () => user.getState().supplier }
    },
  },
  'features/garage/model/expense-sync.ts': {
    name: 'expenses_channel',
    heard: { userId: 'anna', book: { version: 1, expenses: [EXPENSE], removed: {} } },
    foreign: [{ userId: 'anna' }, { userId: 'anna', book: { version: 1, expenses: [{ id: 1 }] } }],
    async listen() {
      const calls = { read: async () => undefined, save: vi.fn() }
      const alone = <Result,>(run: () => Promise<Result>) => run()
      const sync = createExpenseSync({ userId: 'anna', calls, channel: openExpensesChannel(), alone })
      sync.follow()
      await sync.open()
      return { state: () => sync.store.getState() }
    },
  },
}

const NO_MESSAGES = [null, 7, '', '<b>', [], {}, { userId: {} }, { __proto__: { userId: 'anna' } }, new Map()]

/** Longer than the messages of one moment are gathered. */
const GATHERED_MS = 60

const open: BroadcastChannel[] = []
afterEach(() => {
  for (const channel of open.splice(0)) channel.close()
})

function otherTab(name: string) {
  const channel = new BroadcastChannel(name)
  open.push(channel)
  const heard = vi.fn()
  channel.addEventListener('message', heard)
  return { channel, heard }
}

test('every channel between tabs is known here', () => {
  const files = globSync('{app,components,features,framework,lib,stores}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\./.test(file) && /(?<!function )openChannel\(/.test(readFileSync(file, 'utf8')),
  )
  expect(files.toSorted()).toEqual(Object.keys(CHANNELS).toSorted())
})

test.each(Object.entries(CHANNELS))(
  '%s takes nothing that is no message',
  async (_, { name, foreign, heard, listen }) => {
    const { state } = await listen()
    const before = state()
    const { channel, heard: answered } = otherTab(name)
    for (const message of [...NO_MESSAGES, ...foreign]) {
      channel.postMessage(message)
      await new Promise((resolve) => setTimeout(resolve, GATHERED_MS / NO_MESSAGES.length))
    }
    await new Promise((resolve) => setTimeout(resolve, GATHERED_MS))
    expect(state()).toEqual(before)
    channel.postMessage(heard)
    channel.postMessage(null)
    await vi.waitFor(() => expect(state()).not.toEqual(before))
    expect(answered, 'what is heard is not sent on').not.toHaveBeenCalled()
  },
)

test('a cart that a page of another version has changed is read anew, in silence', async () => {
  const { read } = await listenToCart()
  const { channel, heard } = otherTab('cart_channel')
  channel.postMessage({ userId: 'anna', lines: [{ ...LINE, quantity: 'три' }] })
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  expect(heard).not.toHaveBeenCalled()
})
