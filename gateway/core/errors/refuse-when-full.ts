import { gatewayError } from '@/gateway/core/errors/errors'
import { QueueFullError } from '@/lib/connections/concurrency-limiter'

/** Turns the refusal of a full queue into a 503 with a message; other failures stay as they are. */
export async function refuseWhenFull<T>(task: Promise<T>, message: string): Promise<T> {
  try {
    return await task
  } catch (error) {
    if (error instanceof QueueFullError) throw gatewayError('unavailable', message)
    throw error
  }
}
