import { parseCatalogPath } from '@/lib/routing/catalog-address/catalog-path'
import { parseCatalogQuery } from '@/lib/routing/catalog-address/catalog-query'
import type { CatalogPath, CatalogQuery } from '@/lib/routing/catalog-address/types'
import type { QuerySource } from '@/lib/routing/query'

export type ListingPath = Extract<CatalogPath, { kind: 'listing' }>

export type SectionAddress =
  | { kind: 'missing' }
  | { kind: 'product'; section: string; internalCode: string }
  | { kind: 'listing'; path: ListingPath; query: CatalogQuery }

const MISSING = { kind: 'missing' } as const

/** Reads an address below /catalog as its page receives it: percent-encoded segments, and the query. */
export function readSectionAddress(
  section: string,
  rest: readonly string[] = [],
  query: QuerySource = {},
): SectionAddress {
  const path = parseCatalogPath([section, ...rest])
  if (!path || path.kind === 'index') return MISSING
  return path.kind === 'product' ? path : { kind: 'listing', path, query: parseCatalogQuery(query) }
}
