import { LISTING_LIMIT } from '@/lib/gateway/contracts/limits'
import type { ListingState } from '@/lib/routing/catalog-address/types'
import { writeListing } from '@/lib/routing/catalog-address/write-listing'

type Listing = { title: string; meta: { heading: string | null } }

/**
 * The SEO service words the path of a listing: its heading stands where nothing else narrows the list, above any other list the
 * listing's own.
 */
export function listingHeading(
  state: ListingState,
  { title, meta }: Listing,
  { heading }: { heading: string | null },
): string {
  const { query } = writeListing({ ...state, sort: '', page: 1, limit: LISTING_LIMIT })
  return (query === '' ? heading : null) ?? meta.heading ?? title
}
