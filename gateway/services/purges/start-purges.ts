import { createPurgeHub } from '@/gateway/core/caching/create-purge-hub'
import type { Logger } from '@/gateway/core/logger'
import type { Redis } from '@/gateway/core/open-redis'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { createRedisPublisher } from '@/gateway/services/purges/create-redis-publisher'
import { subscribeToPurges } from '@/gateway/services/purges/subscribe-to-purges'
import { isHearing } from '@/gateway/services/purges/is-hearing'

/** Starts to listen to changes. `relay` passes them on to Redis, where there is one. */
export async function startPurges(database: OpenedDatabase, redis: Redis | undefined, logger: Logger) {
  const hub = createPurgeHub()
  const stopHearing = await subscribeToPurges(database, hub)
  if (!(await isHearing(database)))
    logger.warn('this gateway hears of no changes: DATABASE_LISTEN_URL has to lead past the pooler')
  return {
    hub,
    /** Called after this gateway has cleared its caches: a listener may request the new state at once. */
    relay: () => {
      if (redis) hub.subscribe(createRedisPublisher(redis, logger))
    },
    stop: stopHearing,
  }
}
