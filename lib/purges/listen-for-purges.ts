import { env } from '@/lib/env'
import { followPurges } from './follow-purges'
import { purge } from './purge'

/** What changes in the shop takes the answers that are kept of it out of the memory, and tells the caches in front. */
export function listenForPurges(): void {
  const { GATEWAY_URL, REDIS_URL } = env()
  followPurges({
    gatewayUrl: GATEWAY_URL,
    redisUrl: REDIS_URL,
    onPurge: purge,
    onGap: () => purge(undefined),
  })
}
