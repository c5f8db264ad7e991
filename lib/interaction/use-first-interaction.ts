import { useEffect, useState } from 'react'
import { onFirstInteraction } from './on-first-interaction'

/** Turns true when somebody is there to use the page, see sign-of-life.ts. */
export function useFirstInteraction(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => onFirstInteraction(() => setThere(true)), [])
  return isThere
}
