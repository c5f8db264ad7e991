'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { delegateClicks } from '@/framework/next/delegate-clicks'
import { readCookie } from '@/lib/cookies'
import { HINT_COOKIE } from '@/lib/gateway/contracts/accounts/session-cookies'
import { leavePage } from '@/lib/gateway/server/page-signal'
import { hrefs } from '@/lib/routing/hrefs'
import { onStamp } from '@/lib/tabs/stamps'
import { forgetCheckout } from '@/stores/checkout/forget-on-logout'
import { useStores } from '@/stores/provider'
import { followShop } from '@/stores/user/shop-channel'
import { useUser } from '@/stores/user/use-user'
import type { UserStatus } from '@/stores/user/user-state'

/** Finds out who the visitor is and updates the page: its look, its guard, its links, the other tabs. */
export function VisitorListener() {
  const { userActions, userEvents, user, signIn } = useStores()
  const status = useUser((state) => state.status)
  const pathname = usePathname()
  const router = useRouter()

  useEffect(() => {
    // A page of the account comes with its visitor.
    if (user.getState().status === 'unknown') userActions.refetch().catch(() => undefined)
    return onStamp((name) => {
      if (name === 'logout') forgetCheckout()
      location.reload()
    })
  }, [user, userActions])

  useEffect(() => followShop(user), [user])

  // Another user has signed in after the session ended: the page drops all data of the former one.
  useEffect(
    () =>
      userEvents.on('user-written', ({ user: now, previous }) => {
        const isOther = previous.isAuthorized && now.isAuthorized && previous.externalId !== now.externalId
        if (isOther) location.reload()
      }),
    [userEvents],
  )

  // Where the gateway could not be reached, the visitor stays unknown until the connection is back.
  useEffect(() => {
    const onOnline = () => {
      if (user.getState().status === 'unknown') userActions.refetch().catch(() => undefined)
    }
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [user, userActions])

  // A page that comes back from the browser's own cache missed what the other tabs said meanwhile.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const { isAuthorized } = user.getState()
      if (persisted && isAuthorized !== (readCookie(HINT_COOKIE) !== undefined)) location.reload()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [user])

  useEffect(() => showStatus(status), [status])

  useEffect(() => leavePage, [pathname])

  useEffect(() => {
    if (status === 'unknown' || !isForSome(pathname)) return
    const check = async () => {
      const { landingOf } = await import('@/lib/routing/guards')
      const landing = landingOf(location, user.getState())
      if (landing) router.replace(landing)
    }
    check().catch(() => undefined)
  }, [pathname, status, router, user])

  // The account's links lead a guest back home, so the sign-in opens on the page where he is.
  useEffect(() => {
    return delegateClicks('guest-account', 'a[href]', (pressed) => {
      const link = pressed as HTMLAnchorElement
      const isSignIn = link.pathname === hrefs.signIn
      if (link.origin !== location.origin || !(isSignIn || isAccount(link.pathname))) return false
      if (user.getState().status !== 'guest') return false
      const target = isSignIn ? hrefs.account : link.pathname + link.search + link.hash
      signIn.getState().open({ target })
      return true
    })
  }, [user, signIn])

  return null
}

/** The header is drawn for both at once; this decides which half is seen, as the head's script did before the first paint. */
function showStatus(status: UserStatus): void {
  if (status === 'unknown') return
  document.documentElement.toggleAttribute('data-user', status === 'user')
}

function isAccount(pathname: string): boolean {
  return pathname === hrefs.account || pathname.startsWith(`${hrefs.account}/`)
}

/** Cheap to ask on every page; the guards themselves are loaded where one stands. */
function isForSome(pathname: string): boolean {
  return isAccount(pathname) || pathname.startsWith(hrefs.elements) || pathname === hrefs.signIn
}
