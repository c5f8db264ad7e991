import type { Client } from '@/gateway/core/client'
import type { CoreDeps } from '@/gateway/core/deps'
import { fieldError } from '@/gateway/core/errors/errors'
import type { Party, PartyLookup } from '@/gateway/core/ports/party-lookup'
import { consumeLimits, limitsFrom } from '@/gateway/services/limits/rate-limit'
import { innDoubt, innProblem } from '@/lib/validation/companies/requisites'

/** Each look-up may cost the owner money, and no user has so many companies to fill in. */
const FROM_ADDRESS = 60
const HOUR = 3600

type Deps = Pick<CoreDeps, 'db' | 'now' | 'addressLimitFactor'>

/** The company of a taxpayer number; an impossible number is refused without a look-up. */
export async function findParty(
  deps: Deps,
  book: PartyLookup,
  inn: string,
  client: Client,
): Promise<Party | null> {
  const problem = innProblem(inn) ?? innDoubt(inn)
  if (problem !== null) throw fieldError('inn', problem)
  await consumeLimits(deps, limitsFrom(deps, client, { key: 'party', max: FROM_ADDRESS, seconds: HOUR }))
  return book.find(inn)
}
