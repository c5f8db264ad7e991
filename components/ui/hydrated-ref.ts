import type { RefCallback, RefObject } from 'react'
import { markHydrated } from '@/framework/next/mark-hydrated'

/** The ref of a button that acts by script and is also reached by `place`: a click from before hydration is replayed. */
export function hydratedRef(place: RefObject<HTMLButtonElement | null>): RefCallback<HTMLButtonElement> {
  return (element) => {
    place.current = element
    markHydrated(element)
  }
}
