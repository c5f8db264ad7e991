import { env } from '@/lib/env'
import { followPurges } from './follow-purges'
import { purge } from './purge'

/** A change in the shop removes its cached answers from memory, and is passed on to the caches in front. */
export function listenForPurges(): void {
  const { GATEWAY_URL, REDIS_URL } = env()
  followPurges({
    gatewayUrl: GATEWAY_URL,
    redisUrl: REDIS_URL,
    onPurge: purge,
    onGap: () => purge(undefined),
  })
}
