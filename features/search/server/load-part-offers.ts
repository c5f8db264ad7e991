import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { searchParts } from '@/lib/gateway/contracts/catalog/search'
import { orMissing } from '@/lib/data-cache/load'
import type { ResponseOf } from '@/lib/gateway/operation'
import { serverGateway } from '@/lib/gateway/server-client'
import { toBrandQuery } from '@/lib/parts/number/brand-query'
import { codesOfParts, type PartWithAnalogs, toPartOffers } from '../model/part'

export type PartQuery = {
  article: string
  /** A title or an external id. */
  brand: string
  isOem: boolean
}

/** Offers for a part and for its analogs. */
export const loadPartOffers = cached({
  name: 'search',
  as: 'part-offers',
  keys: codesOfParts,
  read: readPartOffers,
})

async function readPartOffers({ article, brand, isOem }: PartQuery): Promise<PartWithAnalogs | undefined> {
  const body = { article, ...toBrandQuery(brand), ...(isOem ? { oem: true } : {}) }
  const response = await orMissing(serverGateway().call(searchParts, { body }))
  return response && toPartWithAnalogs(response)
}

export function toPartWithAnalogs({
  part,
  analogs,
  replacedBy,
  pricedAt,
}: ResponseOf<typeof searchParts>): PartWithAnalogs {
  return { part: part && toPartOffers(part), analogs: analogs.map(toPartOffers), replacedBy, pricedAt }
}
