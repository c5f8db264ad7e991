import 'server-only'
import { keepCached } from '@/lib/gateway/cache'
import { searchParts } from '@/lib/gateway/contracts/search'
import { orMissing } from '@/lib/gateway/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { toBrandQuery } from '@/lib/parts/brand-query'
import { type PartWithAnalogs, toPartOffers } from '../model/part'

export type PartQuery = {
  article: string
  /** A title or an external id. */
  brand: string
  isOem: boolean
}

/** Offers for a part and for its analogs. */
export async function loadPartOffers({
  article,
  brand,
  isOem,
}: PartQuery): Promise<PartWithAnalogs | undefined> {
  'use cache'
  keepCached('search')
  const body = { article, ...toBrandQuery(brand), ...(isOem ? { oem: true } : {}) }
  const answer = await orMissing(serverGateway().call(searchParts, { body }))
  if (!answer) return undefined
  return {
    part: answer.part && toPartOffers(answer.part),
    analogs: answer.analogs.map(toPartOffers),
    pricedAt: answer.pricedAt,
  }
}
