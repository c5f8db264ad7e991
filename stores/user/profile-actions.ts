import { writeCookie } from '@/lib/cookies'
import { changedFields } from './changed-fields'
import { tellShop } from './shop-channel'
import { SHOP_COOKIE } from './shop-cookie'
import type { UserActions, UserActionsDeps } from './user-actions'

type Context = Pick<UserActionsDeps, 'store' | 'site' | 'operations'> & Pick<UserActions, 'write'>

/** Changes of the profile, which most pages never make: loaded with the first of them. */
export function createProfileActions({
  store,
  site,
  operations,
  write,
}: Context): Pick<UserActions, 'update' | 'setSubscription' | 'changeShop'> {
  return {
    async update(changes) {
      const changed = changedFields(changes, store.getState())
      if (Object.keys(changed).length === 0) return store.getState()
      const record = await (await operations()).update(changed)
      return record && write(record)
    },

    async setSubscription(isSubscribe) {
      const calls = await operations()
      const record = await (isSubscribe ? calls.subscribe() : calls.unsubscribe())
      return record && write(record)
    },

    async changeShop(supplierId) {
      const { supplier: from, isAuthorized } = store.getState()
      if (supplierId === from || !site.shopIds.includes(supplierId)) return undefined
      if (isAuthorized) {
        const calls = await operations()
        const record = await calls.update({ supplier: supplierId })
        if (!record) return undefined
        const left = await calls.moveCart(from, supplierId).finally(() => tellShop(write(record)))
        return { left }
      }
      writeCookie(SHOP_COOKIE, String(supplierId))
      store.setState({ supplier: supplierId })
      tellShop(store.getState())
      return { left: [] }
    },
  }
}
