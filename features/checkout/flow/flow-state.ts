import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ShopIds } from '@/lib/parts/terms/offers'
import type { CartLine } from '@/stores/cart/cart-line'
import type { CheckoutStore } from '@/stores/checkout/checkout-store'
import type { Customer } from '../model/steps/defaults'
import type { DraftSync } from '../model/steps/draft'
import type { LineChange } from '../model/lines/line-changes'
import type { CheckoutCalls } from './checkout-calls'

/** What happens around the choices; unlike them it outlives a change of the cart. */
export type FlowState = {
  phase: 'setup' | 'failed' | 'ready'
  /** Why the setup failed. */
  failure: { status: number; message: string } | null
  /** Differences from what the shopper saw, to be agreed to before anything is sent. */
  changes: readonly LineChange[]
  isSending: boolean
  isLoadingIntervals: boolean
  isLoadingOptions: boolean
  /** What bonuses pay is being counted. */
  isLoadingTotals: boolean
  /** The last attempt was refused. */
  refusal: string | null
  /** An order was sent and no answer came: whether it was placed is not known. */
  isUnanswered: boolean
  orderNumber: string | null
}

export const INITIAL_FLOW: FlowState = {
  phase: 'setup',
  failure: null,
  changes: [],
  isSending: false,
  isLoadingIntervals: false,
  isLoadingOptions: false,
  isLoadingTotals: false,
  refusal: null,
  isUnanswered: false,
  orderNumber: null,
}

export type FlowStore = StoreApi<FlowState>

export function createFlowStore(): FlowStore {
  return createStore<FlowState>()(() => INITIAL_FLOW)
}

/** The shopper's cart, as far as the checkout needs it. */
export type CheckoutCart = {
  /** Lines in the order as the shopper last saw them; undefined before they were read. */
  seenLines(): readonly CartLine[] | undefined
  /** Sends what waits to be written. */
  flush(): Promise<void>
  read(): Promise<void>
  /** Reads it after a change by something else than the cart's own writes, and notifies the other tabs. */
  readForAllTabs(): Promise<void>
}

export type FlowDeps = {
  store: CheckoutStore
  flow: FlowStore
  calls: CheckoutCalls
  cart: CheckoutCart
  customer: Customer
  shopIds: ShopIds
  draft: DraftSync
  newKey: () => string
  /** Waits before the one repetition of an order that got no answer. */
  pause: () => Promise<void>
  /** Shows a notification. */
  notifyOfFailure: (failure: unknown) => void
}
