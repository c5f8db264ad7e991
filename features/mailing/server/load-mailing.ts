import 'server-only'
import type { z } from 'zod'
import { readMailing } from '@/lib/gateway/contracts/accounts/passport'
import { isGatewayError } from '@/lib/gateway/errors'
import { gatewayInNameOf } from '@/lib/gateway/server-client'

const TIMEOUT_MS = 10_000
/** What the gateway says to a link that it has not made, or that the post has cut. */
const REFUSALS = [400, 404, 422]

type Mailing = z.infer<typeof readMailing.response>

/** Whether letters go to whom the link of a letter belongs: 'nobody' for a link that is not ours, 'away' when nobody could say. */
export async function loadMailing(headers: Headers, token: string): Promise<Mailing | 'nobody' | 'away'> {
  if (token === '') return 'nobody'
  try {
    return await gatewayInNameOf(headers, { timeoutMs: TIMEOUT_MS }).call(readMailing, { body: { token } })
  } catch (error) {
    return isGatewayError(error) && REFUSALS.includes(error.status) ? 'nobody' : 'away'
  }
}
