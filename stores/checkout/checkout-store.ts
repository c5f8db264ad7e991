import { createStore, type StoreApi } from 'zustand/vanilla'
import { type CheckoutState, INITIAL_CHECKOUT } from './checkout-state'

export type CheckoutStore = StoreApi<CheckoutState>

export function createCheckoutStore(): CheckoutStore {
  return createStore<CheckoutState>()(() => INITIAL_CHECKOUT)
}
