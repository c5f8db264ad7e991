import { notifyManager, QueryClient } from '@tanstack/react-query'

const FRESH_MS = 30_000

// Before the next event: a second press finds that the first one is pending.
notifyManager.setScheduler(queueMicrotask)

/** The gateway's client retries by itself, and only what may be retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: false },
      // Without a network a write fails at once; else it would wait for one and be sent then.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
