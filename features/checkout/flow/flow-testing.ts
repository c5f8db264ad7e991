import { expect, vi } from 'vitest'
import { GatewayError, type GatewayErrorKind } from '@/lib/gateway/errors'
import type { CartLine } from '@/stores/cart/cart-line'
import { cartLineOf } from '@/stores/cart/testing'
import { createCheckoutStore } from '@/stores/checkout/checkout-store'
import type { Customer } from '../model/steps/defaults'
import { createDraftSync } from '../model/steps/draft'
import { CLIENTS, PATTERN, RETAIL, SECTOR, SHOP_IDS } from '../testing'
import type { CheckoutCalls } from './checkout-calls'
import { createCheckoutFlow } from './checkout-flow'
import { createFlowStore } from './flow-state'

export const LINE = cartLineOf({ productId: 'p1', price: 1500, quantity: 2, pictures: ['/p1.webp'] })
export const OPTIONS = { stores: [], transports: [], payments: PATTERN.payments }
const TOTAL = {
  totalPrice: 3000,
  totalPriceDiscount: 2800,
  totalWriteoff: 200,
  totalReward: 90,
  totalRewardDiscount: 84,
}
const CREATED = { orderNumber: '1000001', totalPrice: 3000, isPayable: true, paymentUrl: null }

type FlowCalls = { [Name in keyof CheckoutCalls]: ReturnType<typeof vi.fn<CheckoutCalls[Name]>> }

export function failure(kind: GatewayErrorKind, message = 'Отказ', statusMessage?: string) {
  return new GatewayError({ kind, message, ...(statusMessage ? { body: { statusMessage } } : {}) })
}

export function countCalls(calls: FlowCalls): number {
  return Object.values(calls).reduce((sum, call) => sum + call.mock.calls.length, 0)
}

/** The storage of a tab; pass the same to a second flow for a reload. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    length: 0,
  }
}

type Options = { customer?: Customer; calls?: Partial<FlowCalls>; storage?: Storage }

/** A flow over calls that all go well, unless overridden. */
export function openFlow({ customer = RETAIL, calls: own = {}, storage = memoryStorage() }: Options = {}) {
  const calls: FlowCalls = {
    checkLines: vi.fn(async () => [LINE]),
    linePrices: vi.fn(async () => new Map()),
    lineBonuses: vi.fn(async () => new Map()),
    linePictures: vi.fn(async () => new Map()),
    pattern: vi.fn(async () => PATTERN),
    options: vi.fn(async () => OPTIONS),
    giftCard: vi.fn(async () => ({ lastFour: 'GFT5', balance: 500 })),
    bonusCard: vi.fn(async () => ({ number: '29000' })),
    clients: vi.fn(async () => CLIENTS),
    intervals: vi.fn(async () => SECTOR),
    isWriteoffEnable: vi.fn(async () => true),
    writeoff: vi.fn(async () => ({ total: TOTAL, balance: 1000, discountItems: [] })),
    savedOrders: vi.fn(async () => []),
    orderedEmail: vi.fn(async () => ''),
    saveOrders: vi.fn(async () => undefined),
    createOrder: vi.fn(async () => CREATED),
    ...own,
  }
  const store = createCheckoutStore()
  const flowStore = createFlowStore()
  const cart = {
    seen: [LINE] as readonly CartLine[] | undefined,
    seenLines: () => cart.seen,
    flush: vi.fn(async () => undefined),
    read: vi.fn(async () => undefined),
    readForAllTabs: vi.fn(async () => undefined),
  }
  const notifyOfFailure = vi.fn()
  let keys = 0
  const flow = createCheckoutFlow({
    store,
    flow: flowStore,
    calls,
    cart,
    customer,
    shopIds: SHOP_IDS,
    draft: createDraftSync(() => storage),
    newKey: () => `key-${(keys += 1)}`,
    pause: async () => undefined,
    notifyOfFailure,
  })
  flow.keepDraft()
  return { flow, store, flowStore, calls, cart, notifyOfFailure, state: () => store.getState() }
}

/** The same with every step passed: nothing is left but to send the order. */
export async function filledFlow(calls: Partial<FlowCalls> = {}, storage = memoryStorage()) {
  const opened = openFlow({ calls, storage })
  await opened.flow.start()
  opened.flow.changeReceipt({ supplierId: 29 })
  await opened.flow.complete('receipt')
  opened.flow.changePayment('payment_cash')
  await opened.flow.complete('payment')
  await opened.flow.complete('info')
  expect(opened.state().activeStep).toBe('confirm')
  return opened
}
