import { useCallback, useEffect, useRef } from 'react'

/** A pointer that only crosses on its way elsewhere opens nothing, and one that slips off for a moment closes nothing. */
const OPEN_MS = 120
const CLOSE_MS = 300

type PointerDelay = {
  open: (act: () => void) => void
  close: (act: () => void) => void
  /** What was about to happen does not. */
  cancel: () => void
}

/** Delays the action of a pointer that may only pass; the latest call counts. */
export function usePointerDelay(): PointerDelay {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => cancel, [cancel])
  const after = (ms: number, act: () => void) => {
    cancel()
    timer.current = setTimeout(act, ms)
  }
  return { open: (act) => after(OPEN_MS, act), close: (act) => after(CLOSE_MS, act), cancel }
}
