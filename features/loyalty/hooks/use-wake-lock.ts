import { useEffect } from 'react'

/** Keeps the screen awake while it is shown, where the browser can: a lock ends whenever the page is hidden. */
export function useWakeLock(isRequested: boolean): void {
  useEffect(() => {
    if (!isRequested || !('wakeLock' in navigator)) return undefined
    let isOver = false
    let lock: WakeLockSentinel | undefined
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (isOver) await taken.release()
        else lock = taken
      } catch {
        // A phone that saves its battery refuses; the card can be shown without.
      }
    }
    const again = () => void take()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [isRequested])
}
