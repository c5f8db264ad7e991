import { useEffect } from 'react'
import { QUIET_AFTER_CLICK_MS } from '@/lib/interaction/quiet-after-click'
import { mayPrefetch } from './may-prefetch'
import { inAppTarget, prefetchModeOf } from './link-target'

/** Spec: a link that became visible is fetched when the browser is idle, after this long at the latest. */
const IDLE_TIMEOUT_MS = 2000

type Prefetch = (href: string) => void

/** Watches every link of the document, those that appear later too, and fetches its page ahead. */
export function usePrefetch(prefetch: Prefetch): void {
  useEffect(() => {
    const seen = new WeakSet<Element>()
    let quietFrom = 0
    const onPress = () => {
      quietFrom = performance.now() + QUIET_AFTER_CLICK_MS
    }
    const visibility = new IntersectionObserver((entries) => {
      const visible = entries
        .filter((entry) => entry.isIntersecting)
        .map((entry) => entry.target as HTMLAnchorElement)
      for (const anchor of visible) visibility.unobserve(anchor)
      if (visible.length === 0) return
      whenIdle(() => {
        for (const anchor of likeliestLast(visible)) fetchAhead(anchor, prefetch)
      }, quietFrom - performance.now())
    })
    const watchNew = () => {
      for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
        if (seen.has(anchor)) continue
        seen.add(anchor)
        if (prefetchModeOf(anchor) === 'visible' && inAppTarget(anchor, location.origin))
          visibility.observe(anchor)
      }
    }
    let scheduled = false
    const changes = new MutationObserver(() => {
      if (scheduled) return
      scheduled = true
      whenIdle(() => {
        scheduled = false
        watchNew()
      })
    })
    const onPointer = (event: Event) => {
      const anchor =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (anchor && prefetchModeOf(anchor) === 'hover') fetchAhead(anchor, prefetch)
    }
    whenIdle(watchNew)
    changes.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('pointerover', onPointer, { passive: true })
    document.addEventListener('focusin', onPointer)
    document.addEventListener('click', onPress, { capture: true, passive: true })
    return () => {
      visibility.disconnect()
      changes.disconnect()
      document.removeEventListener('pointerover', onPointer)
      document.removeEventListener('focusin', onPointer)
      document.removeEventListener('click', onPress, { capture: true })
    }
  }, [prefetch])
}

/** Of one batch the last request is fetched first: the links of the content before those that stand on every page. */
function likeliestLast(anchors: readonly HTMLAnchorElement[]): HTMLAnchorElement[] {
  return [...anchors.filter(isOfFrame), ...anchors.filter((anchor) => !isOfFrame(anchor)).toReversed()]
}

function isOfFrame(anchor: HTMLAnchorElement): boolean {
  return anchor.closest('nav, header, footer') !== null
}

function fetchAhead(anchor: HTMLAnchorElement, prefetch: Prefetch): void {
  const target = inAppTarget(anchor, location.origin)
  if (!target || target.pathname + target.search === location.pathname + location.search) return
  if (mayPrefetch(navigator)) prefetch(target.pathname + target.search)
}

/** After `quietMs` of the time that there is. */
function whenIdle(run: () => void, quietMs = 0): void {
  const timeout = IDLE_TIMEOUT_MS - Math.max(0, quietMs)
  setTimeout(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout })
    else run()
  }, quietMs)
}
