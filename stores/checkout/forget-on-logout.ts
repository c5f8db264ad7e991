import { lastStamp } from '@/lib/tabs/stamps'
import type { UserEventHub } from '@/stores/user/user-events'

/** Where a tab remembers a checkout under way. */
export const CHECKOUT_DRAFT_KEY = 'arus_checkout'

/**
 * A sign-out removes contacts and address from the tab, and a user never sees those of another. A session that
 * has only expired leaves them: its owner comes back. A tab that slept through a sign-out learns of it from the stamp.
 */
export function forgetOnLogout(events: UserEventHub): void {
  events.on('logout', forgetCheckout)
  events.on('user-written', ({ user }) => {
    const isForeign = user.isAuthorized ? !isDraftOf(user.externalId ?? '') : lastStamp() === 'logout'
    if (isForeign) forgetCheckout()
  })
}

export function forgetCheckout(): void {
  try {
    window.sessionStorage.removeItem(CHECKOUT_DRAFT_KEY)
  } catch {
    return
  }
}

function isDraftOf(userId: string): boolean {
  try {
    const draft: unknown = JSON.parse(window.sessionStorage.getItem(CHECKOUT_DRAFT_KEY) ?? 'null')
    return typeof draft === 'object' && draft !== null && 'userId' in draft && draft.userId === userId
  } catch {
    return false
  }
}
