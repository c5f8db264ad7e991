import type { PurgeMessage } from '@/lib/gateway/contracts/purges'

/** Carries purges to storefronts that do not ask a gateway for them. Never throws: lifetimes tell what this cannot. */
export type PurgePublisher = (message: PurgeMessage) => void
