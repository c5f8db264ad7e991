import { useEffect, useEffectEvent } from 'react'
import { onPageRestored } from './on-page-restored'

/** `onPageRestored` while the component is drawn, as on the way back from a bank: what was busy then is not any more. */
export function usePageRestored(act: () => void): void {
  const actNow = useEffectEvent(act)
  useEffect(() => onPageRestored(() => actNow()), [])
}
