'use client'

import { useEffect, useState } from 'react'
import { onSignOfLife } from '@/lib/sign-of-life'
import type { RowOffers } from '../model/row-offer'
import type { UnitRow } from '../model/unit'

type State = RowOffers | 'asking' | 'failed'

/** Who only looks sees the prices then. */
const PATIENCE_MS = 5000

/**
 * Offers of all rows of a unit, asked for in one call. The code that asks is as large as the rest of the page: a page that was just
 * loaded lets its drawing come first, until somebody touches it.
 */
export function useRowOffers(rows: readonly UnitRow[]): { offers: State; retry: () => void } {
  const [offers, setOffers] = useState<State>('asking')
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    let isWanted = true
    const settle = (next: State) => isWanted && setOffers(next)
    const ask = () => {
      import('../api/fetch-row-offers')
        .then(({ fetchRowOffers }) => fetchRowOffers(rows))
        .then(settle, () => settle('failed'))
    }
    const forget = whenSomebodyIsThere(ask)
    return () => {
      isWanted = false
      forget()
    }
  }, [rows, turn])

  return {
    offers,
    retry: () => {
      setOffers('asking')
      setTurn(turn + 1)
    },
  }
}

/** At once for who has come here from another page of the shop, or presses something again. */
function whenSomebodyIsThere(act: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) {
    act()
    return () => undefined
  }
  const stop = () => {
    clearTimeout(timer)
    forget()
  }
  const once = () => {
    stop()
    act()
  }
  const timer = setTimeout(once, PATIENCE_MS)
  const forget = onSignOfLife(once)
  return stop
}
