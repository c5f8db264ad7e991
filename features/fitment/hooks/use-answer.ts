'use client'

import { useEffect, useState } from 'react'

/** Answers of this page by their key: going back a step sends no request. */
const known = new Map<string, unknown>()

type Asked<Value> = { key: string; value?: Value; isFailed?: boolean }

/**
 * What `ask` answers under a key; without a key nothing is requested. While the next answer is on its way there is none, so
 * that no step shows the choices of another.
 */
export function useAnswer<Value>(key: string | undefined, ask: () => Promise<Value>) {
  const [asked, setAsked] = useState<Asked<Value>>()
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    if (key === undefined || known.has(key)) return
    let isWanted = true
    ask().then(
      (value) => {
        known.set(key, value)
        if (isWanted) setAsked({ key, value })
      },
      () => {
        if (isWanted) setAsked({ key, isFailed: true })
      },
    )
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for all that the request depends on
  }, [key, turn])

  const own = asked?.key === key ? asked : undefined
  // The guarantee: a key stands for one kind of answer.
  const value = (key === undefined ? undefined : (own?.value ?? known.get(key))) as Value | undefined
  const isFailed = own?.isFailed ?? false
  return {
    value,
    isLoading: key !== undefined && value === undefined && !isFailed,
    isFailed,
    retry: () => {
      setAsked(undefined)
      setTurn(turn + 1)
    },
  }
}
