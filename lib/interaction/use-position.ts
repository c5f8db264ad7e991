import { useEffect, useState } from 'react'
import type { Position } from './ask-position'

/** Where the browser is: from the first draw on where the person has allowed it before, else once it was asked. */
export function usePosition(): [Position | undefined, (position: Position) => void] {
  const [position, setPosition] = useState<Position>()
  useEffect(() => {
    void import('./ask-position')
      .then(({ knownPosition }) => knownPosition())
      .then(
        (known) => known && setPosition((current) => current ?? known),
        () => undefined,
      )
  }, [])
  return [position, setPosition]
}
