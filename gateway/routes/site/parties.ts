import type { PartyBook } from '@/gateway/core/ports/party-book'
import { bind } from '@/gateway/http/bind'
import type { ServiceDeps } from '@/gateway/services/deps'
import { findParty } from '@/gateway/services/parties/find-party'
import * as contract from '@/lib/gateway/contracts/site/parties'

export function partyBindings(deps: ServiceDeps, parties: PartyBook) {
  return [
    bind(contract.findParty, async ({ body }, { client }) => ({
      party: await findParty(deps, parties, body.inn, client),
    })),
  ]
}
