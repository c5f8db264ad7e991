import type { Purpose } from '../consent/cookie-consent'
import type { CartItem, MarketingCustomer, WishItem } from './marketing-data'
import type { ReachedGoal } from './order-goals'
import type { MarketingSettings } from './settings'

export const INTEGRATIONS = ['RetailRocket', 'Mindbox', 'YaRetailMedia', 'Calltouch', 'Openline'] as const
/** Named as in the off switches of addresses. */
export type IntegrationName = (typeof INTEGRATIONS)[number]

/** Events of the shop, for integrations with consent. Codes are `00-########`. */
export type MarketingEvent =
  | { kind: 'category'; id: string }
  | { kind: 'product'; code: string }
  | { kind: 'search'; query: string }
  | { kind: 'other-page' }
  | { kind: 'customer'; customer: MarketingCustomer | null }
  | { kind: 'added'; code: string }
  | { kind: 'cart'; items: readonly CartItem[] }
  | { kind: 'wish-list'; items: readonly WishItem[] }
  | ({ kind: 'order' } & ReachedGoal)

export type RecommendedKind = 'similar' | 'together' | 'personal'

export type RecommendationRequest = {
  kind: RecommendedKind
  /** Products beside which the block stands. */
  codes: readonly string[]
}

/** One service that has been started. */
export type Connection = {
  /** Receives an event; never throws, and never delays the caller. */
  notify?: (event: MarketingEvent) => void
  /** Codes of products, best first; undefined when the service does not serve this block. Rejects when it cannot say. */
  recommend?: (request: RecommendationRequest) => Promise<readonly string[]> | undefined
  /** Places of the page that the service fills, by their names in the page. */
  fill?: (places: readonly HTMLElement[]) => void
  /** Nothing is sent any more. */
  stop?: () => void
}

export type ConnectionPage = {
  /** The service's script has come and run. */
  onReady: () => void
}

export type Integration<Name extends IntegrationName = IntegrationName> = {
  purpose: Purpose
  /** How long after the app's start it may start, once per page load. */
  delayMs: number
  /** Loads its code. */
  load: () => Promise<(settings: NonNullable<MarketingSettings[Name]>, page: ConnectionPage) => Connection>
}
