'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { fitmentBatcher, type FitState, type Part } from '../model/fitment-batcher'

const nothing = () => undefined

/** Whether a part fits the car that is chosen, as far as that is known. */
export function useVerdict({ brand, article }: Part): FitState {
  const { subscribe, car, read, want } = fitmentBatcher
  const chosen = useSyncExternalStore(subscribe, car, nothing)
  const verdict = useSyncExternalStore(subscribe, () => read({ brand, article }), nothing)

  useEffect(() => {
    if (chosen) want({ brand, article })
  }, [chosen, brand, article, want])

  return verdict
}
