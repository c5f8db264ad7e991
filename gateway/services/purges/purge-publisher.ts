import type { PurgeMessage } from '@/lib/gateway/contracts/purges'

/** Carries purges out of the gateways to storefronts that do not ask a gateway for them. */
export type PurgePublisher = {
  /** Never throws: what cannot be told now is told by the storefronts' own lifetimes. */
  publish: (message: PurgeMessage) => void
  close: () => Promise<void>
}
