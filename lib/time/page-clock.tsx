'use client'

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useHydrated } from '../interaction/use-hydrated'
import { learnServerTime, serverNow } from './server-clock'

const RenderedAt = createContext<number | undefined>(undefined)

/** The time at which the server drew its children. */
export function PageClock({ at, children }: { at: number; children: ReactNode }) {
  const isHydrated = useHydrated()
  // Before the children ask. A page that was sent is as old as the visit to it, one that the router has fetched is new.
  useState(() => {
    if (typeof window !== 'undefined') learnServerTime(at, isHydrated ? 0 : performance.now())
  })
  return <RenderedAt value={at}>{children}</RenderedAt>
}

/**
 * The moment that a screen is drawn for, by the server's clock: the same until the user comes back to the tab, perhaps the next day. While
 * the screen comes to life it is the moment at which it was sent: words that depend on it, «активно сейчас» or a day, are drawn as they
 * were, and anew right after.
 */
export function useNow(): Date {
  const sentAt = useContext(RenderedAt)
  const isHydrated = useHydrated()
  const [drawnAt, setDrawnAt] = useState(() => serverNow().getTime())

  useEffect(() => {
    const onVisibility = () => {
      if (!document.hidden) setDrawnAt(serverNow().getTime())
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [])

  const at = isHydrated ? drawnAt : (sentAt ?? drawnAt)
  return useMemo(() => new Date(at), [at])
}
