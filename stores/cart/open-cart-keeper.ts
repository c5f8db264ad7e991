import { keptOnLeaving } from '@/stores/lazy-keeper'
import { type CartKeeper, type CartKeeperDeps, createCartKeeper } from './cart-keeper'
import { onReturn } from './on-return'

/** The cart's keeper for the life of a page, which may be left and come back to. */
export function openCartKeeper(deps: CartKeeperDeps): CartKeeper {
  const keeper = keptOnLeaving(createCartKeeper(deps))
  // Meanwhile the cart may have been changed on another device: tabs of this browser tell each other, devices do not.
  onReturn(() => {
    if (deps.store.getState().status === 'ready') keeper.read().catch(() => undefined)
  })
  return keeper
}
