import 'server-only'
import { keepCached } from '@/lib/gateway/cache'
import { findSectionByBrandTitle } from '@/lib/gateway/contracts/search'
import { orMissing } from '@/lib/gateway/load'
import type { ResponseOf } from '@/lib/gateway/operation'
import { serverGateway } from '@/lib/gateway/server-client'

export type BrandSections = ResponseOf<typeof findSectionByBrandTitle>['items'][number]

/** Brands whose title begins like the query, each with the sections that hold its goods. */
export async function loadBrandSections(query: string): Promise<BrandSections[]> {
  'use cache'
  keepCached('search')
  const answer = await orMissing(serverGateway().call(findSectionByBrandTitle, { query: { q: query } }))
  return answer?.items ?? []
}
