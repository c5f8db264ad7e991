import { QueryClient } from '@tanstack/react-query'

const FRESH_MS = 30_000

/** The gateway's client retries by itself, and only what may be retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: false },
      mutations: { retry: false },
    },
  })
}
