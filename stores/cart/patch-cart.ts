import type { CartState, CartStore } from './cart-store'
import { shownLines } from './shown-lines'

/** Writes confirmed or pending lines and computes the shown ones. */
export function patchCart(store: CartStore, patch: Partial<Omit<CartState, 'lines'>>): void {
  const next = { ...store.getState(), ...patch }
  store.setState({ ...next, lines: shownLines(next.confirmed, next.pending) })
}
