import type * as z from 'zod'
import type { OriginalCatalogSource } from '@/gateway/core/ports/original-catalog-source'
import type { ServiceDeps } from '@/gateway/services/deps'
import { readListing, type ListingRequest } from '@/gateway/services/listing/read-listing'
import { orUndefined } from '@/gateway/services/pages/or-undefined'
import { readMetaData } from '@/gateway/services/seo/read-meta-data'
import type { readListingPage as contract } from '@/lib/gateway/contracts/catalog/pages'

type Deps = ServiceDeps & { originals: OriginalCatalogSource }

/** A listing with the head of its page. A head that fails is left out: its own call reports why. */
export async function readListingPage(
  deps: Deps,
  request: ListingRequest,
  uri: string,
): Promise<z.input<(typeof contract)['response']>> {
  const [listing, meta] = await Promise.all([
    readListing(deps, request),
    orUndefined(readMetaData(deps, uri)),
  ])
  return { listing, meta }
}
