import type { Logger } from '@/gateway/core/logger'
import type { PurgePublisher } from '@/gateway/services/purges/purge-publisher'
import { PURGE_CHANNEL, type PurgeMessage } from '@/lib/gateway/contracts/purges'

const MAX_PAUSE_MS = 2_000
const PAUSE_STEP_MS = 100
const PING_MS = 10_000

/**
 * Publishes to Redis. Every gateway publishes what it hears, so a purge is repeated once the slowest gateway knows of it.
 * The client is loaded only where there is a Redis.
 */
export async function createRedisPublisher(url: string, logger: Logger): Promise<PurgePublisher> {
  const { createClient } = await import('@redis/client')
  const client = createClient({
    url,
    pingInterval: PING_MS,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: (retries) => Math.min(MAX_PAUSE_MS, retries * PAUSE_STEP_MS) },
  })
  const publish = (message: PurgeMessage) => {
    client.publish(PURGE_CHANNEL, JSON.stringify(message)).catch((error: unknown) => {
      logger.warn({ err: error }, 'a purge was not published')
    })
  }
  client.on('error', (error: unknown) => logger.warn({ err: error }, 'Redis is not to be reached'))
  // Storefronts that kept their connection do not know that this one was lost.
  client.on('ready', () => publish({ missed: true }))
  const connected = client.connect().catch(() => undefined)
  return {
    publish,
    close: async () => {
      if (client.isReady) await client.close()
      else client.destroy()
      await connected
    },
  }
}
