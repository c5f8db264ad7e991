import type { StoreApi } from 'zustand/vanilla'
import { createLazyService } from '@/stores/lazy-service'
import type { SiteFacts } from '@/stores/user/site-facts'
import type { UserEventHub } from '@/stores/user/user-events'
import type { UserState } from '@/stores/user/user-state'
import type { VehicleStore } from '@/stores/vehicle/vehicle-store'
import type { CartEvent, CartListener } from './cart-events'
import type { CartSync, CartSyncDeps, CartReading } from './sync/cart-sync'
import type { CartLine, LineChange, LineId } from './cart-line'
import { type CartStore, clearCart } from './cart-store'
import type { RequestedItem } from './requested-item'

/** What can be done to the cart. Its code is loaded with the first action, for signed-in shoppers only. */
export type CartActions = {
  /** Reads the cart anew. */
  read: (options?: CartReading) => Promise<void>
  /** Puts a product into the cart, or adds to its line. */
  add: (items: readonly RequestedItem[]) => Promise<void>
  /** Shows the change at once and sends it after a short silence. */
  change: (id: LineId, change: LineChange) => void
  remove: (ids: readonly LineId[]) => Promise<void>
  /** Puts removed lines back. */
  restore: (lines: readonly CartLine[]) => Promise<void>
  /** Sends waiting changes, and settles when they are answered. */
  flush: () => Promise<void>
  /** Sends waiting changes, and settles when all writes are answered. */
  settle: () => Promise<void>
  /** Takes over a cart that came with the answer to another call. */
  replace: (lines: readonly CartLine[]) => Promise<void>
  completePictures: () => Promise<void>
  /** Subscribes to the results of writes until the returned function is called. */
  listen: (listener: CartListener) => () => void
  /** Loads the code of the actions. */
  prepare: () => void
}

type Deps = {
  store: CartStore
  user: StoreApi<UserState>
  events: UserEventHub
  vehicle: VehicleStore
  site: SiteFacts
  loadSync?: (deps: CartSyncDeps) => Promise<CartSync>
}

export function createCartActions({
  store,
  user,
  events,
  vehicle,
  site,
  loadSync = loadOwnSync,
}: Deps): CartActions {
  const listeners = new Set<CartListener>()
  const emit = (event: CartEvent) => listeners.forEach((listener) => listener(event))
  const shopIds = new Set(site.shopIds)
  const { loaded, ready } = createLazyService(() => loadSync({ store, user, vehicle, shopIds, emit }))

  events.on('user-written', ({ user: now, previous }) => {
    if (!now.isAuthorized) return clearCart(store, 'guest')
    const isSame = previous.isAuthorized && previous.externalId === now.externalId
    if (!isSame) clearCart(store, 'reading')
    ready()
      .then((it) => {
        // The user may have left while the sync was on its way.
        if (user.getState().externalId !== now.externalId) return undefined
        return isSame ? it.read({ forAllTabs: previous.supplier !== now.supplier }) : it.openFor()
      })
      .catch(() => failReading(store))
  })

  return {
    read: async (options) => (await ready()).read(options),
    add: async (items) => (await ready()).add(items),
    change(id, change) {
      const sync = loaded()
      if (sync) sync.change(id, change)
      else
        ready().then(
          (it) => it.change(id, change),
          () => undefined,
        )
    },
    remove: async (ids) => (await ready()).remove(ids),
    restore: async (lines) => (await ready()).restore(lines),
    flush: async () => loaded()?.flush(),
    settle: async () => loaded()?.settle(),
    replace: async (lines) => (await ready()).replace(lines),
    completePictures: async () => (await ready()).completePictures(),
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    prepare() {
      if (user.getState().isAuthorized) ready().catch(() => undefined)
    },
  }
}

function failReading(store: CartStore): void {
  if (store.getState().status === 'reading') clearCart(store, 'failed')
}

async function loadOwnSync(deps: CartSyncDeps): Promise<CartSync> {
  const { openCartSync } = await import('./sync/open-cart-sync')
  return openCartSync(deps)
}
