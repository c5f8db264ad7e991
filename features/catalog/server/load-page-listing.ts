import 'server-only'
import { cached, dataCache } from '@/lib/data-cache/cached'
import { isUnknown, orMissing } from '@/lib/data-cache/load'
import { readListingPage } from '@/lib/gateway/contracts/catalog/pages'
import { serverGateway } from '@/lib/gateway/server-client'
import { readMeta } from '@/lib/seo/load-meta'
import { hasPageCall } from '@/lib/site/has-page-call'
import { loadListing, type ListingRequest, type LoadedListing, toLoadedListing } from './load-listing'

/** A listing by one call with the head of its page, where the gateway has it. The loader of the head finds it cached. */
export async function loadPageListing(
  request: ListingRequest,
  uri: string,
): Promise<LoadedListing | undefined> {
  // The single calls say what is wrong, and answers that they have stored stand in.
  if (await hasPageCall(readListingPage)) await fillPage(request, uri).catch(() => undefined)
  return loadListing(request)
}

const fillPage = cached({
  name: 'listing',
  as: 'page',
  isFilling: true,
  keys: (_, { section }: ListingRequest) => [section],
  read: async (request: ListingRequest, uri: string) => {
    const startedAt = dataCache().now()
    const page = await orMissing(
      serverGateway().call(readListingPage, { body: { listing: request, uri } }),
      isUnknown,
    )
    loadListing.fill(startedAt, page && toLoadedListing(page.listing), request)
    if (page?.meta) readMeta.fill(startedAt, page.meta, uri)
    return page?.listing.id
  },
})
