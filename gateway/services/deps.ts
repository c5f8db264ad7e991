import type { Database } from '@/gateway/core/database'
import type { SectionIndexStore } from '@/gateway/db/facets/section-index-store'
import type { Messenger } from '@/gateway/core/messenger'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import type { Lru } from '@/gateway/core/create-lru'

/** What services work with. */
export type ServiceDeps = {
  db: Database
  siteName: string
  reference: () => Promise<CatalogReference> | CatalogReference
  sectionIndexes: SectionIndexStore
  /** Answers that many shoppers ask for again within a minute. */
  answers: Lru<string, unknown>
  /** What follows from one version of a section's index, under a key that names the version. */
  versioned: Lru<string, unknown>
  messenger: Messenger
  /** Multiplies what one network address may do: many people may stand behind it. */
  addressLimitFactor: number
  now: () => Date
}
