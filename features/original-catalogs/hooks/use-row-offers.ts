'use client'

import { useEffect, useState } from 'react'
import { onFirstInteraction } from '@/lib/interaction/on-first-interaction'
import type { RowOffers } from '../model/row-offer'
import type { UnitRow } from '../model/unit'

type State = RowOffers | 'asking' | 'failed'

/**
 * Offers of all rows of a unit, requested in one call. The code that reads them is as large as the rest of the page: a page that was just
 * loaded lets its drawing come first, until the visitor touches it.
 */
export function useRowOffers(rows: readonly UnitRow[]): { offers: State; retry: () => void } {
  const [offers, setOffers] = useState<State>('asking')
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    let isRequested = true
    const settle = (next: State) => isRequested && setOffers(next)
    const call = () => {
      import('../api/fetch-row-offers')
        .then(({ fetchRowOffers }) => fetchRowOffers(rows))
        .then(settle, () => settle('failed'))
    }
    const forget = onFirstInteraction(call)
    return () => {
      isRequested = false
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
