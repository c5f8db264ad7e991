import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { findSectionByBrandTitle } from '@/lib/gateway/contracts/catalog/search'
import { orMissing } from '@/lib/data-cache/load'
import type { ResponseOf } from '@/lib/gateway/operation'
import { serverGateway } from '@/lib/gateway/server-client'

export type BrandSections = ResponseOf<typeof findSectionByBrandTitle>['items'][number]

/** Brands whose title begins like the query, each with the sections that hold its goods. */
export const loadBrandSections = cached({
  name: 'search',
  as: 'brand-sections',
  read: async (query: string): Promise<BrandSections[]> => {
    const response = await orMissing(serverGateway().call(findSectionByBrandTitle, { query: { q: query } }))
    return response?.items ?? []
  },
})
