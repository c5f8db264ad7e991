import { useEffect, useState } from 'react'
import { whenSomebodyIsThere } from './sign-of-life'

/** Turns true when somebody is there to use the page, see sign-of-life.ts. */
export function useSomebodyIsThere(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => whenSomebodyIsThere(() => setThere(true)), [])
  return isThere
}
