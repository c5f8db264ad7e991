import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CartLine } from './cart-line'
import { NOTHING_PENDING, type PendingCart } from './sync/pending-cart'

/** `unknown` until the user is known, `failed` when the cart could not be read even once. */
export type CartStatus = 'unknown' | 'guest' | 'reading' | 'ready' | 'failed'

export type CartState = {
  status: CartStatus
  /** As in the gateway, newest first. */
  confirmed: readonly CartLine[]
  pending: PendingCart
  /** As the shopper sees them: what is pending on top of what is confirmed. */
  lines: readonly CartLine[]
}

export type CartStore = StoreApi<CartState>

const NO_LINES: readonly CartLine[] = []

const UNKNOWN_CART: CartState = {
  status: 'unknown',
  confirmed: NO_LINES,
  pending: NOTHING_PENDING,
  lines: NO_LINES,
}

export function createCartStore(): CartStore {
  return createStore<CartState>()(() => UNKNOWN_CART)
}

/** Forgets everything: the user has signed out or changed. */
export function clearCart(store: CartStore, status: CartStatus): void {
  store.setState({ ...UNKNOWN_CART, status })
}
