import 'server-only'
import { kept } from '@/lib/gateway/cache'
import { searchParts } from '@/lib/gateway/contracts/search'
import { orMissing } from '@/lib/gateway/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { toBrandQuery } from '@/lib/parts/brand-query'
import { codesOfParts, type PartWithAnalogs, toPartOffers } from '../model/part'

export type PartQuery = {
  article: string
  /** A title or an external id. */
  brand: string
  isOem: boolean
}

/** Offers for a part and for its analogs. */
export const loadPartOffers = kept({
  name: 'search',
  as: 'part-offers',
  keys: codesOfParts,
  read: readPartOffers,
})

async function readPartOffers({ article, brand, isOem }: PartQuery): Promise<PartWithAnalogs | undefined> {
  const body = { article, ...toBrandQuery(brand), ...(isOem ? { oem: true } : {}) }
  const answer = await orMissing(serverGateway().call(searchParts, { body }))
  if (!answer) return undefined
  return {
    part: answer.part && toPartOffers(answer.part),
    analogs: answer.analogs.map(toPartOffers),
    pricedAt: answer.pricedAt,
  }
}
