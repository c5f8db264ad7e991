'use client'

import { type DehydratedState, hydrate, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'

type Props = { state: DehydratedState | undefined; children: ReactNode }

/**
 * Answers that have been shown. The client's router keeps them with the page and shows both again on the way back: after a change, or
 * to another user who has signed in since.
 */
const shown = new WeakSet<DehydratedState>()

/** Draws its children with the answers that came with the page, the first time only. */
export function HydrateQueries({ state, children }: Props) {
  const client = useQueryClient()
  // Before its children ask; a page that is begun anew before it is shown does it once more.
  if (state && !shown.has(state)) hydrate(client, inOwnTime(state))

  useEffect(() => {
    if (state) shown.add(state)
  }, [state])

  return children
}

/** By the browser's own clock, like its own requests: by a clock ahead of it they would be newer than a later change. */
function inOwnTime(state: DehydratedState): DehydratedState {
  if (typeof window === 'undefined') return state
  const dataUpdatedAt = Date.now() - performance.now()
  return {
    ...state,
    queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  }
}
