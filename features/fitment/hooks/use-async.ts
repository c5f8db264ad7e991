'use client'

import { useEffect, useState } from 'react'

/** Answers of this page by their key: going back a step sends no request. */
const known = new Map<string, unknown>()

type Requested<Value> = { key: string; value?: Value; isFailed?: boolean }

/**
 * What `call` answers under a key; without a key nothing is requested. While the next answer is on its way there is none, so
 * that no step shows the choices of another.
 */
export function useAsync<Value>(key: string | undefined, call: () => Promise<Value>) {
  const [requested, setRequested] = useState<Requested<Value>>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (key === undefined || known.has(key)) return
    let isRequested = true
    call().then(
      (value) => {
        known.set(key, value)
        if (isRequested) setRequested({ key, value })
      },
      () => {
        if (isRequested) setRequested({ key, isFailed: true })
      },
    )
    return () => {
      isRequested = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for all that the request depends on
  }, [key, attempt])

  const own = requested?.key === key ? requested : undefined
  // The guarantee: a key stands for one kind of answer.
  const value = (key === undefined ? undefined : (own?.value ?? known.get(key))) as Value | undefined
  const isFailed = own?.isFailed ?? false
  return {
    value,
    isLoading: key !== undefined && value === undefined && !isFailed,
    isFailed,
    retry: () => {
      setRequested(undefined)
      setAttempt(attempt + 1)
    },
  }
}
