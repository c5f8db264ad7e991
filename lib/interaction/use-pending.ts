import { useState } from 'react'

type Run = (work: () => Promise<unknown>) => Promise<void>

/** Whether a write of the screen is under way, and how one is begun: a press while one runs begins none. */
export function usePending(): [isPending: boolean, run: Run] {
  const [isPending, setPending] = useState(false)
  const run: Run = async (work) => {
    if (isPending) return
    setPending(true)
    try {
      await work()
    } finally {
      setPending(false)
    }
  }
  return [isPending, run]
}
