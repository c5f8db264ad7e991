import type { Lexicon } from '@/gateway/services/words/lexicon'
import type { MissedSearches } from '@/gateway/services/missed-searches/create-missed-searches'
import type { Lru } from '@/gateway/core/caching/create-lru'
import type { CoreDeps } from '@/gateway/core/deps'
import type { SectionIndexStore } from '@/gateway/db/facets/section-index-store'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import type { SectionGoods } from '@/gateway/services/parts/section-goods'
import type { Hits } from '@/gateway/services/hits/hits'
import type { VehicleCatalog } from '@/gateway/services/vehicles/load-vehicle-catalog'

/** Dependencies of the shop's services: the core's, and caches of the catalogue. */
export type ServiceDeps = CoreDeps & {
  /** Whether there is a payment provider; online payment is not offered without. */
  isPaidOnline: boolean
  /** What the payment provider's page takes, in words. */
  onlineTitle?: string | undefined
  /** Whether emails reach people; nothing is promised by email without. */
  sendsMail: boolean
  reference: () => Promise<CatalogReference> | CatalogReference
  sectionIndexes: SectionIndexStore
  /** The words of the products and of the trade. */
  lexicon: () => Promise<Lexicon> | Lexicon
  /** Makes, models and cars. */
  vehicles: () => Promise<VehicleCatalog> | VehicleCatalog
  /** Ids of the products that fit a car, under a key that names the catalogue's version. */
  fitting: Lru<string, Int32Array>
  /** Results of queries, for as long as the words of the products may be old: one page of results needs them twice. */
  hits: Lru<string, Hits>
  /** Answers that many shoppers request again within a minute. */
  answers: Lru<string, unknown>
  /** Searches that found nothing; written a minute later, so that no answer waits for it. */
  missedSearches: MissedSearches
  /** Products of a section that others of it are compared with, for a minute. */
  sectionGoods: Lru<number, SectionGoods>
  /** Marks of a section's products, until a review is published or taken away. */
  sectionMarks: Lru<string, unknown>
  /** Values computed from one version of a section's index, under a key that names the version. */
  versioned: Lru<string, unknown>
}
