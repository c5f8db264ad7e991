import 'server-only'
import type { z } from 'zod'
import { withinPage } from '@/lib/data-cache/within-page'
import { readMailing } from '@/lib/gateway/contracts/accounts/passport'
import { isGatewayError } from '@/lib/gateway/errors'
import { gatewayInNameOf } from '@/lib/gateway/server-client'

/** Statuses of the gateway for an unknown link, or one that a mail program has cut. */
const REFUSALS = [400, 404, 422]

type Mailing = z.infer<typeof readMailing.response>

/** Whether emails go to the owner of an email's link; an unknown link and a missing answer have values of their own. */
export async function loadMailing(headers: Headers, token: string): Promise<Mailing | 'nobody' | 'away'> {
  if (token === '') return 'nobody'
  try {
    return await withinPage(() => gatewayInNameOf(headers).call(readMailing, { body: { token } }))
  } catch (error) {
    return isGatewayError(error) && REFUSALS.includes(error.status) ? 'nobody' : 'away'
  }
}
