import 'server-only'
import { keepCached, keepMissing } from '@/lib/gateway/cache'
import { searchListing } from '@/lib/gateway/contracts/catalog'
import { orMissing } from '@/lib/gateway/load'
import type { RequestOf } from '@/lib/gateway/operation'
import { serverGateway } from '@/lib/gateway/server-client'
import { sanitizeHtml } from '@/lib/html/sanitize'
import { type Listing, toListing } from '../model/listing'

export type ListingRequest = RequestOf<typeof searchListing>['body']

/** A listing whose text is safe to show, with the time at which its prices were read. */
export type LoadedListing = Listing & { readAt: number }

export async function loadListing(request: ListingRequest): Promise<LoadedListing | undefined> {
  'use cache'
  const answer = await orMissing(serverGateway().call(searchListing, { body: request }))
  if (!answer) {
    keepMissing('listing')
    return undefined
  }
  keepCached('listing', request.section)
  const listing = toListing(answer)
  return { ...listing, content: sanitizeHtml(listing.content), readAt: Date.now() }
}
