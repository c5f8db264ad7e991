import type { PurgeMessage } from '@/lib/gateway/contracts/purges'

/** Carries purges to storefronts that do not read a gateway's stream. Never throws: entries it misses expire by lifetime. */
export type PurgePublisher = (message: PurgeMessage) => void
