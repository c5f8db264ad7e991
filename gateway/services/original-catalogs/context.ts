import type { ServiceDeps } from '@/gateway/services/deps'
import type { SearchState } from '@/gateway/services/original-catalogs/state'

/** What each call on the tables works with. */
export type CatalogContext = Pick<ServiceDeps, 'db' | 'reference' | 'now'> & {
  readState: (ssd: string) => Promise<SearchState>
  writeState: (state: SearchState) => Promise<string>
}
