'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useCallback, useEffect, useLayoutEffect, useRef, useTransition } from 'react'
import { inAppTarget } from './link-target'
import { fadeInPage, fadeOutPage, keepPage } from './page-fade'
import { markLoadedScripts } from '../../framework/next/mark-loaded-scripts'
import { delegateClicks } from '../../framework/next/delegate-clicks'
import { markPress } from './below-fold'
import { exposePushLinks } from './push-links'
import { usePrefetch } from './use-prefetch'

/** As with `<Link prefetch={true}>`: with data, code and styles, so that a press needs nothing more. */
const WHOLE_PAGE = { kind: 'full' } as Parameters<ReturnType<typeof useRouter>['prefetch']>[1]

/**
 * Makes every plain link of the document an in-app one, so that pages send no script and no payload per link, links in
 * gateway texts work the same way, and all of them work before and without scripts.
 */
export function LinkDelegate() {
  const router = useRouter()
  const pathname = usePathname()
  const shownPath = useRef(pathname)
  const [isLeaving, startLeaving] = useTransition()

  usePrefetch(useCallback((href) => router.prefetch(href, WHOLE_PAGE), [router]))

  useEffect(() => exposePushLinks((href) => router.push(href)), [router])

  useEffect(() => {
    return delegateClicks('link', 'a[href]', (pressed) => {
      const anchor = pressed as HTMLAnchorElement
      const target = inAppTarget(anchor, location.origin)
      if (!target) return false
      if ('reload' in anchor.dataset) {
        location.reload()
        return true
      }
      const samePage = target.pathname + target.search === location.pathname + location.search
      if (samePage && target.hash) return false
      if (target.pathname !== location.pathname) fadeOutPage()
      const scroll = !('keepScroll' in anchor.dataset)
      // A part that the address names has to be there when the page comes.
      markPress(!target.hash)
      markLoadedScripts()
      // Taken away with the focus in it, the page of before would be styled once more.
      if (!anchor.matches(':focus-visible')) anchor.blur()
      startLeaving(() => router.push(target.pathname + target.search + target.hash, { scroll }))
      return true
    })
  }, [router])

  // The veil lies over the new page from its first frame.
  useLayoutEffect(() => {
    if (shownPath.current !== pathname) fadeInPage()
  }, [pathname])

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    if (!location.hash) focusHeading()
  }, [pathname])

  useEffect(() => {
    if (!isLeaving) {
      keepPage()
      markPress(false)
    }
  }, [isLeaving, pathname])

  return null
}

function focusHeading(): void {
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')]
  const heading = headings.find(({ offsetParent }) => offsetParent)
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
