import { parseCatalogPath } from '@/lib/routing/catalog-address/catalog-path'
import { parseCatalogQuery } from '@/lib/routing/catalog-address/catalog-query'
import type { CatalogPath, CatalogQuery } from '@/lib/routing/catalog-address/types'
import { readListingSegments } from '@/lib/routing/internal-address'

export type ListingPath = Extract<CatalogPath, { kind: 'listing' }>

export type SectionAddress =
  | { kind: 'missing' }
  | { kind: 'product'; section: string; internalCode: string }
  | { kind: 'listing'; path: ListingPath; query: CatalogQuery }

const MISSING = { kind: 'missing' } as const

/** Reads what stands after /catalog as the page receives it: percent-encoded, the query as one more segment. */
export function readSectionAddress(section: string, rest: readonly string[] = []): SectionAddress {
  const read = readListingSegments(rest)
  const path = read && parseCatalogPath([section, ...read.segments])
  if (!path || path.kind === 'index') return MISSING
  return path.kind === 'product' ? path : { kind: 'listing', path, query: parseCatalogQuery(read.query) }
}
