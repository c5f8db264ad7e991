import type { PartyLookup } from '@/gateway/core/ports/party-lookup'
import { bind } from '@/gateway/http/bind'
import type { ServiceDeps } from '@/gateway/services/deps'
import { findParty } from '@/gateway/services/parties/find-party'
import * as contract from '@/lib/gateway/contracts/site/parties'

export function partyBindings(deps: ServiceDeps, parties: PartyLookup) {
  return [
    bind(contract.findParty, async ({ body }, { client }) => ({
      party: await findParty(deps, parties, body.inn, client),
    })),
  ]
}
