import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { readCampaign, readClubTerms } from '@/lib/gateway/contracts/accounts/loyalty'
import { isGatewayError } from '@/lib/gateway/errors'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import type { Campaign, ClubTerms } from '../model/club-terms'

/** The figures by which the shop counts; undefined where the gateway has no club. */
export const loadClubTerms = cached({ name: 'content', as: 'club-terms', read: readTerms })

/** A promotion by the code of its page; undefined when there is none. */
export const loadCampaign = cached({
  name: 'content',
  as: 'campaign',
  keys: (_, code: string) => [code],
  read: (code: string): Promise<Campaign | undefined> =>
    orUnknown(orMissing(serverGateway().call(readCampaign, { query: { code } }))),
})

function readTerms(): Promise<ClubTerms | undefined> {
  return orUnknown(orMissing(serverGateway().call(readClubTerms, {})))
}

/** These calls are the shop's own: another gateway may not answer them. */
async function orUnknown<T>(answer: Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isGatewayError(error) && error.kind === 'notImplemented') return undefined
    throw error
  }
}
