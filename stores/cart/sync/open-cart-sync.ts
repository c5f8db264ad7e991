import { flushOnPageHide } from '@/stores/lazy-service'
import { type CartSync, type CartSyncDeps, createCartSync } from './cart-sync'
import { onReturn } from './on-return'

/** The cart's sync for the life of a page, which may be left and come back to. */
export function openCartSync(deps: CartSyncDeps): CartSync {
  const sync = flushOnPageHide(createCartSync(deps))
  // Meanwhile the cart may have been changed on another device: only tabs of one browser notify each other.
  onReturn(() => {
    if (deps.store.getState().status === 'ready') sync.read().catch(() => undefined)
  })
  return sync
}
