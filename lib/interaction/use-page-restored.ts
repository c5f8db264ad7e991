import { useEffect, useRef } from 'react'

/** Acts when the browser shows the page again as it was left, as the way back from a bank does: what was busy then is not any more. */
export function usePageRestored(act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
