import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { searchListing } from '@/lib/gateway/contracts/catalog/catalog'
import { orMissing } from '@/lib/data-cache/load'
import type { RequestOf, ResponseOf } from '@/lib/gateway/operation'
import { serverGateway } from '@/lib/gateway/server-client'
import { sanitizeHtml } from '@/lib/html/sanitize'
import { type Listing, toListing } from '../model/listing'

export type ListingRequest = RequestOf<typeof searchListing>['body']

/** A listing whose text is safe to show, with the time at which its prices were read. */
export type LoadedListing = Listing & { readAt: number }

export const loadListing = cached({
  name: 'listing',
  as: 'of',
  keys: (_, request: ListingRequest) => [request.section],
  read: async (request: ListingRequest): Promise<LoadedListing | undefined> => {
    const response = await orMissing(serverGateway().call(searchListing, { body: request }))
    return response && toLoadedListing(response)
  },
})

export function toLoadedListing(response: ResponseOf<typeof searchListing>): LoadedListing {
  const listing = toListing(response)
  return { ...listing, content: sanitizeHtml(listing.content), readAt: Date.now() }
}
