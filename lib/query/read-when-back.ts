import type { Query, QueryClient } from '@tanstack/react-query'
import { isGatewayError } from '@/lib/gateway/errors'
import { tryAgain } from './try-again'

/**
 * Reads again what is shown and could not be had, until the service is back. The failure stays on the screen meanwhile: what a visitor
 * reads does not blink. Returns the way to stop.
 */
export function readWhenBack(client: QueryClient): () => void {
  const cache = client.getQueryCache()
  let stopTrying: (() => void) | undefined

  const lost = () =>
    cache.getAll().filter((query) => query.isActive() && query.state.fetchStatus === 'idle' && isLost(query))
  const readLost = async () => {
    const [first, ...others] = lost()
    if (!first) return
    await readQuietly(client, first)
    await Promise.all(others.map((query) => readQuietly(client, query)))
  }
  const look = () => {
    const isAway = lost().length > 0
    if (isAway) {
      stopTrying ??= tryAgain(async () => {
        await readLost()
        stopTrying = undefined
      })
    } else if (stopTrying && cache.getAll().every((query) => query.state.fetchStatus === 'idle')) {
      stopTrying()
      stopTrying = undefined
    }
  }
  const unsubscribe = cache.subscribe(look)
  return () => {
    unsubscribe()
    stopTrying?.()
  }
}

/** A refusal stays one, however often the call is repeated. */
function isLost({ state }: Query): boolean {
  return state.status === 'error' && isGatewayError(state.error) && state.error.retryable
}

/** Without the query's own fetch, which would put a skeleton in place of the failure each time. */
async function readQuietly(client: QueryClient, query: Query): Promise<void> {
  const { queryFn, behavior } = query.options
  if (typeof queryFn !== 'function' || behavior !== undefined) return void (await query.fetch())
  const { queryKey, meta } = query
  const data: unknown = await queryFn({ client, queryKey, meta, signal: new AbortController().signal })
  if (isLost(query)) query.setData(data)
}
