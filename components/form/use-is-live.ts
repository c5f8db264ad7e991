import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether scripts have come to life here. A form that works by script alone keeps its button disabled until then: otherwise a browser
 * would send what was typed by the page's address.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
