import { listing } from '@/lib/gateway/contracts/catalog/listing-shapes'
import { parseCatalogQuery } from '@/lib/routing/catalog-address/catalog-query'
import { readListing } from '@/lib/routing/catalog-address/read-listing'
import type { ListingState } from '@/lib/routing/catalog-address/types'
import { type Listing, toListing } from './listing'
import type { ListingPath } from './read-section-address'

export function wireOption(id: string, count = 5, fields: object = {}) {
  return { id, title: id.toUpperCase(), rewriteCode: id, sequent: 0, count, isChecked: false, ...fields }
}

export function wireFilter(fields: { id: string; code?: string } & Record<string, unknown>) {
  const code = fields.code ?? `code${fields.id}`
  return {
    type: 'enum',
    code,
    title: `Фильтр ${fields.id}`,
    isRewrite: true,
    rewriteCode: code,
    options: [],
    ...fields,
  }
}

export function wirePrice(fields: object = {}) {
  return {
    ...wireFilter({ id: '9', code: 'price', title: 'Цена', unit: '₽' }),
    type: 'numeric',
    min: '100',
    max: '5000',
    currentMin: '100',
    currentMax: '5000',
    options: null,
    ...fields,
  }
}

export function wireListing(fields: object = {}) {
  return {
    id: 7,
    code: 'oil',
    title: 'Масло',
    entities: [],
    pagination: { page: 1, limit: 58, total: 12, pages: 1 },
    ...fields,
  }
}

/** A listing as the gateway's answer is parsed and mapped. */
export function listingOf(filters: readonly object[], fields: object = {}): Listing {
  return toListing(listing.parse(wireListing({ filters, ...fields })))
}

/** The state that an address of the section `oil` stands for. */
export function stateOf({ filters }: Listing, segments: readonly string[] = [], query = ''): ListingState {
  const path: ListingPath = { kind: 'listing', section: 'oil', set: null, segments: [...segments] }
  const state = readListing(path, parseCatalogQuery(new URLSearchParams(query)), filters)
  if (!state) throw new Error(`No such listing: ${segments.join('/')}?${query}`)
  return state
}
