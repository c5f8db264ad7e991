import { writeCookie } from '@/lib/cookies'
import { changedFields } from './changed-fields'
import { notifyShop } from './shop-channel'
import { SHOP_COOKIE } from './shop-cookie'
import type { StoreApi } from 'zustand/vanilla'
import { type SiteFacts } from './site-facts'
import type { ProfileChanges, UserOperations } from './user-operations'
import type { UserRecord, UserState } from './user-state'

/** Titles of the products in the cart that could not follow to the chosen shop. */
export type ShopChange = { left: readonly string[] }

type Context = {
  store: StoreApi<UserState>
  site: SiteFacts
  operations: () => Promise<UserOperations>
  /** Takes over a user record that came with an answer. */
  write: (record: UserRecord) => UserState
}

/** Changes of the profile, which most pages never make: loaded with the first of them. */
export function createProfileActions({ store, site, operations, write }: Context) {
  return {
    async update(changes: ProfileChanges): Promise<UserState | undefined> {
      const changed = changedFields(changes, store.getState())
      if (Object.keys(changed).length === 0) return store.getState()
      const record = await (await operations()).update(changed)
      return record && write(record)
    },

    async setSubscription(isSubscribe: boolean): Promise<UserState | undefined> {
      const calls = await operations()
      const record = await (isSubscribe ? calls.subscribe() : calls.unsubscribe())
      return record && write(record)
    },

    async changeShop(supplierId: number): Promise<ShopChange | undefined> {
      const { supplier: from, isAuthorized } = store.getState()
      if (supplierId === from || !site.shopIds.includes(supplierId)) return undefined
      if (isAuthorized) {
        const calls = await operations()
        const record = await calls.update({ supplier: supplierId })
        if (!record) return undefined
        const left = await calls.moveCart(from, supplierId).finally(() => notifyShop(write(record)))
        return { left }
      }
      writeCookie(SHOP_COOKIE, String(supplierId))
      store.setState({ supplier: supplierId })
      notifyShop(store.getState())
      return { left: [] }
    },
  }
}
