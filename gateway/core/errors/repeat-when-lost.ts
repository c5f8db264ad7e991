import { setTimeout as sleep } from 'node:timers/promises'
import { isConnectionLost } from '@/gateway/core/errors/is-connection-lost'

/** Later failures are not retried: the caller waits for the answer. */
const TIMEOUT_MS = 5_000
const PAUSE_MS = 50

/** Retries work whose connection to the database was lost. Only for what may be done twice. */
export async function repeatWhenLost<T>(
  work: () => Promise<T> | T,
  now = () => performance.now(),
): Promise<T> {
  const startedAt = now()
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionLost(error) || now() - startedAt > TIMEOUT_MS) throw error
      await sleep(PAUSE_MS)
    }
  }
}
