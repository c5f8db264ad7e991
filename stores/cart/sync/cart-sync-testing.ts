import { afterEach, beforeEach, type Mock, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { toUserState, type UserState } from '@/stores/user/user-state'
import { createVehicleStore } from '@/stores/vehicle/vehicle-store'
import type { CartResponse, CartCalls } from '../cart-calls'
import type { CartEvent } from '../cart-events'
import type { CartMessage } from './cart-channel'
import { createCartSync } from './cart-sync'
import type { CartLine } from '../cart-line'
import { createCartStore } from '../cart-store'
import { cartLineOf } from '../testing'
import type { RequestedItem } from '../requested-item'

/** For each test of the file: a clock that the test moves, and an empty browser storage. */
export function standInForPage(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    const stored = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

const SHOPS = new Set([29])
const ANNA = toUserState({ isAuthorized: true, externalId: 'anna', supplier: 29 })
export const FILTER = cartLineOf({ productId: '00-00000001' })
export const ITEM: RequestedItem = {
  brand: 'Mahle',
  article: 'LX 100',
  title: 'Фильтр воздушный',
  supplierId: 501,
  ownWarehouse: false,
  price: 700,
  quantity: 1,
  maxQuantity: 9,
  multiplicity: 1,
  deliveryTime: 24,
}
export const NEW_LINE = cartLineOf({
  productId: '00-00000002-501',
  brand: 'Mahle',
  article: 'LX 100',
  supplierId: 501,
})

function listen<Message>() {
  const posted: Message[] = []
  let hear: ((message: Message) => void) | undefined
  return {
    posted,
    hear: (message: Message) => hear?.(message),
    channel: {
      post: (message: Message) => void posted.push(message),
      subscribe: (listener: (message: Message) => void) => {
        hear = listener
        return () => undefined
      },
      close: () => undefined,
    },
  }
}

type MockedCalls = { [Name in keyof CartCalls]: Mock<CartCalls[Name]> }

/** Anna's cart, behind mocked calls that by default behave as the gateway does. */
export async function openCart(
  held: CartLine[] = [FILTER],
  overrides: Partial<MockedCalls> = {},
  who: Partial<UserState> = {},
) {
  const store = createCartStore()
  const user = createStore(() => ({ ...ANNA, ...who }))
  const vehicle = createVehicleStore()
  const events: CartEvent[] = []
  const tabs = listen<CartMessage>()
  let lines = held
  const answer = (data: CartResponse['data']): CartResponse => ({ products: lines, data })
  const calls: MockedCalls = {
    read: vi.fn(async () => lines),
    add: vi.fn(async () => {
      lines = [NEW_LINE, ...lines]
      return answer([{ id: 0, status: 'ok', data: NEW_LINE, violations: [] }])
    }),
    change: vi.fn(async (changes: ReadonlyMap<string, object>) => {
      lines = lines.map((line) => ({ ...line, ...changes.get(line.productId) }))
      return answer([...changes.keys()].map((id) => ({ id, status: 'ok', data: null, violations: [] })))
    }),
    remove: vi.fn(async (gone: readonly { productId: string }[]) => {
      lines = lines.filter((line) => !gone.some(({ productId }) => productId === line.productId))
      return lines
    }),
    changeOnLeaving: vi.fn(),
    pictures: vi.fn(async (parts: readonly unknown[]) => parts.map(() => ['parts/found.svg'])),
    ...overrides,
  }
  const sync = createCartSync({
    store,
    user,
    vehicle,
    shopIds: SHOPS,
    emit: (event) => void events.push(event),
    calls,
    channel: tabs.channel,
  })
  await sync.openFor()
  return { store, user, vehicle, events, tabs, calls, sync, shown: () => store.getState().lines }
}

export const quantities = (lines: readonly CartLine[]) => lines.map(({ quantity }) => quantity)
