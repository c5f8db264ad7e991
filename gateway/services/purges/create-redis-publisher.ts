import type { Logger } from '@/gateway/core/logger'
import type { Redis } from '@/gateway/core/open-redis'
import { PURGE_CHANNEL, type PurgeMessage } from '@/lib/gateway/contracts/purges'

/** Publishes to Redis. Every gateway publishes what it receives, so a purge is repeated once the slowest gateway knows of it. */
export function createRedisPublisher({ client }: Redis, logger: Logger): PurgePublisher {
  const publish = (message: PurgeMessage) => {
    client.publish(PURGE_CHANNEL, JSON.stringify(message)).catch((error: unknown) => {
      logger.warn({ err: error }, 'a purge was not published')
    })
  }
  // Storefronts with an intact connection do not know that this one was lost.
  client.on('ready', () => publish({ missed: true }))
  return publish
}

/** Carries purges to storefronts that do not read a gateway's stream. Never throws: entries it misses expire by lifetime. */
type PurgePublisher = (message: PurgeMessage) => void
