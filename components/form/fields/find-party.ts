import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import { findParty } from '@/lib/gateway/contracts/site/parties'
import type { ResponseOf } from '@/lib/gateway/operation'

export type Party = NonNullable<ResponseOf<typeof findParty>['party']>

/** The company with this taxpayer number; null for an unknown one. Fetched on demand: it brings the contracts. */
export async function findPartyBy(inn: string, signal: AbortSignal): Promise<Party | null> {
  return requireResponse(
    await browserGateway().call(findParty, { body: { inn } }, { handlesErrors: true, signal }),
  ).party
}
