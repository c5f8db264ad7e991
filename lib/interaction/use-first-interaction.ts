import { useEffect, useState } from 'react'
import { onFirstInteraction } from './on-first-interaction'

/** Turns true when the visitor uses the page, see on-first-interaction.ts. */
export function useFirstInteraction(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => onFirstInteraction(() => setThere(true)), [])
  return isThere
}
