import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether this part of the page is hydrated: not on the server, nor in the render that takes the server's markup over. A form that works
 * by script alone keeps its button disabled until then: otherwise a browser would send what was typed by the page's address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
