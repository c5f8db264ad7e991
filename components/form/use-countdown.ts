'use client'

import { useCallback, useEffect, useState } from 'react'

const TICK_MS = 1000

/** Whole seconds until a moment. Counted by the clock: a phone that slept in between has not stopped it. */
export function useCountdown(): { seconds: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(0)
  const seconds = Math.max(0, Math.ceil((end - now) / TICK_MS))
  const isRunning = seconds > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])

  const start = useCallback((length: number) => {
    setNow(Date.now())
    setEnd(Date.now() + length * TICK_MS)
  }, [])

  return { seconds, start }
}
