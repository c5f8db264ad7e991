import type { ServiceDeps } from '@/gateway/services/deps'
import type { SearchState } from '@/gateway/services/original-catalogs/state'

/** Dependencies of each call on the tables. */
export type CatalogContext = Pick<ServiceDeps, 'db' | 'reference' | 'now'> & {
  readState: (ssd: string) => Promise<SearchState>
  writeState: (state: SearchState) => Promise<string>
}
