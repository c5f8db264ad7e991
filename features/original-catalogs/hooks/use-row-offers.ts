'use client'

import { useEffect, useState } from 'react'
import type { RowOffers } from '../model/row-offer'
import type { UnitRow } from '../model/unit'

type State = RowOffers | 'asking' | 'failed'

/** Offers of all rows of a unit, asked for in one call once the page is there. */
export function useRowOffers(rows: readonly UnitRow[]): { offers: State; retry: () => void } {
  const [offers, setOffers] = useState<State>('asking')
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    let isWanted = true
    const settle = (next: State) => isWanted && setOffers(next)
    import('../api/fetch-row-offers')
      .then(({ fetchRowOffers }) => fetchRowOffers(rows))
      .then(settle, () => settle('failed'))
    return () => {
      isWanted = false
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
