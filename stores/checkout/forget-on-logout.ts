import type { UserEventHub } from '@/stores/user/user-events'

/** Where a tab remembers a checkout under way. */
export const CHECKOUT_DRAFT_KEY = 'arus_checkout'

/** Who signs out leaves no contacts and no address behind in the tab. */
export function forgetOnLogout(events: UserEventHub): void {
  events.on('logout', () => {
    try {
      window.sessionStorage.removeItem(CHECKOUT_DRAFT_KEY)
    } catch {
      return
    }
  })
}
