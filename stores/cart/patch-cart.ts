import type { CartState, CartStore } from './cart-store'
import { shownLines } from './shown-lines'

/** Writes what is confirmed or pending and works the shown lines out. */
export function patchCart(store: CartStore, patch: Partial<Omit<CartState, 'lines'>>): void {
  const next = { ...store.getState(), ...patch }
  store.setState({ ...next, lines: shownLines(next.confirmed, next.pending) })
}
