import { useCallback, useEffect, useState } from 'react'
import type { SlotDay } from '@/components/booking/slot-picker'
import { fetchSlots } from '../api/request-calls'

type Slots = { days: readonly SlotDay[] | undefined; isFailed: boolean; reload: () => void }

/** Hours of a shop for these services; requested anew whenever either changes. */
export function useSlots(shop: string, services: readonly string[]): Slots {
  const [days, setDays] = useState<readonly SlotDay[]>()
  const [isFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const requested = services.join(',')

  useEffect(() => {
    setDays(undefined)
    setFailed(false)
    if (shop === '' || requested === '') return
    const abort = new AbortController()
    fetchSlots(shop, requested.split(','), abort.signal).then(setDays, () => {
      if (!abort.signal.aborted) setFailed(true)
    })
    return () => abort.abort()
  }, [shop, requested, round])

  const reload = useCallback(() => setRound((count) => count + 1), [])
  return { days, isFailed, reload }
}
