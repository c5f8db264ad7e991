'use client'

import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react'

const RenderedAt = createContext<number | undefined>(undefined)

/** The time at which the server drew its children. */
export function PageClock({ at, children }: { at: number; children: ReactNode }) {
  return <RenderedAt value={at}>{children}</RenderedAt>
}

const never = () => () => {}

/**
 * The moment that a screen is drawn for, the same for as long as it stands. While it comes to life it is the server's: words that depend
 * on the time, «активно сейчас» or a day, are drawn as they were sent, and anew right after.
 */
export function useNow(): Date {
  const sentAt = useContext(RenderedAt)
  const [drawnAt] = useState(() => Date.now())
  const at = useSyncExternalStore(
    never,
    () => drawnAt,
    () => sentAt ?? drawnAt,
  )
  return useMemo(() => new Date(at), [at])
}
